import { z } from 'zod'
import { call, subject } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { CentsShape, Day, dataOf, Id, IdParam, named } from '#base/shapes.ts'
import { ShippingLevel } from '#shop/catalogue/price/contract.ts'

export const holiday = subject('holiday', ['Holiday', 'Ngày nghỉ'], { office: '/office/shipping' })
export const shipping = subject('shipping', ['Shipping rates', 'Giá vận chuyển'], { office: '/office/shipping' })

export const ShippingOptionName = z.enum(['free', 'standard', 'priority', 'express', 'international'])
export type ShippingOptionName = z.infer<typeof ShippingOptionName>

/** What one option costs for one parcel; days are working days. */
export const ShippingOffer = z.object({
  name: ShippingOptionName,
  level: ShippingLevel,
  costCents: CentsShape,
  minDays: z.int(),
  maxDays: z.int(),
})
export type ShippingOffer = z.infer<typeof ShippingOffer>

/** An offer with the days it arrives between, holidays and weekends left out, and from which production cost of an order on it is made. */
export const ShippingEstimate = ShippingOffer.extend({ arrivesFrom: Day, arrivesTo: Day, fromProductionCents: CentsShape })
export type ShippingEstimate = z.infer<typeof ShippingEstimate>

/** A day on which nothing is made or carried. */
export const Holiday = z.object({ day: Day, name: z.string(), nameVi: z.string() })
export type Holiday = z.infer<typeof Holiday>
const Name = z.string().trim().min(1, 'REQUIRED').max(80)
export const HolidayBody = z.object({ day: Day, name: Name, nameVi: Name })

const Rate = z.object({ upToOz: z.number().positive().max(10_000), costCents: CentsShape.min(0).max(1_000_000) })
export const ShippingChange = z.object({
  minDays: z.int().min(0).max(90),
  maxDays: z.int().min(0).max(90),
  fromProductionCents: CentsShape.min(0).max(1_000_000_00),
  extraPoundCents: CentsShape.min(0).max(1_000_000),
  isEnabled: z.boolean(),
  rates: z.array(Rate).min(1).max(50),
})
/** A new option to a country (ISO 3166-1 alpha-2), or to all that have none of their own (*). Its name says its level. */
export const NewShippingOption = ShippingChange.extend({ country: z.string().regex(/^(?:[A-Z]{2}|\*)$/), name: ShippingOptionName })
export type NewShippingOption = z.infer<typeof NewShippingOption>
/** An option to a country with its steps of weight; `country` is ISO 3166-1 alpha-2, or * for all others. */
export const ShippingOption = z.object({
  id: Id,
  country: z.string(),
  name: ShippingOptionName,
  level: ShippingLevel,
  minDays: z.int(),
  maxDays: z.int(),
  fromProductionCents: CentsShape,
  extraPoundCents: CentsShape,
  isEnabled: z.boolean(),
  rates: z.array(Rate),
})
export type ShippingOption = z.infer<typeof ShippingOption>

/** `isSold` is false where the carrier's account cannot buy this level to this country: then nobody is offered it. */
export const OfficeShippingOption = ShippingOption.extend({ isSold: z.boolean() })
export type OfficeShippingOption = z.infer<typeof OfficeShippingOption>

export const Country = z.string().regex(/^[A-Z]{2}$/)

named({ ShippingRate: Rate, ShippingOption, OfficeShippingOption, ShippingOptionName, ShippingOffer, Holiday })

export const shippingCalls = {
  shippingOffers: call('GET /v1/shipping', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'What carrying a parcel of this weight to this country costs',
    query: z.object({
      country: Country,
      weightOz: z.coerce.number().positive().max(10_000),
      productionCents: z.coerce.number().int().min(0).max(1_000_000_00).default(0),
    }),
    answer: dataOf(z.array(ShippingEstimate)),
    published: true,
  }),
  officeHolidays: call('GET /v1/office/holiday', {
    access: { staff: ['catalogue', 'auditor', 'support'] },
    touches: 'any',
    summary: 'The holidays of this year and the next ones',
    answer: dataOf(z.array(Holiday)),
  }),
  setHoliday: call('PUT /v1/office/holiday', {
    access: { staff: ['catalogue'] },
    touches: 'any',
    money: { none: 'Working days' },
    did: { about: holiday, done: ['Added a holiday', 'Thêm ngày nghỉ'] },
    summary: 'Name a day as a holiday; the same day again changes its name',
    body: HolidayBody,
    answer: dataOf(Holiday),
  }),
  removeHoliday: call('DELETE /v1/office/holiday/{day}', {
    access: { staff: ['catalogue'] },
    touches: 'any',
    money: { none: 'Working days' },
    did: { about: holiday, done: ['Removed a holiday', 'Xóa ngày nghỉ'] },
    summary: 'Make a holiday a working day again',
    params: z.object({ day: Day }),
    answer: dataOf(z.null()),
  }),
  officeShipping: call('GET /v1/office/shipping', {
    access: { staff: ['catalogue', 'auditor', 'support'] },
    touches: 'any',
    summary: 'Every shipping option with its rates',
    answer: dataOf(z.array(OfficeShippingOption)),
  }),
  changeShipping: call('PUT /v1/office/shipping/{id}', {
    access: { staff: ['catalogue'] },
    touches: 'any',
    money: 'price',
    did: { about: shipping, done: ['Changed shipping rates', 'Đổi giá vận chuyển'], asks: ['Change shipping rates', 'Đổi giá vận chuyển'] },
    summary: 'Change one shipping option and all its rates; orders that are paid keep what they paid',
    params: IdParam,
    body: ShippingChange,
    answer: dataOf(ShippingOption),
  }),
  addShipping: call('POST /v1/office/shipping', {
    access: { staff: ['catalogue'] },
    touches: 'any',
    money: 'price',
    did: {
      about: shipping,
      done: ['Added a shipping option', 'Thêm hình thức vận chuyển'],
      asks: ['Add a shipping option', 'Thêm hình thức vận chuyển'],
    },
    summary: 'Offer an option to a country; a country with options of its own has no others',
    body: NewShippingOption,
    answer: dataOf(ShippingOption),
  }),
  removeShipping: call('DELETE /v1/office/shipping/{id}', {
    access: { staff: ['catalogue'] },
    touches: 'any',
    money: 'price',
    did: {
      about: shipping,
      done: ['Removed a shipping option', 'Xóa hình thức vận chuyển'],
      asks: ['Remove a shipping option', 'Xóa hình thức vận chuyển'],
    },
    summary:
      'Remove an option; orders that are paid keep what they paid and their level, and a country without options has those of all others',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
}

export const shippingEvents = {
  'holiday.changed': event<{ day: string }>({ own: false, staff: ['catalogue', 'auditor', 'support'] }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof shippingEvents> {}
}
