import { Menu } from '@mantine/core'
import { useState } from 'react'
import { nameIn } from '#base/text.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { Pager } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { IconButton, LinkButton } from '#kit/control/Button.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { Price } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { Resolution } from '#shop/file/rules.ts'
import { designCalls } from '../contract.ts'
import type { MadeTemplate } from './ArtDialog.tsx'
import styles from './MyProductsPage.module.css'
import { RenameTemplate } from './RenameTemplate.tsx'
import { SidePreview } from './SidePreview.tsx'

export const handle = { texts: ['design'] }
const defaults = { q: '', page: 1, limit: 12 }
const meanings: Record<Resolution, Meaning> = { low: 'red', medium: 'amber', high: 'green' }

/** The seller's designs on products, newest first. */
export default function MyProductsPage() {
  const t = useText('design')
  const [state, setState] = useUrlState(defaults)
  const query = { page: state.page, limit: state.limit, ...(state.q !== '' && { q: state.q }) }
  const templates = useCall(designCalls.myTemplates, { query }, { keepsLast: true })
  const answer = templates.data?.data
  const browse = (
    <LinkButton to="/products" variant="primary" icon="shirt">
      {t('browse')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('myProducts')} hint={t('myProductsHint')} actions={browse} />
      <FilterBar search={{ value: state.q, onChange: q => setState({ q }), placeholder: t('search') }} filters={[]} />
      {templates.error && !answer && <ErrorNote error={templates.error} onRetry={() => void templates.refetch()} />}
      {answer?.docs.length === 0 &&
        (state.q !== '' ? (
          <NothingFound onClear={() => setState({ q: '' })} />
        ) : (
          <EmptyState drawing="picture" title={t('empty')} action={browse}>
            {t('emptyHint')}
          </EmptyState>
        ))}
      <ul className={styles.grid} aria-busy={!answer}>
        {answer
          ? answer.docs.map(template => <TemplateCard key={template.id} template={template} />)
          : !templates.error &&
            Array.from({ length: 6 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places that hold the room are all alike.
              <li key={index} className={styles.card}>
                <Skeleton shape="square" />
              </li>
            ))}
      </ul>
      {answer && answer.totalDocs > answer.limit && (
        <Pager {...answer} sizes={[12, 24, 48, 96]} onPage={page => setState({ page })} onLimit={limit => setState({ limit })} />
      )}
    </>
  )
}

function TemplateCard({ template }: { template: MadeTemplate }) {
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
  const notice = useNotice()
  const confirm = useConfirm()
  const [isRenaming, setRenaming] = useState(false)
  const remove = useSend(designCalls.deleteTemplate, {
    changes: [designCalls.myTemplates],
    onDone: () => notice.done(t('removed', { name })),
    onRefused: notice.failed,
  })
  const ask = async () => {
    const isWanted = await confirm({ title: t('removeTitle', { name }), children: t('removeHint'), action: t('remove'), isDangerous: true })
    if (isWanted) remove.mutate({ params: { id } })
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton icon="dots" label={t('actions', { name })} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setRenaming(true)}>{t('rename')}</Menu.Item>
          <Menu.Item onClick={() => void ask()}>{t('remove')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <RenameTemplate id={id} name={name} isOpen={isRenaming} onClose={() => setRenaming(false)} />
    </>
  )
}
