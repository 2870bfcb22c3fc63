// What staff do about somebody else's account on their behalf; each is told to the person whose account it is.
import { z } from 'zod'
import { call } from '#base/call.ts'
import { phoneFault } from '#base/fields.ts'
import { dataOf, Email, fieldOf, IdParam, named } from '#base/shapes.ts'
import { languages } from '#base/text.ts'
import { account, Line, trimmed } from '#shop/account/person/contract.ts'
import { packingLimits } from '#shop/packing/rules.ts'

const Text = (max: number) => z.string().trim().max(max)

/** What a seller's profile and packing slips hold; empty where they never filled it in. */
export const SellerData = z.object({
  fullName: Text(100),
  phone: fieldOf(value => (value === '' ? undefined : phoneFault(value))),
  address: Text(300),
  language: z.enum(languages),
  /** The name on their packing slips; empty: the shop's own. */
  shopName: Text(packingLimits.senderMax),
  returnAddress: Text(packingLimits.returnAddressMax),
})
export type SellerData = z.infer<typeof SellerData>

export const EmailBody = z.object({ newEmail: trimmed(Email), reason: Line(500) })
export const LinkBody = z.object({ reason: Line(500) })
/** As the office's form has it. */
export const CorrectForm = SellerData.extend({ reason: Line(500) })
/** What is left out stays as it is. */
export const CorrectBody = SellerData.partial().extend({ seen: z.string().max(64), reason: Line(500) })
/** `seen` stands for what was shown; a correction of anything else is refused. */
export const SeenSellerData = SellerData.extend({ seen: z.string() })

named({ SeenSellerData })

const office = { access: { staff: ['support'] }, touches: 'any' } as const

export const careCalls = {
  sendPasswordLink: call('POST /v1/office/account/{id}/password-link', {
    ...office,
    money: 'access',
    did: {
      about: account,
      done: ['Sent a link for a new password', 'Gửi liên kết đặt mật khẩu mới'],
      asks: ['Send a link for a new password', 'Gửi liên kết đặt mật khẩu mới'],
    },
    summary: 'Mail a person a link, good once within the hour, to set a new password; for staff it takes two people',
    params: IdParam,
    body: LinkBody,
    answer: dataOf(z.object({ email: z.string() })),
  }),
  askPersonEmail: call('POST /v1/office/account/{id}/email', {
    ...office,
    money: 'access',
    did: {
      about: account,
      done: ['Asked a new address to confirm as their email', 'Gửi xác nhận đến email mới của người bán'],
      asks: ['Change a seller’s email', 'Đổi email của người bán'],
    },
    summary:
      'Give a seller another email: it holds once the new address is proved by its link, and takes two people unless none was proved',
    params: IdParam,
    body: EmailBody,
    answer: dataOf(z.object({ newEmail: z.string() })),
  }),
  sellerData: call('GET /v1/office/account/{id}/data', {
    ...office,
    summary: 'What staff may correct of a seller’s profile and packing slips',
    params: IdParam,
    answer: dataOf(SeenSellerData),
  }),
  correctSeller: call('PUT /v1/office/account/{id}/data', {
    ...office,
    money: { none: 'Corrects names and addresses; no price, limit or payment is among them' },
    did: { about: account, done: ['Corrected the seller’s details', 'Chỉnh sửa thông tin người bán'] },
    summary: 'Correct a seller’s data, which they are told; `seen` is what was shown, and refused where it has changed since',
    params: IdParam,
    body: CorrectBody,
    answer: dataOf(SeenSellerData),
  }),
}
