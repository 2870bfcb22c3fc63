import { formatCents } from '#base/money.ts'
import { grouped } from '#base/number.ts'
import { nameIn } from '#base/text.ts'
import { minute } from '#base/time.ts'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines, Row, WithRail } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { placeLine } from '#shop/address/rules.ts'
import { quantityOf, totalCart } from '#shop/cart/rules.ts'
import type { DesignFinding } from '#shop/design/document/check/contract.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { Findings } from '../art/Findings.tsx'
import { bodyOf, type Check, checksOf, type Draft, quoteOf } from './draft.ts'
import { LinePicture } from './lines/LinePicture.tsx'
import type { KeptDraft } from './use-draft.ts'
import { useSubmitting } from './use-submitting.ts'

/** A price holds for 15 minutes; it is asked again before. */
const renewMs = 14 * minute

/** The bill, what to look at on each line, the balance, and the button that makes the order and pays it. */
export function SubmitStep({ kept }: { kept: KeptDraft }) {
  const { draft } = kept
  const checks = checksOf(draft)
  const found = useFound(draft)
  const isBlocked = checks.some(check => check.isBlocking) || found.some(line => line.some(({ weight }) => weight === 'BLOCK'))
  return (
    <WithRail isSticky rail={<Bill kept={kept} isBlocked={isBlocked} />}>
      <Goods draft={draft} checks={checks} found={found} />
      <ShipsTo draft={draft} checks={checks} />
    </WithRail>
  )
}

/** What the checks of designs say to each line; nothing before they have answered. */
function useFound(draft: Draft): readonly (readonly DesignFinding[])[] {
  const { items } = bodyOf(draft)
  const answer = useCall(orderIntakeCalls.checkItems, { body: { items } }, { isEnabled: items.length > 0 })
  return answer.data?.data.map(line => line.findings) ?? []
}

type GoodsProps = { draft: Draft; checks: readonly Check[]; found: readonly (readonly DesignFinding[])[] }
function Goods({ draft: { lines, shipBy }, checks, found }: GoodsProps) {
  const t = useText('createOrder')
  const language = useLanguage()
  if (shipBy === 'LABEL') return null
  return (
    <Panel title={t('lines', { count: lines.length })} aside={<Change step="products" />}>
      <Lines as="ol">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          <li key={index}>
            <LinePicture line={line} />
            <div>
              <strong>
                {quantityOf(line.quantity)} × {nameIn(language, line)} · {line.size}
              </strong>
              <small>
                <span className="numbers">{line.sku}</span>
                {line.text.trim() !== '' && ` · “${line.text.trim()}”`}
              </small>
              <Findings found={found[index] ?? []} />
            </div>
            <Checked
              checks={checks.filter(check => check.line === line)}
              worst={found[index]?.find(({ weight }) => weight !== 'NOTE')?.weight}
            />
          </li>
        ))}
      </Lines>
    </Panel>
  )
}

/** What was found comes with what blocks first. */
function Checked({ checks, worst }: { checks: readonly Check[]; worst: DesignFinding['weight'] | undefined }) {
  const t = useText('createOrder')
  if (worst === 'BLOCK') return <Badge meaning="red">{t('check_design')}</Badge>
  if (checks.length === 0 && worst === 'WARN') return <Badge meaning="amber">{t('check_warned')}</Badge>
  if (checks.length === 0) return <Badge meaning="green">{t('ready')}</Badge>
  return checks.map(({ code, isBlocking }) => (
    <Badge key={code} meaning={isBlocking ? 'red' : 'amber'}>
      {t(`check_${code}`)}
    </Badge>
  ))
}

function ShipsTo({ draft: { address, shipBy, label, note, externalId, tag }, checks }: { draft: Draft; checks: readonly Check[] }) {
  const t = useText('createOrder')
  const of = useText('order')
  const type = { USPS: 'STANDARD_USPS', TIKTOK: 'STANDARD_TIKTOK', SELLER: 'SHIP_BY_SELLER', LABEL: 'LABEL' } as const
  return (
    <Panel title={t('step_shipping')} aside={<Change step="shipping" />}>
      <Facts
        of={[
          { label: t('carriage'), value: of(`type_${type[shipBy]}`) },
          { label: t('recipient'), value: address.fullName },
          {
            label: t('address'),
            value: [address.address, address.addressLine2, placeLine(address)].filter(part => part !== '').join(', '),
          },
          shipBy !== 'USPS' && { label: t('label'), value: label.file ? grouped(label.file.trackingNumber) : label.link || '–' },
          externalId.trim() !== '' && { label: of('externalId'), value: externalId.trim() },
          tag.trim() !== '' && { label: of('columnTag'), value: tag.trim() },
          note !== '' && { label: t('note'), value: note },
        ]}
      />
      {checks
        .filter(check => check.line === undefined)
        .map(({ code, isBlocking }) => (
          <Note key={code} meaning={isBlocking ? 'red' : 'amber'} role="status">
            {t(`check_${code}`)}
          </Note>
        ))}
    </Panel>
  )
}

function Change({ step }: { step: 'products' | 'shipping' }) {
  const t = useText('createOrder')
  return (
    <LinkButton size="small" variant="quiet" to={`/order/create-order${step === 'products' ? '' : `?step=${step}`}`}>
      {t(`change_${step}`)}
    </LinkButton>
  )
}

function Bill({ kept, isBlocked }: { kept: KeptDraft; isBlocked: boolean }) {
  const t = useText('createOrder')
  const of = useText('checkout')
  const language = useLanguage()
  const { draft } = kept
  const body = quoteOf(draft)
  const quote = useCall(orderIntakeCalls.quoteOrder, { body: body ?? noBody }, { isEnabled: body !== undefined, everyMs: renewMs })
  const wallet = useCall(walletCalls.myWallet, undefined).data?.data
  const bill = quote.data?.data
  const missing = bill && wallet ? Math.max(0, wallet.debtCents + bill.totalCents - wallet.spendableCents) : 0
  const { send, isBusy, error } = useSubmitting(kept)
  const refused = useWhyNot()(orderIntakeCalls.createOrder)
  const amount = (cents: number) => formatCents(cents, { language })
  const carried = (level: ShippingOptionName | null) => [t('shipping'), level && of(`method_${level}`)].filter(Boolean).join(' · ')
  const pieces = draft.shipBy === 'LABEL' ? 0 : totalCart(draft.lines.map(line => ({ quantity: quantityOf(line.quantity) })))
  return (
    <Panel title={t('bill')}>
      {quote.error && <ErrorNote error={quote.error} onRetry={() => void quote.refetch()} />}
      {!bill && !quote.error && <Skeleton shape="block" />}
      {bill && (
        <Facts
          figures
          of={[
            { label: pieces > 0 ? t('pieces', { count: pieces }) : t('scan'), value: <Money cents={bill.productionCents} /> },
            { label: carried(bill.shippingMethod), value: <Money cents={bill.shippingCents} /> },
            { label: t('total'), value: <Money cents={bill.totalCents} strong />, isTotal: true },
          ]}
        />
      )}
      {wallet && (
        <Row as="p" isSpread>
          <span>{t('balance')}</span> <Money cents={wallet.spendableCents} strong />
        </Row>
      )}
      {missing > 0 && (
        <Note role="status" title={t('lack', { amount: amount(missing) })}>
          {t('lackHint')}
        </Note>
      )}
      {error !== null && <ErrorNote error={error} />}
      <Button
        variant="primary"
        size="large"
        wide
        busy={isBusy}
        reason={refused ?? (isBlocked ? t('blocked') : bill ? undefined : t('pricing'))}
        onClick={() => send(true)}
      >
        {missing > 0 ? t('depositMissing') : bill ? t('submitFor', { total: amount(bill.totalCents) }) : t('submit')}
      </Button>
      <Button wide busy={isBusy} reason={refused ?? (bill ? undefined : t('pricing'))} onClick={() => send(false)}>
        {t('saveUnpaid')}
      </Button>
      <p className="hint">{t('submitHint')}</p>
    </Panel>
  )
}
const noBody = { items: [], country: 'US' }
