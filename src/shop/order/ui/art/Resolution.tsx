import { formatNumber } from '#base/number.ts'
import { Lines, Stack } from '#kit/layout/Stack.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { isAsked } from '../../item/resolution/rules.ts'
import { sideName } from '../../item/rules.ts'
import type { ShownOrder } from '../shown-order.ts'

type ShownFile = ShownOrder['items'][number]['files'][number]
/** A side with how sharp it prints, wherever it stands. */
export type LowSide = { side: string; sku: string; dpi: number | null; minDpi: number }
const meanings = { low: 'amber', medium: 'blue', high: 'green' } as const satisfies Record<string, Meaning>

/** How sharp a side prints, in a figure and in words, and its seller's word where that is low. */
export function Resolution({ file }: { file: Pick<ShownFile, 'dpi' | 'resolution' | 'accepted' | 'state'> }) {
  const t = useText('orderResolution')
  const language = useLanguage()
  const { dpi, resolution, accepted } = file
  if (file.state === 'FAILED') return null
  if (dpi === null || resolution === null) return <small className="hint">{t('unknown')}</small>
  return (
    <small>
      <Badge meaning={meanings[resolution]}>
        {t('dpi', { dpi: formatNumber(dpi, language) })} · {t(resolution)}
      </Badge>
      {resolution === 'low' && accepted !== null && (
        <>
          <br />
          {accepted.by === null ? t('confirmedShort') : t('confirmed', { name: accepted.by })}
        </>
      )}
    </small>
  )
}

/** Each side that prints too low, with its figure and what is needed. */
export function LowSides({ sides }: { sides: readonly LowSide[] }) {
  const t = useText('orderResolution')
  const of = useText('order')
  return (
    <Lines>
      {sides.map(({ side, sku, dpi, minDpi }) => (
        <li key={`${sku} ${side}`}>
          <div>
            <strong>{t('sideLow', { side: of(sideName(side)), dpi: dpi ?? 0, minDpi })}</strong>
            <small className="numbers">{sku}</small>
          </div>
        </li>
      ))}
    </Lines>
  )
}

/** The same as a question: what it means, and each side. */
export function LowArt({ sides }: { sides: readonly LowSide[] }) {
  const t = useText('orderResolution')
  return (
    <Stack gap={12}>
      <p>
        <strong>{t('lowTitle')}.</strong> {t('lowHint')}
      </p>
      <LowSides sides={sides} />
    </Stack>
  )
}

/** The sides of an order that ask for its seller's word. */
export const lowSidesOf = (order: Pick<ShownOrder, 'items'>): LowSide[] =>
  order.items
    .filter(item => item.cancelledAt === null)
    .flatMap(({ sku, files }) =>
      files.filter(file => isAsked(file, file.accepted?.dpi ?? null)).map(({ side, dpi, minDpi }) => ({ side, sku, dpi, minDpi })),
    )

/** What is accepted with all of these: the worst of them. */
export const worstDpi = (sides: readonly LowSide[]): number | undefined =>
  sides.length === 0 ? undefined : Math.min(...sides.map(side => side.dpi ?? 1))
