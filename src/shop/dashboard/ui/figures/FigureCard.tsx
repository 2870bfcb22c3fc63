import type { ReactNode } from 'react'
import { LinkButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'

type Props = {
  title: string
  file: string
  isEmpty?: boolean
  /** In its place then; usually that there were no orders. */
  empty?: string
  children: ReactNode
}

/** A part of the figures under its name, with its file. */
export function FigureCard({ title, file, isEmpty, empty, children }: Props) {
  const t = useText('figures')
  return (
    <Panel title={title} aside={<FileLink name={title} to={file} />}>
      {isEmpty ? <p className="muted">{empty ?? t('nothing')}</p> : children}
    </Panel>
  )
}

/** Leads to a part as a file. */
export function FileLink({ name, to }: { name: string; to: string }) {
  const t = useText('figures')
  return (
    <LinkButton to={to} reloadDocument variant="quiet" size="small" icon="download" aria-label={t('csv', { name })}>
      CSV
    </LinkButton>
  )
}
