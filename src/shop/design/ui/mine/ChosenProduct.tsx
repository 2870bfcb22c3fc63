import { nameIn } from '#base/text.ts'
import { useCall } from '#kit/call/use-call.ts'
import { IconButton } from '#kit/control/Button.tsx'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { catalogueCalls, type ProductCard } from '#shop/catalogue/storefront/contract.ts'
import { type Resolution, resolutionOf, thresholdsFor } from '#shop/file/rules.ts'
import { useDpiThresholds } from '#shop/file/ui/use-dpi-thresholds.ts'
import { previewOn } from '../../template/apply/preview.rules.ts'
import type { MyTemplate } from './Worn.tsx'

const meanings: Record<Resolution, Meaning> = { low: 'red', medium: 'amber', high: 'green' }
export type FoundProduct = Pick<ProductCard, 'id' | 'productID' | 'slug' | 'name' | 'nameVi' | 'colors'>
/** A product that designs are put on, in these of its colours. */
export interface Chosen {
  product: FoundProduct
  colors: readonly string[]
}
interface Props {
  chosen: Chosen
  templates: readonly MyTemplate[]
  onColors: (colors: readonly string[]) => void
  onTake: () => void
}

/** One of the products that designs are put on: its colours, which sides print, and how sharp the worst of them will be. */
export function ChosenProduct({ chosen: { product, colors }, templates, onColors, onTake }: Props) {
  const t = useText('design')
  const language = useLanguage()
  const name = nameIn(language, product)
  const toggle = (color: string, isOn: boolean) =>
    onColors(product.colors.map(each => each.name).filter(each => (each === color ? isOn : colors.includes(each))))
  return (
    <Stack as="li" gap={4}>
      <Row isSpread>
        <strong>{name}</strong>
        <Row>
          <Prints slug={product.slug} templates={templates} />
          <IconButton icon="close" size="small" label={t('applyTake', { name })} onClick={onTake} />
        </Row>
      </Row>
      {product.colors.length > 1 && (
        <Row gap={12} role="group" aria-label={t('applyColors', { name })}>
          {product.colors.map(color => (
            <Checkbox
              key={color.name}
              label={colorIn(language, color.name)}
              checked={colors.includes(color.name)}
              onChange={event => toggle(color.name, event.currentTarget.checked)}
            />
          ))}
        </Row>
      )}
    </Stack>
  )
}

function Prints({ slug, templates }: { slug: string; templates: readonly MyTemplate[] }) {
  const t = useText('design')
  const thresholds = useDpiThresholds()
  const product = useCall(catalogueCalls.product, { params: { slug } }).data?.data
  if (!product) return null
  const previews = templates.map(template => previewOn(template, product))
  const leftOut = [...new Set(previews.flatMap(preview => preview.leftOut))]
  const dpi = Math.min(...previews.flatMap(preview => preview.dpi ?? []))
  if (previews.some(preview => preview.dpi === null)) return <Badge meaning="red">{t('applyNoSide')}</Badge>
  return (
    <>
      {leftOut.length > 0 && <Badge meaning="amber">{t('applyWithout', { sides: leftOut.map(side => t(side)).join(', ') })}</Badge>}
      <Badge meaning={meanings[resolutionOf(dpi, thresholdsFor(thresholds, product.minDpi))]}>{t('dpi', { dpi })}</Badge>
    </>
  )
}
