// The office's form of a programme, as people type it; its bounds are checked with the contract's.
import { z } from 'zod'
import { CentsShape } from '#base/shapes.ts'

export const ProgrammeForm = z.object({
  nameEn: z.string(),
  nameVi: z.string(),
  percent: z.number(),
  months: z.int(),
  mostCents: CentsShape.optional(),
  startsAt: z.string(),
  endsAt: z.string(),
})

/** The form in the contract's shape: nothing for what was left empty, hundredths of a percent, times of the reader's own zone. */
export function programmeOf({ percent, startsAt, endsAt, mostCents, ...given }: z.infer<typeof ProgrammeForm>) {
  const instant = (typed: string) => (typed === '' ? null : new Date(typed).toISOString())
  return {
    ...given,
    shareBasisPoints: Math.round(percent * 100),
    mostCents: mostCents ?? null,
    startsAt: instant(startsAt),
    endsAt: instant(endsAt),
  }
}
