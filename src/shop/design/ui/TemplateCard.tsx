import { Menu } from '@mantine/core'
import { useState } from 'react'
import { nameIn } from '#base/text.ts'
import { useAct } from '#kit/app/use-act.ts'
import { IconButton, LinkButton } from '#kit/control/Button.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { Price } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { Resolution } from '#shop/file/rules.ts'
import { designCalls } from '../contract.ts'
import type { MadeTemplate } from './ArtDialog.tsx'
import styles from './MyProductsPage.module.css'
import { RenameTemplate } from './RenameTemplate.tsx'
import { SidePreview } from './SidePreview.tsx'

const meanings: Record<Resolution, Meaning> = { low: 'red', medium: 'amber', high: 'green' }

/** A design on its product, ready to be ordered. */
export function TemplateCard({ template }: { template: MadeTemplate }) {
  const t = useText('design')
  const language = useLanguage()
  const { productCustom, sides, name } = template
  const [side] = sides
  return (
    <li className={styles.card}>
      <div className={styles.picture}>{side && <SidePreview area={side} layers={side.layers} hex={template.colorHex} label={name} />}</div>
      <div className={styles.top}>
        <strong title={name}>{name}</strong>
        <TemplateMenu template={template} />
      </div>
      <p className={styles.muted}>
        {nameIn(language, productCustom)} · {template.color}
      </p>
      <p className={styles.muted}>{sides.map(each => t(each.side)).join(', ')}</p>
      <div className={styles.foot}>
        <Price cents={template.price} isFrom />
        <Badge meaning={meanings[template.quanlityImage]}>{t('dpi', { dpi: Math.min(...sides.map(each => each.dpi)) })}</Badge>
      </div>
      <LinkButton to={`/products/${productCustom.slug}?template=${template.id}&color=${encodeURIComponent(template.color)}`} wide>
        {t('order')}
      </LinkButton>
    </li>
  )
}

function TemplateMenu({ template: { id, name } }: { template: MadeTemplate }) {
  const t = useText('design')
  const [isRenaming, setRenaming] = useState(false)
  const remove = useAct(designCalls.deleteTemplate, { changes: [designCalls.myTemplates], done: t('removed', { name }) })
  const question = { title: t('removeTitle', { name }), children: t('removeHint'), action: t('remove'), isDangerous: true }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton icon="dots" label={t('actions', { name })} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setRenaming(true)}>{t('rename')}</Menu.Item>
          <Menu.Item onClick={() => void remove.ask(question, { params: { id } })}>{t('remove')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <RenameTemplate id={id} name={name} isOpen={isRenaming} onClose={() => setRenaming(false)} />
    </>
  )
}
