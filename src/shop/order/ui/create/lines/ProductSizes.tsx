import { useState } from 'react'
import { nameIn } from '#base/text.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { quantityOf } from '#shop/cart/rules.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { catalogueCalls, type Product } from '#shop/catalogue/storefront/contract.ts'
import { type DraftArt, type DraftLine, lineOfVariant } from '../draft.ts'
import { SizeGrid, type TypedSizes, wantedOf } from './SizeGrid.tsx'

type Props = { slug: string; color: string; art: DraftArt | null; onAdd: (lines: readonly DraftLine[]) => void }

/** How many of each size, in one colour: S 2 · M 5 · L 1 makes three lines. */
export function ProductSizes({ slug, ...rest }: Props) {
  const product = useCall(catalogueCalls.product, { params: { slug } })
  return (
    <Loaded of={product} waiting={<Spinner />}>
      {found => <Sizes product={found} {...rest} />}
    </Loaded>
  )
}

function Sizes({ product, color: first, art, onAdd }: { product: Product } & Omit<Props, 'slug'>) {
  const t = useText('createOrder')
  const language = useLanguage()
  const [color, setColor] = useState(first)
  const [typed, setTyped] = useState<TypedSizes>({})
  const sizes = product.variants.filter(variant => variant.color === color)
  const wanted = wantedOf(sizes, typed)
  const add = () => {
    if (wanted.length === 0) return
    onAdd(wanted.map(variant => lineOfVariant(product, variant, { quantity: quantityOf(typed[variant.variantID] ?? ''), art })))
    setTyped({})
  }
  return (
    <Stack gap={12}>
      <strong>{nameIn(language, product)}</strong>
      {product.colors.length > 1 && (
        <Select
          label={t('color')}
          width="medium"
          value={color}
          onChange={setColor}
          choices={product.colors.map(({ name }) => ({ value: name, label: colorIn(language, name) }))}
        />
      )}
      <SizeGrid sizes={sizes} typed={typed} onType={setTyped} onEnter={add} />
      <Row>
        <Button icon="plus" reason={wanted.length === 0 ? t('noQuantity') : undefined} onClick={add}>
          {wanted.length === 0 ? t('add') : t('addLines', { count: wanted.length })}
        </Button>
      </Row>
    </Stack>
  )
}
