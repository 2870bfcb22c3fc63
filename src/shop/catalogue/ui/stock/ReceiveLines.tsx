import { formatNumber } from '#base/number.ts'
import { nameIn } from '#base/text.ts'
import { NumberInput } from '#kit/app/form/NumberInput.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { IconButton } from '#kit/control/Button.tsx'
import { cx } from '#kit/cx.ts'
import { Sheet } from '#kit/layout/Sheet.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { type StockKind, type StockLine, stockAfter, stockLimits } from '../../stock/rules.ts'
import styles from './stock.module.css'
import type { StockRow } from './stock-row.ts'
import { Variant } from './Variant.tsx'

interface Props {
  kind: StockKind
  lines: readonly StockLine[]
  /** By variant ID in capitals. */
  found: ReadonlyMap<string, StockRow>
  onPieces: (variantID: string, quantity: number) => void
  onRemove: (variantID: string) => void
}

/** Each variant with what is there before and after; what cannot be is red and says why. */
export function ReceiveLines({ lines, ...rest }: Props) {
  const t = useText('stockOffice')
  if (lines.length === 0)
    return (
      <EmptyState drawing="scan" title={t('nothing')}>
        {t('receiveHint')}
      </EmptyState>
    )
  return (
    <Sheet aria-label={t('lines')}>
      <thead>
        <tr>
          <th scope="col">{t('variantID')}</th>
          <th scope="col">{t('pieces')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('choice')}</th>
          <th scope="col">
            <span className="unseen">{t('removing')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <Line key={line.variantID} line={line} {...rest} />
        ))}
      </tbody>
    </Sheet>
  )
}

function Line({ line: { variantID, quantity }, kind, found, onPieces, onRemove }: Omit<Props, 'lines'> & { line: StockLine }) {
  const t = useText('stockOffice')
  const language = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  const row = found.get(variantID.toUpperCase())
  const after = row && stockAfter(kind, row.stock, quantity)
  const problem = !row
    ? t('unknown')
    : after === 'NOT_COUNTED'
      ? t('notCounted')
      : after === 'TOO_FEW'
        ? t('tooFew', { stock: number(row.stock ?? 0) })
        : after === 'TOO_MANY'
          ? t('tooMany')
          : undefined
  return (
    <tr>
      <th scope="row">
        {row?.variantID ?? variantID}
        {problem !== undefined && <small className={cx('red', styles.problem)}>{problem}</small>}
      </th>
      <td className={styles.pieces}>
        <NumberInput
          label={<span className="unseen">{t('piecesOf', { code: variantID })}</span>}
          min={kind === 'COUNT' ? 0 : 1}
          max={stockLimits.pieces}
          value={quantity}
          onChange={typed => typed !== undefined && !Number.isNaN(typed) && onPieces(variantID, typed)}
        />
      </td>
      <td>{!row ? '–' : row.stock === null ? t('uncounted') : number(row.stock)}</td>
      <td>
        <b>{typeof after === 'number' ? number(after) : '–'}</b>
      </td>
      <td>{row && nameIn(language, row)}</td>
      <td>{row && <Variant of={row} />}</td>
      <td data-act="">
        <IconButton icon="close" size="small" label={t('remove', { code: variantID })} onClick={() => onRemove(variantID)} />
      </td>
    </tr>
  )
}
