import type { CallAnswer } from '#base/call.ts'
import { formatNumber } from '#base/number.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { gangCalls } from '../../gang/contract.ts'

export type Planned = CallAnswer<typeof gangCalls.planSheets>['data']

/** What became of a plan, in words: what lies on sheets, then what does not, and why. */
export function usePlannedWords() {
  const t = useText('production')
  const language = useLanguage()
  return ({ sheets, batches, pieces, wastePercent, tooLarge, rendering, alone, hasMore }: Planned) => {
    const share = formatNumber(wastePercent, language, { most: 1 })
    const tickets = tooLarge.slice(0, 5).map(({ ticket }) => ticket)
    const isCut = tooLarge.length > tickets.length
    const made = t('gangPlanned', { count: sheets.length })
    const figures = t('gangPlannedFigures', {
      made,
      prints: t('gangPrints', { count: pieces }),
      of: t('ofBatches', { count: batches }),
      share,
    })
    return {
      headline: sheets.length === 0 ? t('gangPlannedNone') : figures,
      left: [
        tooLarge.length > 0 && t('gangTooLarge', { count: tooLarge.length, tickets: tickets.join(', ') + (isCut ? ' …' : '') }),
        rendering > 0 && t('gangRendering', { count: rendering }),
        alone > 0 && t('gangAlone', { count: alone }),
        hasMore && t('gangMore'),
      ].filter(line => line !== false),
    }
  }
}
