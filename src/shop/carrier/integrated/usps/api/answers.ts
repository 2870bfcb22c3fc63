// The shapes of USPS's answers that are read, and nothing of the rest.
import { z } from 'zod'
import { type Cents, exactCents } from '#base/money.ts'

/** Dollars as a number of JSON, or as text, to the cent; NaN for what is no whole number of cents. */
const Dollars = z.union([z.string(), z.number()]).transform((dollars): Cents => exactCents(String(dollars)))

/** `expires_in` is text in USPS's own example, and a number in others. */
export const AccessToken = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })
export const PaymentToken = z.object({ paymentAuthorizationToken: z.string().min(1) })

const PricedRate = z.object({
  mailClass: z.string().nullish(),
  description: z.string().nullish(),
  rateIndicator: z.string().nullish(),
  processingCategory: z.string().nullish(),
  destinationEntryFacilityType: z.string().nullish(),
})
export type PricedRate = z.output<typeof PricedRate>
/** The base price has the fees in it, and no extra services: none are asked for. */
export const Prices = z.object({ rateOptions: z.array(z.object({ totalBasePrice: Dollars, rates: z.array(PricedRate) })).default([]) })

const Charge = z.object({ price: Dollars })
/** Of a label at home and of one abroad: each has its own name for the number. */
export const Label = z.object({
  trackingNumber: z.string().nullish(),
  internationalTrackingNumber: z.string().nullish(),
  /** Without fees and extra services. */
  postage: Dollars,
  fees: z.array(Charge).default([]),
  extraServices: z.array(Charge).default([]),
  /** In Base64. */
  labelImage: z.string().min(1),
})

export const Cancelled = z.object({ status: z.enum(['CANCELED', 'DISPUTED']), disputeId: z.string().max(60).nullish() })

const Word = z.object({ code: z.string().nullish(), text: z.string().nullish() })
export const CheckedAddress = z.object({
  address: z
    .object({
      streetAddress: z.string().nullish(),
      secondaryAddress: z.string().nullish(),
      city: z.string().nullish(),
      state: z.string().nullish(),
      ZIPCode: z.string().nullish(),
      ZIPPlus4: z.string().nullish(),
    })
    .nullish(),
  additionalInfo: z.object({ DPVConfirmation: z.string().nullish(), vacant: z.string().nullish() }).nullish(),
  corrections: z.array(Word).nullish(),
  matches: z.array(Word).nullish(),
})
export type CheckedAddress = z.output<typeof CheckedAddress>

/** An error as USPS's interfaces, the gate before them, and its sign-in have it. */
export const Failed = z.object({
  error: z
    .union([
      z.string().transform(message => ({ message, errors: [] })),
      z.object({
        message: z.string().default(''),
        errors: z
          .array(
            z.object({
              title: z.string().nullish(),
              detail: z.string().nullish(),
              source: z.object({ parameter: z.string().nullish() }).nullish(),
            }),
          )
          .default([]),
      }),
    ])
    .optional(),
  error_description: z.string().optional(),
  fault: z.object({ faultstring: z.string() }).optional(),
})

/** The first part of a form's answer. */
export const Form = z.object({ manifestNumber: z.string().regex(/^\d{16,34}$/) })

const TrackingEvent = z.object({
  eventCode: z.string().nullish(),
  /** Of where it happened, in another form; this one has no zone to guess. */
  GMTTimestamp: z.iso
    .datetime({ offset: true })
    .transform(text => new Date(text))
    .nullish(),
  eventCity: z.string().nullish(),
  eventState: z.string().nullish(),
})
/** A list, also where some numbers are not known: those have an error in place of events. */
export const Tracked = z.array(z.object({ trackingNumber: z.string().nullish(), trackingEvents: z.array(TrackingEvent).default([]) }))
