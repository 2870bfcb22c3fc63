import { type ReactNode, useState } from 'react'
import { nameIn } from '#base/text.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Menu, type MenuEntry } from '#kit/control/Menu.tsx'
import { Card } from '#kit/layout/Cards.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { Price } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { Swatches } from '#shop/catalogue/ui/Swatches.tsx'
import type { Resolution } from '#shop/file/rules.ts'
import { designCalls } from '../../contract.ts'
import { MappingDialog } from '../sku/MappingDialog.tsx'
import { DraftActs } from './DraftActs.tsx'
import { RenameTemplate } from './RenameTemplate.tsx'
import { hasMockups, useMockupsDownload } from './use-mockups-download.ts'
import { useTemplateActs } from './use-template-acts.ts'
import type { MyTemplate } from './Worn.tsx'
import { Worn } from './Worn.tsx'

const meanings: Record<Resolution, Meaning> = { low: 'red', medium: 'amber', high: 'green' }
interface Props {
  template: MyTemplate
  tick: ReactNode
  /** In how many orders it is. */
  used: ReactNode
  onApply: () => void
}

/** A design on its product: ready to be ordered, or a draft. */
export function TemplateCard({ template, tick, used, onApply }: Props) {
  const t = useText('design')
  const whyNot = useWhyNot()
  const language = useLanguage()
  const { productCustom, sides, name, state, colors, color } = template
  const mayWrite = whyNot(designCalls.saveDraft) === undefined
  const dpi = sides.length > 0 ? Math.min(...sides.map(side => side.dpi)) : undefined
  return (
    <Card
      tick={tick}
      picture={<Worn template={template} />}
      title={name}
      name={name}
      aside={
        mayWrite ? (
          <TemplateMenu template={template} onApply={onApply} />
        ) : (
          <LinkButton to={`/my-products/${template.slug}`} variant="quiet" size="small" icon="eye" aria-label={t('viewNamed', { name })} />
        )
      }
      foot={
        <>
          <Row isSpread>
            <Price cents={template.price} isFrom />
            {dpi !== undefined && <Badge meaning={meanings[template.quanlityImage]}>{t('dpi', { dpi })}</Badge>}
          </Row>
          {state === 'READY' ? (
            <LinkButton to={`/products/${productCustom.slug}?template=${template.id}&color=${encodeURIComponent(color)}`} wide>
              {t('order')}
            </LinkButton>
          ) : (
            <LinkButton to={`/my-products/${template.slug}`} wide>
              {t(mayWrite ? 'continue' : 'view')}
            </LinkButton>
          )}
        </>
      }
    >
      <p className="hint">
        {nameIn(language, productCustom)}
        {colors.length === 1 && ` · ${colorIn(language, color)}`}
      </p>
      {colors.length > 1 && <Swatches colors={colors.map(({ name, hex }) => ({ name: colorIn(language, name), hex }))} />}
      {sides.length > 0 && <p className="hint">{sides.map(each => t(each.side)).join(', ')}</p>}
      <Row gap={4}>
        {state === 'DRAFT' && <Badge meaning="grey">{t('state_DRAFT')}</Badge>}
        {state === 'READY' && template.hasDraft && <Badge meaning="amber">{t('unsaved')}</Badge>}
        {!productCustom.isAvailable && <Badge meaning="red">{t('unavailable')}</Badge>}
        {state === 'READY' && used}
      </Row>
    </Card>
  )
}

function TemplateMenu({ template, onApply }: Pick<Props, 'template' | 'onApply'>) {
  const t = useText('design')
  const acts = useTemplateActs()
  const [isRenaming, setRenaming] = useState(false)
  const [isMapping, setMapping] = useState(false)
  const { id, name, state, colors, productCustom } = template
  const { productID, slug } = productCustom
  const { download } = useMockupsDownload()
  const [only] = colors.length === 1 ? colors : []
  const ofReady: MenuEntry[] = [
    { label: t('apply'), icon: 'layers', onSelect: onApply },
    { label: t('sku'), icon: 'tag', onSelect: () => setMapping(true) },
    ...(hasMockups(template)
      ? [{ label: t('downloadMockups'), icon: 'download', onSelect: () => void download([template]) } as const]
      : []),
  ]
  return (
    <DraftActs template={template}>
      {ofDraft => (
        <>
          <Menu
            icon="dots"
            label={t('actions', { name })}
            align="end"
            entries={[
              { label: t('editDesign'), icon: 'pencil', to: `/my-products/${template.slug}` },
              { label: t('rename'), icon: 'design', onSelect: () => setRenaming(true) },
              { label: t('duplicate'), icon: 'copy', onSelect: () => void acts.duplicate([template]) },
              ...(state === 'READY' ? ofReady : []),
              ...ofDraft,
              { label: t('remove'), icon: 'trash', isDanger: true, onSelect: () => void acts.remove([template]) },
            ]}
          />
          {isMapping && (
            <MappingDialog
              mapping={{ sku: '' }}
              startsWith={{ productID, slug, color: only?.name ?? null, templateId: id }}
              onClose={() => setMapping(false)}
            />
          )}
          <RenameTemplate id={id} name={name} isOpen={isRenaming} onClose={() => setRenaming(false)} />
        </>
      )}
    </DraftActs>
  )
}
