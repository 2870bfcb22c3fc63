import { useState } from 'react'
import { formatNumber } from '#base/number.ts'
import { foldText, nameIn } from '#base/text.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { catalogueCalls } from '../../storefront/contract.ts'

const pageSize = 50

/** What every variant costs the reader, with their tier. */
export function MyPrices() {
  const t = useText('myPrices')
  const language = useLanguage()
  const [words, setWords] = useState('')
  const [most, setMost] = useState(pageSize)
  const tier = useCall(accountCalls.me, {}).data?.data.tier
  const prices = useCall(catalogueCalls.myPriceList, undefined)
  const wanted = foldText(words).split(' ').filter(Boolean)
  return (
    <Stack gap={16}>
      <Facts of={[{ label: t('tier'), value: tier || t('noTier') }]} />
      <p className="hint">{t('hint')}</p>
      <Loaded of={prices}>
        {all => {
          const found = all.filter(row => {
            const text = foldText(`${row.name} ${row.nameVi} ${row.productID} ${row.variantID} ${row.size} ${row.color}`)
            return wanted.every(word => text.includes(word))
          })
          return (
            <>
              <TextInput
                label={t('search')}
                type="search"
                autoComplete="off"
                value={words}
                onChange={event => {
                  setWords(event.currentTarget.value)
                  setMost(pageSize)
                }}
              />
              <DataTable
                name="my-prices"
                label={t('prices')}
                rows={found.slice(0, most)}
                rowId={row => row.variantID}
                empty={t('none')}
                columns={[
                  { id: 'product', header: t('product'), cell: row => nameIn(language, row) },
                  { id: 'variantID', header: t('variantID'), cell: row => row.variantID, phone: 'foot' },
                  { id: 'choice', header: t('choice'), cell: row => `${row.size}, ${row.color}`, phone: 'line' },
                  { id: 'seller', header: t('seller'), align: 'end', phone: 'corner', cell: row => <Money cents={row.priceSeller} /> },
                  { id: 'tiktok', header: t('tiktok'), align: 'end', phone: 'end', cell: row => <Money cents={row.priceTiktok} /> },
                  { id: 'own', header: t('own'), align: 'end', fromPixels: 800, phone: 'none', cell: row => <Money cents={row.price} /> },
                  {
                    id: 'more',
                    header: t('more'),
                    fromPixels: 900,
                    phone: 'none',
                    cell: row =>
                      row.tiers
                        .map(({ fromQuantity, offBasisPoints }) =>
                          t('from', { count: fromQuantity, percent: formatNumber(offBasisPoints / 100, language) }),
                        )
                        .join(' · ') || '–',
                  },
                ]}
              />
              {found.length > most && (
                <Row>
                  <Button size="small" onClick={() => setMost(most + pageSize)}>
                    {t('showMore')}
                  </Button>
                </Row>
              )}
            </>
          )
        }}
      </Loaded>
    </Stack>
  )
}
