import { z } from 'zod'
import { call } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam } from '#base/shapes.ts'

/** Spec §9. */
export const ShippingLevel = z.enum(['STANDARD', 'EXPRESS', 'PRIORITY', 'INTERNATIONAL'])
export type ShippingLevel = z.infer<typeof ShippingLevel>
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

const Rate = z.object({ upToOz: z.number().positive().max(10_000), costCents: CentsShape.min(0).max(1_000_000) })
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

export const Country = z.string().regex(/^[A-Z]{2}$/)

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
    answer: dataOf(z.array(ShippingOffer)),
    published: true,
  }),
  officeShipping: call('GET /v1/office/shipping', {
    access: { staff: ['catalogue', 'auditor', 'support'] },
    touches: 'any',
    summary: 'Every shipping option with its rates',
    answer: dataOf(z.array(ShippingOption)),
  }),
  changeShipping: call('PUT /v1/office/shipping/{id}', {
    access: { staff: ['catalogue'] },
    touches: 'any',
    summary: 'Change one shipping option and all its rates; orders that are paid keep what they paid',
    params: IdParam,
    body: z.object({
      minDays: z.int().min(0).max(90),
      maxDays: z.int().min(0).max(90),
      fromProductionCents: CentsShape.min(0).max(1_000_000_00),
      extraPoundCents: CentsShape.min(0).max(1_000_000),
      isEnabled: z.boolean(),
      rates: z.array(Rate).min(1).max(50),
    }),
    answer: dataOf(ShippingOption),
  }),
}
