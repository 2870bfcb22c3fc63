import { z } from 'zod'
import { call } from '#base/call.ts'
import { dataOf } from '#base/shapes.ts'
import { LibraryFile, libraryFile } from '../../contract.ts'

/** The last part of an upload's address. */
export const UploadId = z.string().regex(/^[\w-]{22}$/)

export const uploadCalls = {
  finishUpload: call('POST /v1/file/upload/{id}/finish', {
    access: { seller: ['orders', 'designs'] },
    touches: 'own',
    did: { about: libraryFile, done: ['Uploaded a print file in parts', 'Tải tệp in lên theo từng phần'] },
    summary: 'Add a file to my library that has come in parts (tus 1.0, at /v1/file/upload)',
    params: z.object({ id: UploadId }),
    answer: dataOf(LibraryFile),
    published: true,
  }),
}
