// What there is to look at on the art of orders, for their sellers and for staff.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { dataOf, Id, IdParam, named } from '#base/shapes.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { DesignFinding } from '#shop/design/document/check/contract.ts'
import { readers } from '../../status/contract.ts'

/** What is to be ordered, with what the checks of its design say; and an item that was. */
export const CheckedLine = z.object({ sku: z.string(), findings: z.array(DesignFinding) })
const CheckedItem = CheckedLine.extend({ itemId: Id })
named({ CheckedLine, CheckedItem })

export const orderCheckCalls = {
  orderChecks: call('GET /v1/order/{id}/check', {
    ...own(teamRoles),
    summary: 'What the checks of designs say to each item of one of my orders, as it was ordered',
    params: IdParam,
    answer: dataOf(z.array(CheckedItem)),
    published: true,
  }),
  officeFindings: call('GET /v1/office/order/check', {
    access: { staff: readers },
    touches: 'any',
    summary: 'What the checks of designs block or warn of on these orders, for a list of them; orders without either are left out',
    query: z.object({ ids: z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/) }),
    answer: dataOf(z.array(z.object({ orderId: Id, findings: z.array(DesignFinding) }))),
  }),
  officeOrderChecks: call('GET /v1/office/order/{id}/check', {
    access: { staff: readers },
    touches: 'any',
    summary: 'What the checks of designs say to each item of an order, as it was ordered',
    params: IdParam,
    answer: dataOf(z.array(CheckedItem)),
  }),
}
