// The office's form of a voucher, as people type it; its bounds are checked with the contract's.
import { z } from 'zod'
import { CentsShape } from '#base/shapes.ts'

export const VoucherForm = z.object({
  code: z.string(),
  amountCents: CentsShape.optional(),
  percent: z.number().optional(),
  fromCents: CentsShape.optional(),
  mostCents: CentsShape.optional(),
  startsAt: z.string(),
  endsAt: z.string(),
  maxUses: z.int().optional(),
  isOncePerUser: z.boolean(),
  note: z.string(),
})
type Typed = z.infer<typeof VoucherForm>

/** The form in the contract's shape: nothing for what was left empty, hundredths of a percent, times of the reader's own zone. */
export function voucherOf({ percent, startsAt, endsAt, ...given }: Typed) {
  const instant = (typed: string) => (typed === '' ? null : new Date(typed).toISOString())
  return {
    ...given,
    amountCents: given.amountCents ?? null,
    shareBasisPoints: percent === undefined ? null : Math.round(percent * 100),
    fromCents: given.fromCents ?? 0,
    mostCents: given.mostCents ?? null,
    maxUses: given.maxUses ?? null,
    startsAt: instant(startsAt),
    endsAt: instant(endsAt),
  }
}
