import { z } from 'zod'
import { own, type TeamRole } from '#base/access/access.ts'
import { call, download, subject, upload } from '#base/call.ts'
import { dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { Side } from '#shop/catalogue/picture/contract.ts'
import { mappingLimits } from './rules.ts'

export const skuMapping = subject('sku-mapping', ['SKU', 'SKU'], { portal: '/my-skus' })

const MappedFile = z.object({ side: Side, fileId: Id })

/** What a seller's SKU means: a variant, or by a pattern many, and what is printed. */
export const SkuMapping = z.object({
  id: Id,
  /** As the seller writes it; `{SIZE}`, `{COLOR}` and `*` make it a pattern. */
  sku: z.string(),
  productID: z.string(),
  productName: z.string(),
  productNameVi: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  templateId: Id.nullable(),
  templateName: z.string().nullable(),
  files: z.array(MappedFile.extend({ name: z.string() })),
  /** It is personalised: an order of it without its buyer's words is refused. */
  needsText: z.boolean(),
  changedAt: Instant,
})
export type SkuMapping = z.output<typeof SkuMapping>
/** As the server gives it, with instants as dates. */
export type SkuMappingFacts = z.input<typeof SkuMapping>

export const SkuMappingBody = z.object({
  sku: z.string().trim().min(1).max(mappingLimits.sku),
  productID: z.string().trim().min(1).max(80),
  color: z.string().trim().max(80).nullable().default(null),
  size: z.string().trim().max(80).nullable().default(null),
  /** One of my products, whose design is printed; then no files are named. */
  templateId: Id.nullable().default(null),
  files: z
    .array(MappedFile)
    .max(5)
    .refine(files => new Set(files.map(({ side }) => side)).size === files.length, 'TEMPLATE_SIDE_TWICE')
    .default([]),
  needsText: z.boolean().default(false),
})
export type SkuMappingBody = z.output<typeof SkuMappingBody>

const published = (roles: readonly TeamRole[]) => ({ ...own(roles), published: true }) as const
named({ SkuMapping })

export const skuCalls = {
  skuMappings: call('GET /v1/sku-mapping', {
    ...published(['orders', 'designs', 'readOnly']),
    summary: 'What my own SKUs mean: a variant and its art, one page, by SKU',
    query: PageQuery.extend({ q: z.string().trim().max(100).optional() }),
    answer: pageOf(SkuMapping),
  }),
  setSkuMapping: call('PUT /v1/sku-mapping', {
    ...published(['orders', 'designs']),
    did: { about: skuMapping, done: ['Said what a SKU means', 'Khai báo một SKU'] },
    summary: 'Say what one of my SKUs, or a pattern of them, means; what was said of it before is replaced',
    body: SkuMappingBody,
    answer: dataOf(SkuMapping),
  }),
  deleteSkuMapping: call('DELETE /v1/sku-mapping/{id}', {
    ...published(['orders', 'designs']),
    did: { about: skuMapping, done: ['Deleted a SKU', 'Xóa một SKU'] },
    summary: 'Forget what one of my SKUs means',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
  importSkuMappings: upload('POST /v1/sku-mapping/file', {
    ...published(['orders', 'designs']),
    did: { about: skuMapping, done: ['Imported SKUs', 'Nhập tệp SKU'] },
    summary: 'Say what many SKUs mean by a file (CSV, TSV or XLSX) as the download has it: all of its rows, or none and what is wrong',
    answer: dataOf(z.object({ rows: z.int() })),
    maxBytes: 10 * 2 ** 20,
  }),
  exportSkuMappings: download('GET /v1/sku-mapping/file', {
    ...published(['orders', 'designs', 'readOnly']),
    summary: 'What my own SKUs mean, as CSV that can be sent back',
    answer: z.null(),
  }),
}
