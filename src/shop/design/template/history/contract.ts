import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { dataOf, Id, IdParam, Instant, named, PersonName, RowVersion } from '#base/shapes.ts'
import { Side } from '#shop/catalogue/picture/contract.ts'
import { TemplateDetail, template } from '../../contract.ts'

/** A design as it was saved once: `savedAt` and `savedBy` are null where that was before they were kept. */
const DesignVersion = z.object({
  version: RowVersion,
  /** It is what is ordered now. */
  isCurrent: z.boolean(),
  savedAt: Instant.nullable(),
  savedBy: PersonName.nullable(),
  /** From then on it is no longer kept; null of the one that is ordered. */
  keptUntil: Instant.nullable(),
  colors: z.array(z.string()),
  /** The proof of each of its sides. */
  pictures: z.array(z.object({ side: Side, url: z.string() })),
})
export type DesignVersion = z.input<typeof DesignVersion>
export const RestoreBody = z.object({
  /** The version of the product that was seen: another one is refused. */
  version: RowVersion,
  /** What is drawn and not saved may be lost by it. */
  replacesDraft: z.boolean().default(false),
})
export type RestoreBody = z.infer<typeof RestoreBody>
named({ DesignVersion })

export const designHistoryCalls = {
  designVersions: call('GET /v1/product-custom-template/{id}/version', {
    ...own(['orders', 'designs', 'readOnly']),
    published: true,
    summary: 'What one of my products was saved as within the last 30 days, the newest first, the 100 latest',
    params: IdParam,
    answer: dataOf(z.array(DesignVersion)),
  }),
  restoreDesign: call('POST /v1/product-custom-template/{id}/version/{saved}/restore', {
    ...own(['designs']),
    published: true,
    did: { about: template, done: ['Restored an earlier design', 'Khôi phục thiết kế trước đó'] },
    summary: 'Make the draft of one of my products what was saved at this version; what is ordered stays until it is saved',
    params: IdParam.extend({ saved: z.coerce.number().pipe(Id.max(2 ** 31 - 1)) }),
    body: RestoreBody,
    answer: dataOf(TemplateDetail),
  }),
}
