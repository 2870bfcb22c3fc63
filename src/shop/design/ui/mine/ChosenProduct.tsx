import { useMemo } from 'react'
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
import { sideIn } from '../../document/color/color.rules.ts'
import { type AppliedPreview, type PreviewedSide, previewOn } from '../../template/apply/preview.rules.ts'
import { SidePreview } from '../SidePreview.tsx'
import styles from './ChosenProduct.module.css'
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
  const on = useOnProduct(product.slug, templates)
  const toggle = (color: string, isOn: boolean) =>
    onColors(product.colors.map(each => each.name).filter(each => (each === color ? isOn : colors.includes(each))))
  return (
    <Stack as="li" gap={4}>
      <Row isSpread>
        <Row>
          <Thumbnails on={on} chosen={{ product, colors }} />
          <strong>{name}</strong>
        </Row>
        <Row>
          <Prints on={on} />
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

interface OnProduct {
  minDpi: number
  of: readonly { template: MyTemplate; preview: AppliedPreview }[]
}
/** The designs as they will be on the product; nothing before that has come. */
function useOnProduct(slug: string, templates: readonly MyTemplate[]): OnProduct | undefined {
  const product = useCall(catalogueCalls.product, { params: { slug } }).data?.data
  return useMemo(
    () => product && { minDpi: product.minDpi, of: templates.map(template => ({ template, preview: previewOn(template, product) })) },
    [product, templates],
  )
}

/** So many designs are shown of those that are put on a product together. */
const thumbnailsMax = 4

/** The first side that is printed of each, on the cloth of the first colour. */
function Thumbnails({ on, chosen: { product, colors } }: { on: OnProduct | undefined; chosen: Chosen }) {
  const shown = on?.of.slice(0, thumbnailsMax) ?? []
  const color = product.colors.find(({ name }) => name === colors[0]) ?? product.colors[0]
  return shown.flatMap(({ template, preview: { sides } }) =>
    sides[0] && color ? <Thumbnail key={template.id} {...{ template, side: sides[0], color }} onName={product} /> : [],
  )
}

interface ThumbnailProps {
  template: MyTemplate
  side: PreviewedSide
  color: { name: string; hex: string }
  onName: Pick<FoundProduct, 'name' | 'nameVi'>
}
function Thumbnail({ template, side, color, onName }: ThumbnailProps) {
  const t = useText('design')
  const language = useLanguage()
  const { layers } = useMemo(() => sideIn(side, color.name), [side, color.name])
  return (
    <span className={styles.thumbnail}>
      <SidePreview
        area={side}
        layers={layers}
        hex={color.hex}
        label={t('applyOn', { design: template.name, side: t(side.side), name: nameIn(language, onName) })}
      />
    </span>
  )
}

function Prints({ on }: { on: OnProduct | undefined }) {
  const t = useText('design')
  const thresholds = useDpiThresholds()
  if (!on) return null
  const previews = on.of.map(({ preview }) => preview)
  const leftOut = [...new Set(previews.flatMap(preview => preview.leftOut))]
  const dpi = Math.min(...previews.flatMap(preview => preview.dpi ?? []))
  if (previews.some(preview => preview.dpi === null)) return <Badge meaning="red">{t('applyNoSide')}</Badge>
  return (
    <>
      {leftOut.length > 0 && <Badge meaning="amber">{t('applyWithout', { sides: leftOut.map(side => t(side)).join(', ') })}</Badge>}
      <Badge meaning={meanings[resolutionOf(dpi, thresholdsFor(thresholds, on.minDpi))]}>{t('dpi', { dpi })}</Badge>
    </>
  )
}
