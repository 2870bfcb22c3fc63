import { useEffect, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import type { Cents } from '#base/money.ts'
import { minute } from '#base/time.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useCountdown } from '#kit/show/use-countdown.ts'
import { buyingLabelCalls } from '../../../buy/form/contract.ts'
import { bodyOf, type LabelDraft } from '../form/draft.ts'
import { chosenRates, sumOf } from './choice.rules.ts'

export type PackageRates = CallAnswer<typeof buyingLabelCalls.rateLabels>['data']['packages'][number]
export type LabelRate = PackageRates['rates'][number]

/** Rates hold for 15 minutes; they are asked again a little before. Counted from their answer: the clock of the browser may be wrong. */
const holdMs = 14.5 * minute

/** The rates of the form, what is chosen of them, and, where they were asked again and cost something else, what it was before. */
export function useRates({ form, services }: LabelDraft) {
  const body = bodyOf(form)
  const asked = useCall(
    buyingLabelCalls.rateLabels,
    { body: body ?? noBody },
    { isEnabled: body !== undefined, staleMs: holdMs, keepsLast: true },
  )
  const packages = asked.data?.data.packages
  const chosen = packages && chosenRates(packages, services)
  const totalCents = chosen && sumOf(chosen)
  const leftMs = useCountdown(asked.dataUpdatedAt + holdMs)
  const { refetch, isFetching } = asked
  const isOver = packages !== undefined && leftMs === 0
  useEffect(() => {
    if (isOver && !isFetching) void refetch()
  }, [isOver, isFetching, refetch])
  return { asked, packages, chosen, totalCents, leftMs, isFetching, beforeCents: useBefore(totalCents, asked.dataUpdatedAt) }
}

/** The sum before the last answer, where that changed it; a choice of the reader's is no change. */
function useBefore(cents: Cents | undefined, at: number): Cents | undefined {
  const [seen, setSeen] = useState<{ cents: Cents | undefined; at: number; before?: Cents | undefined }>({ cents, at })
  if (seen.at !== at) setSeen({ cents, at, before: seen.cents === cents ? undefined : seen.cents })
  else if (seen.cents !== cents) setSeen({ cents, at })
  return seen.before
}

const place = { name: '', street1: '', city: '', state: '', postalCode: '', country: '' }
/** Never sent: the form is not filled in. */
const noBody = { shipFrom: place, shipTo: place, storeInformation: '', warehouseInformation: '', packages: [] }
