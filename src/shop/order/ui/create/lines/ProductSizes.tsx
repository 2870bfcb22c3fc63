import { useState } from 'react'
import { nameIn } from '#base/text.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Select } from '#kit/control/Select.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Columns, Row, Stack } from '#kit/layout/Stack.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { cartLimits, quantityOf } from '#shop/cart/rules.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { catalogueCalls, type Product } from '#shop/catalogue/storefront/contract.ts'
import type { DraftArt, DraftLine } from '../draft.ts'

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
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const sizes = product.variants.filter(variant => variant.color === color)
  const wanted = sizes.filter(({ variantID }) => Number(typed[variantID]) >= 1)
  const add = () => {
    onAdd(
      wanted.map(({ variantID: sku, size, colorHex }): DraftLine => {
        const { productID, name, nameVi, shape, printAreas } = product
        // The shape is one that can be drawn: the catalogue has no other.
        const facts = {
          sku,
          productID,
          name,
          nameVi,
          slug: product.slug,
          shape: shape as DraftLine['shape'],
          size,
          color,
          colorHex,
          printAreas,
          minDpi: product.minDpi,
        }
        return { ...facts, quantity: String(quantityOf(typed[sku] ?? '')), text: '', art }
      }),
    )
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
      <Columns as="div" least={96} gap={8} role="group" aria-label={t('sizes')}>
        {sizes.map(({ variantID, size, isAvailable }) => (
          <TextInput
            key={variantID}
            label={size}
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(cartLimits.quantityMax).length}
            placeholder={isAvailable ? '0' : t('soldOut')}
            disabled={!isAvailable}
            value={typed[variantID] ?? ''}
            onChange={event => setTyped({ ...typed, [variantID]: event.currentTarget.value.replace(/\D/g, '') })}
            onKeyDown={event => {
              if (event.key !== 'Enter' || wanted.length === 0) return
              event.preventDefault()
              add()
            }}
          />
        ))}
      </Columns>
      <Row>
        <Button icon="plus" reason={wanted.length === 0 ? t('noQuantity') : undefined} onClick={add}>
          {wanted.length === 0 ? t('add') : t('addLines', { count: wanted.length })}
        </Button>
      </Row>
    </Stack>
  )
}
