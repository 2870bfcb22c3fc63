// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { fileCalls as contract } from './contract.ts'

export const fileCalls = wire<typeof contract>({
  uploadFiles: 'upload POST /v1/file',
  myFiles: 'GET /v1/file',
  myFile: 'GET /v1/file/{id}',
  renameFile: 'PUT /v1/file/{id}',
  deleteFile: 'DELETE /v1/file/{id}',
  fileContent: 'download GET /v1/file/{id}/content',
  fileThumbnail: 'download GET /v1/file/{id}/thumbnail',
})
