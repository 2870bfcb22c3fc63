// The columns that a seller has chosen for files, remembered for everybody of their team.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { dataOf, named } from '#base/shapes.ts'
import { trackingColumnIds } from '#shop/order/list/export/rules.ts'
import { order } from '#shop/order/status/contract.ts'
import { orderColumnIds } from '../export.rules.ts'

const chosenOf = <const C extends string>(all: readonly C[]) =>
  z
    .array(z.enum(all as readonly [C, ...C[]]))
    .min(1)
    .max(all.length)
    .refine(columns => new Set(columns).size === columns.length, { error: 'COLUMNS_UNKNOWN' })

/** In their order; null: the usual ones. */
export const ExportColumns = z.object({
  orders: chosenOf(orderColumnIds).nullable(),
  tracking: chosenOf(trackingColumnIds).nullable(),
})
export type ExportColumns = z.infer<typeof ExportColumns>
named({ ExportColumns })

export const exportColumnCalls = {
  exportColumns: call('GET /v1/order/export/columns', {
    ...own(['orders', 'money', 'readOnly']),
    summary: 'The columns that I have chosen for files of my orders and of their tracking numbers',
    answer: dataOf(ExportColumns),
    published: true,
  }),
  setExportColumns: call('PUT /v1/order/export/columns', {
    ...own(['orders']),
    did: { about: order, done: ['Chose the columns of exports', 'Chọn cột cho tệp xuất'], place: '/order' },
    summary: 'Remember the columns of files of my orders, of their tracking numbers, or both; null: the usual ones again',
    body: ExportColumns.partial(),
    answer: dataOf(ExportColumns),
    published: true,
  }),
}
