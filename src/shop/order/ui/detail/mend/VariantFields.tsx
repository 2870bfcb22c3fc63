import { useCall } from '#kit/call/use-call.ts'
import { Select } from '#kit/control/Select.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { mappingLimits } from '#shop/design/sku/rules.ts'
import type { SkuFacts } from '../../../intake/contract.ts'

type Props = {
  sku: string
  /** Of its product; nothing where the catalogue has it no more: then only a SKU names a variant. */
  facts: SkuFacts | undefined
  /** The facts are asked for: no field is there yet that another would take the place of. */
  isWaiting: boolean
  onChange: (sku: string) => void
}

/** Which variant of its product a line is, by color and size. */
export function VariantFields({ sku, facts, isWaiting, onChange }: Props) {
  const say = useText('orderEdit')
  const language = useLanguage()
  const slug = facts?.slug ?? ''
  const found = useCall(catalogueCalls.product, { params: { slug } }, { isEnabled: slug !== '' })
  const { variants = [] } = found.data?.data ?? {}
  const chosen = variants.find(each => each.variantID === sku)
  if (isWaiting || (slug !== '' && !found.data && !found.error))
    return (
      <>
        <Select label={say('color')} choices={[]} value="" disabled onChange={() => undefined} />
        <Select label={say('size')} choices={[]} value="" disabled onChange={() => undefined} />
      </>
    )
  if (variants.length === 0)
    return (
      <TextInput
        label={say('sku')}
        help={say('skuHelp')}
        maxLength={mappingLimits.sku}
        autoComplete="off"
        value={sku}
        onChange={event => onChange(event.currentTarget.value)}
      />
    )
  const { color = facts?.color, size = facts?.size } = chosen ?? {}
  const sizes = variants.filter(each => each.color === color)
  const take = (variant: { variantID: string } | undefined) => variant && onChange(variant.variantID)
  return (
    <>
      <Select
        label={say('color')}
        value={chosen?.color ?? ''}
        choices={[...new Set(variants.map(each => each.color))].map(name => ({ value: name, label: colorIn(language, name) }))}
        onChange={name => {
          const those = variants.filter(each => each.color === name)
          take(those.find(each => each.size === size) ?? those[0])
        }}
      />
      <Select
        label={say('size')}
        value={chosen?.size ?? ''}
        choices={sizes.map(each => ({ value: each.size, label: each.isAvailable ? each.size : say('soldOut', { size: each.size }) }))}
        onChange={next => take(sizes.find(each => each.size === next))}
      />
    </>
  )
}
