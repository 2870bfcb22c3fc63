import { useEffect, useState } from 'react'
import { useLanguage } from '#kit/use-text.ts'
import type { ShownOffer } from './offers.ts'

interface Asked {
  country: string
  weightOz: number
}
export type Offers = readonly ShownOffer[] | 'failed' | undefined
/** What a page came with. */
export interface FirstOffers extends Asked {
  offers: readonly ShownOffer[]
}

/**
 * The offers for what is asked; the last ones stand until the new ones are there, nothing while the country's are on their way.
 * `first` is the loader's own value: a new one, say in another language, takes the place of what was asked before.
 */
export function useOffers(first: FirstOffers, { country, weightOz }: Asked): Offers {
  const language = useLanguage()
  const [asked, setAsked] = useState<Asked & { first: FirstOffers; offers: Offers }>()
  const answer = asked?.first === first ? asked : first
  useEffect(() => {
    if (answer.country === country && answer.weightOz === weightOz) return
    let isAwaited = true
    const show = (offers: Offers) => isAwaited && setAsked({ first, country, weightOz, offers })
    // The page brings the first answer; what asks comes with the first question.
    import('./offers.ts').then(({ askOffers }) => askOffers({ country, weightOz }, language)).then(show, () => show('failed'))
    return () => {
      isAwaited = false
    }
  }, [country, weightOz, answer, first, language])
  return answer.country === country ? answer.offers : undefined
}
