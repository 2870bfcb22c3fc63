import { z } from 'zod'
import { call, download, subject, upload } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { fileNameFault, limits } from '#base/fields.ts'
import { dataOf, fieldOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { linkCharacters } from './link.rules.ts'

export const libraryFile = subject('file', ['File', 'Tệp'], { portal: '/library' })

/** A print file; `width` and `height` are pixels as it is seen. */
export const LibraryFile = z.object({
  id: Id,
  name: z.string(),
  source: z.enum(['UPLOAD', 'LINK']),
  type: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  hasAlpha: z.boolean(),
  createdAt: Instant,
})
export type LibraryFile = z.output<typeof LibraryFile>
/** As the store selects it, with instants as dates. */
export type LibraryFileRow = z.input<typeof LibraryFile>

/** Where a file lies that is to be fetched; what may be, `link.rules.ts` says. */
export const LinkBody = z.object({ link: z.string().trim().min(1, 'REQUIRED').max(linkCharacters) })
export const RenameBody = z.object({ name: fieldOf(fileNameFault) })

named({ LibraryFile })

export const fileCalls = {
  uploadFiles: upload('POST /v1/file', {
    access: { seller: ['orders', 'designs'] },
    touches: 'own',
    did: { about: libraryFile, done: ['Uploaded print files', 'Tải tệp in lên'] },
    summary: 'Add JPG or PNG print files to my library, at most 50 MB and 30000 × 30000 pixels each',
    body: z.object({}),
    answer: dataOf(z.array(LibraryFile)),
    maxBytes: limits.printFileBytes,
    published: true,
  }),
  addLink: call('POST /v1/file/link', {
    access: { seller: ['orders', 'designs'] },
    touches: 'own',
    did: { about: libraryFile, done: ['Added a print file from a link', 'Thêm tệp in từ liên kết'] },
    summary: 'Add the JPG or PNG behind a share link of Google Drive or Dropbox to my library',
    body: LinkBody,
    answer: dataOf(LibraryFile),
    published: true,
  }),
  myFiles: call('GET /v1/file', {
    access: { seller: ['orders', 'designs', 'readOnly'] },
    touches: 'own',
    summary: 'My library, one page',
    query: PageQuery.extend({
      q: z.string().trim().max(100).optional(),
      source: z.enum(['UPLOAD', 'LINK']).optional(),
      sort: z.enum(['newest', 'oldest', 'name', 'largest']).default('newest'),
    }),
    answer: pageOf(LibraryFile),
    published: true,
  }),
  myFile: call('GET /v1/file/{id}', {
    access: { seller: ['orders', 'designs', 'readOnly'] },
    touches: 'own',
    summary: 'One file of my library',
    params: IdParam,
    answer: dataOf(LibraryFile),
    published: true,
  }),
  renameFile: call('PUT /v1/file/{id}', {
    access: { seller: ['designs'] },
    touches: 'own',
    did: { about: libraryFile, done: ['Renamed a file', 'Đổi tên tệp'] },
    summary: 'Give a file another name',
    params: IdParam,
    body: RenameBody,
    answer: dataOf(LibraryFile),
    published: true,
  }),
  deleteFile: call('DELETE /v1/file/{id}', {
    access: { seller: ['designs'] },
    touches: 'own',
    did: { about: libraryFile, done: ['Deleted a file', 'Xóa tệp'] },
    summary: 'Take a file out of my library; orders that use it keep it',
    params: IdParam,
    answer: dataOf(z.null()),
    published: true,
  }),
  fileContent: download('GET /v1/file/{id}/content', {
    access: { seller: ['orders', 'designs', 'readOnly'] },
    touches: 'own',
    summary: 'The file itself',
    params: IdParam,
    answer: z.null(),
    published: true,
  }),
  fileProxy: download('GET /v1/file/{id}/proxy', {
    access: { seller: ['orders', 'designs', 'readOnly'] },
    touches: 'own',
    summary: 'A WebP of the file, at most 1,500 pixels a side, for editors',
    params: IdParam,
    answer: z.null(),
    published: true,
  }),
  fileThumbnail: download('GET /v1/file/{id}/thumbnail', {
    access: { seller: teamRoles },
    touches: 'own',
    summary: 'A small WebP picture of the file',
    params: IdParam,
    answer: z.null(),
  }),
}

export const fileEvents = {
  /** A file of this name can be had from the library now: orders that wait for it may take it. */
  'file.added': event<{ fileId: number; sellerId: number; name: string }>({
    own: ['orders', 'designs', 'readOnly'],
    staff: [],
  }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof fileEvents> {}
}
