import { useRef } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { CallError } from '#base/fault.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { LinkButton } from '#kit/control/Button.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { designCalls } from '../../contract.ts'
import styles from './Editor.module.css'
import { Editor } from './Editor.tsx'
import { type Asked, useOpened } from './open-design.ts'
import type { OrderPart } from './order-part.ts'

/**
 * The design editor: of a new design (`/my-products/new?product=…&color=…`) or of one of the seller's by its address. `order` is what a saved
 * design is ordered with, which stands in a layer above designs.
 */
export function DesignEditor({ order }: { order: OrderPart }) {
  const { slug = '' } = useParams()
  const [search] = useSearchParams()
  const location = useLocation()
  const now = slug === 'new' ? `new ${location.key}` : slug
  // A new design gets an address while it is edited, and any design another one by another name: it stays what it was opened as.
  const opened = useRef(now)
  const state: unknown = location.state
  const isSame = typeof state === 'object' && state !== null && 'opened' in state && state.opened === opened.current
  if (!isSame) opened.current = now
  const reason = useWhyNot()(designCalls.makeTemplate)
  const asked = slug === 'new' ? { product: search.get('product') ?? '', color: search.get('color') } : { slug }
  // Who may not draw has nothing to look at in a new design.
  if (slug === 'new' && reason !== undefined) return <MayNotDraw reason={reason} />
  return <OpenedDesign key={opened.current} opened={opened.current} asked={asked} order={order} />
}

function MayNotDraw({ reason }: { reason: string }) {
  const t = useText('designEditor')
  return (
    <EmptyState drawing="picture" title={t('mayNotDraw')} action={<LinkButton to="/my-products">{t('backToProducts')}</LinkButton>}>
      {reason}
    </EmptyState>
  )
}

function OpenedDesign({ opened: name, asked, order }: { opened: string; asked: Asked; order: OrderPart }) {
  const t = useText('designEditor')
  const { opened, error, retry } = useOpened(asked)
  if (error instanceof CallError && error.status === 404)
    return <EmptyState drawing="search" title={t('goneTitle')} action={<LinkButton to="/products">{t('browse')}</LinkButton>} />
  if (error !== undefined) return <ErrorNote error={error} onRetry={retry} />
  if (!opened)
    return (
      <div className={styles.waiting}>
        <title>Inkport</title>
        <Spinner size={40} />
      </div>
    )
  if (opened.document.sides.length === 0)
    return <EmptyState drawing="picture" title={t('notPrintable')} action={<LinkButton to="/products">{t('browse')}</LinkButton>} />
  return <Editor {...opened} opened={name} order={order} />
}
