import { useState } from 'react'
import { parseCents, shareOf, typedCents } from '#base/money.ts'
import type { Language } from '#base/text.ts'
import { FieldRow } from '#kit/app/form/AppForm.tsx'
import { NumberInput } from '#kit/app/form/NumberInput.tsx'
import { api } from '#kit/call/api.ts'
import { Button } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { type OfficePriceList, type PreviewRow, type PriceListChange, priceListCalls } from '../../price/contract.ts'
import styles from '../office/CatalogueOffice.module.css'
import { SaveBar } from '../office/SaveBar.tsx'
import { ListPrices, type TypedPrices } from './ListPrices.tsx'
import { PricePreview } from './PricePreview.tsx'

interface Draft {
  name: string
  tier: string
  startsAt: string
  endsAt: string | null
  prices: TypedPrices
  tiers: OfficePriceList['tiers']
}

/** A list's name, tier, span and prices, and what its tier pays by all that is saved. */
export function PriceListEditor({ first, variants }: { first: OfficePriceList; variants: readonly PreviewRow[] }) {
  const t = useText('catalogueOffice')
  const language = useLanguage()
  const [list, setList] = useState(first)
  const [draft, setDraft] = useState(() => draftOf(first, language))
  const [off, setOff] = useState(10)
  const mayNot = useWhyNot()(priceListCalls.savePriceList)
  const put = (patch: Partial<Draft>) => setDraft(before => ({ ...before, ...patch }))
  const show = (data: OfficePriceList) => {
    setList(data)
    setDraft(draftOf(data, language))
  }
  const save = useMoneySend(priceListCalls.savePriceList, {
    changes: [priceListCalls.officePriceLists, priceListCalls.pricePreview],
    done: t('saved'),
    onDone: ({ data }) => show(data),
    onWaits: () => setDraft(draftOf(list, language)),
    showsRefusal: true,
  })
  const read = async () => (await api(priceListCalls.officePriceList, { params: { id: list.id } })).data
  const prices = pricesOf(draft.prices, variants)
  const fill = () => {
    const less = (cents: number) => typedCents(cents - shareOf(cents, Math.round(off * 100)), language)
    put({ prices: Object.fromEntries(variants.map(row => [row.variantId, [less(row.priceSeller), less(row.priceTiktok)]])) })
  }
  const time = (name: 'startsAt' | 'endsAt') => ({
    type: 'datetime-local',
    label: t(name),
    value: draft[name]?.slice(0, 16) ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      put({ [name]: value === '' ? null : `${value}:00.000Z` }),
  })
  return (
    <Stack>
      <Panel>
        <FieldRow>
          <TextInput
            label={t('listName')}
            value={draft.name}
            maxLength={120}
            onChange={event => put({ name: event.currentTarget.value })}
          />
          <TextInput
            label={t('tier')}
            help={t('tierHint')}
            value={draft.tier}
            onChange={event => put({ tier: event.currentTarget.value.toUpperCase() })}
          />
        </FieldRow>
        <FieldRow>
          <TextInput {...time('startsAt')} help={t('spanHint')} />
          <TextInput {...time('endsAt')} help={t('spanHint')} />
        </FieldRow>
        <Row gap={12} align="end" className={styles.tools}>
          <p className="hint">{t('ownPrices')}</p>
          <NumberInput label={t('allOff')} value={off} min={0} max={90} decimals={2} width="short" onChange={value => setOff(value ?? 0)} />
          <Button reason={mayNot} onClick={fill}>
            {t('fill')}
          </Button>
        </Row>
        <ListPrices
          variants={variants}
          prices={draft.prices}
          tiers={draft.tiers}
          onPrices={next => put({ prices: { ...draft.prices, ...next } })}
          onTiers={(productId, next) =>
            put({ tiers: [...draft.tiers.filter(tier => tier.productId !== productId), ...next.map(tier => ({ ...tier, productId }))] })
          }
        />
        <SaveBar
          isPriced
          call={priceListCalls.savePriceList}
          editing={{ product: list, newest: async () => (await read()).version, takeTheirs: async () => show(await read()) }}
          isChanged={JSON.stringify(draft) !== JSON.stringify(draftOf(list, language))}
          why={prices === undefined ? t('cellsWrong') : undefined}
          busy={save.isPending}
          error={save.error}
          onSave={version => {
            const { name, tier, startsAt, endsAt, tiers } = draft
            if (prices) save.mutate({ params: { id: list.id }, body: { version, name, tier, startsAt, endsAt, prices, tiers } })
          }}
        />
      </Panel>
      <PricePreview tier={list.tier} />
    </Stack>
  )
}

const draftOf = ({ name, tier, startsAt, endsAt, prices, tiers }: OfficePriceList, language: Language): Draft => ({
  name,
  tier,
  startsAt,
  endsAt,
  tiers,
  prices: Object.fromEntries(
    prices.map(row => [row.variantId, [typedCents(row.priceSeller, language), typedCents(row.priceTiktok, language)]]),
  ),
})

/** The prices to save, a half-filled row completed by the variant's own price; nothing where a cell is no amount. */
function pricesOf(typed: TypedPrices, variants: readonly PreviewRow[]): PriceListChange['prices'] | undefined {
  const prices: PriceListChange['prices'] = []
  for (const { variantId, priceSeller: ownSeller, priceTiktok: ownTiktok } of variants) {
    const [seller, tiktok] = typed[variantId] ?? ['', '']
    if (seller.trim() === '' && tiktok.trim() === '') continue
    const priceSeller = seller.trim() === '' ? ownSeller : parseCents(seller)
    const priceTiktok = tiktok.trim() === '' ? ownTiktok : parseCents(tiktok)
    if (priceSeller === undefined || priceTiktok === undefined) return undefined
    prices.push({ variantId, priceSeller, priceTiktok })
  }
  return prices
}
