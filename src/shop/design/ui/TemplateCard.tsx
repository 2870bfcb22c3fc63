import { useState } from 'react'
import { nameIn } from '#base/text.ts'
import { useAct } from '#kit/app/use-act.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Menu } from '#kit/control/Menu.tsx'
import { Card } from '#kit/layout/Cards.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { Price } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { GarmentPicture } from '#shop/catalogue/ui/GarmentPicture.tsx'
import type { Resolution } from '#shop/file/rules.ts'
import { designCalls } from '../contract.ts'
import type { MadeTemplate } from './ArtDialog.tsx'
import { RenameTemplate } from './RenameTemplate.tsx'
import { SidePreview } from './SidePreview.tsx'
import { MappingDialog } from './sku/MappingDialog.tsx'

const meanings: Record<Resolution, Meaning> = { low: 'red', medium: 'amber', high: 'green' }

/** A design on its product, ready to be ordered. */
export function TemplateCard({ template }: { template: MadeTemplate }) {
  const t = useText('design')
  const whyNot = useWhyNot()
  const language = useLanguage()
  const { productCustom, sides, name } = template
  const [side] = sides
  return (
    <Card
      picture={side && <Worn template={template} side={side} />}
      title={name}
      name={name}
      aside={whyNot(designCalls.renameTemplate) === undefined && <TemplateMenu template={template} />}
      foot={
        <>
          <Row isSpread>
            <Price cents={template.price} isFrom />
            <Badge meaning={meanings[template.quanlityImage]}>{t('dpi', { dpi: Math.min(...sides.map(each => each.dpi)) })}</Badge>
          </Row>
          <LinkButton to={`/products/${productCustom.slug}?template=${template.id}&color=${encodeURIComponent(template.color)}`} wide>
            {t('order')}
          </LinkButton>
        </>
      }
    >
      <p className="hint">
        {nameIn(language, productCustom)} · {colorIn(language, template.color)}
      </p>
      <p className="hint">{sides.map(each => t(each.side)).join(', ')}</p>
    </Card>
  )
}

/** The garment with the art of this side; a sleeve or a hood shows its area. */
function Worn({ template, side }: { template: MadeTemplate; side: MadeTemplate['sides'][number] }) {
  const { name, colorHex, image, productCustom } = template
  if (side.side !== 'FRONT' && side.side !== 'BACK') return <SidePreview area={side} layers={side.layers} hex={colorHex} label={name} />
  const garment = { shape: productCustom.shape, colorHex, size: '' }
  return <GarmentPicture garment={garment} art={image} alt={name} view={side.side === 'BACK' ? 'back' : 'front'} />
}

function TemplateMenu({ template: { id, name, color, productCustom } }: { template: MadeTemplate }) {
  const t = useText('design')
  const [isRenaming, setRenaming] = useState(false)
  const [isMapping, setMapping] = useState(false)
  const { productID, slug } = productCustom
  const remove = useAct(designCalls.deleteTemplate, { changes: [designCalls.myTemplates], done: t('removed', { name }) })
  const question = { title: t('removeTitle', { name }), children: t('removeHint'), action: t('remove'), isDangerous: true }
  return (
    <>
      <Menu
        icon="dots"
        label={t('actions', { name })}
        align="end"
        entries={[
          { label: t('rename'), icon: 'design', onSelect: () => setRenaming(true) },
          { label: t('sku'), icon: 'tag', onSelect: () => setMapping(true) },
          { label: t('remove'), icon: 'trash', isDanger: true, onSelect: () => void remove.ask(question, { params: { id } }) },
        ]}
      />
      {isMapping && (
        <MappingDialog mapping={{ sku: '' }} startsWith={{ productID, slug, color, templateId: id }} onClose={() => setMapping(false)} />
      )}
      <RenameTemplate id={id} name={name} isOpen={isRenaming} onClose={() => setRenaming(false)} />
    </>
  )
}
