import { z } from 'zod'
import { download } from '#base/call.ts'
import { IdParam } from '#base/shapes.ts'
import { byProduction, watch } from '../../contract.ts'

export const productionFileCalls = {
  batchFiles: download('GET /v1/office/production/batch/{id}/files', {
    ...byProduction,
    summary: 'The print files of a batch as a ZIP, a file for each side of each piece, named by ticket and order',
    params: IdParam,
    answer: z.null(),
  }),
  orderFiles: download('GET /v1/office/production/order/{id}/files', {
    ...byProduction,
    summary: 'The print files of one order as a ZIP, named as those of its batch',
    params: IdParam,
    answer: z.null(),
  }),
  batchTable: download('GET /v1/office/production/batch/{id}/table', {
    ...byProduction,
    summary: 'A batch as CSV: a line for each side of each piece, with the name of its print file',
    params: IdParam,
    answer: z.null(),
  }),
  underbaseContent: download('GET /v1/office/production/file/{id}/underbase', {
    ...watch,
    summary: 'The white underbase of a print file: 8-bit grey, 255 for full white ink',
    params: IdParam,
    answer: z.null(),
  }),
  printFileContent: download('GET /v1/office/production/file/{id}/content', {
    ...watch,
    summary: 'One rendered print file',
    params: IdParam,
    answer: z.null(),
  }),
}
