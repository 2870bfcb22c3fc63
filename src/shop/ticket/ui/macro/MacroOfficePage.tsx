import { useState } from 'react'
import { lazyDialog } from '#kit/app/dialog/lazy-dialog.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { ticketMacroCalls } from '../../office/macro/contract.ts'
import type { Macro } from './MacroDialog.tsx'

const MacroDialog = lazyDialog(() => import('./MacroDialog.tsx').then(it => it.MacroDialog))

export const handle = { texts: ['ticketMacro', 'ticket'] }

const changes = [ticketMacroCalls.macros]

/** Answers that are written once, in both languages. */
export default function MacroOfficePage() {
  const t = useText('ticketMacro')
  const tickets = useText('ticket')
  const macros = useCall(ticketMacroCalls.macros, {})
  const [edited, setEdited] = useState<Macro | 'new'>()
  const mayNot = useWhyNot()(ticketMacroCalls.makeMacro)
  const add = (
    <Button variant="primary" icon="plus" reason={mayNot} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} back={{ to: '/office/ticket', label: tickets('title') }} actions={add} />
      <Loaded
        of={macros}
        empty={
          <EmptyState drawing="done" title={t('emptyTitle')}>
            {t('emptyHint')}
          </EmptyState>
        }
      >
        {found => (
          <Panel>
            <Lines as="ul">
              {found.map(macro => (
                <MacroLine key={macro.id} macro={macro} onEdit={() => setEdited(macro)} />
              ))}
            </Lines>
          </Panel>
        )}
      </Loaded>
      {edited && <MacroDialog macro={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

function MacroLine({ macro, onEdit }: { macro: Macro; onEdit: () => void }) {
  const t = useText('ticketMacro')
  const whyNot = useWhyNot()
  const language = useLanguage()
  const { id, version: _, ...body } = macro
  const removes = useAct(ticketMacroCalls.removeMacro, {
    changes,
    done: t('removed'),
    undo: () => options =>
      api(ticketMacroCalls.makeMacro, { body: { name: body.name, textEn: body.textEn, textVi: body.textVi } }, options),
  })
  return (
    <li>
      <div>
        <strong>{macro.name}</strong>
        <p className="hint">{language === 'vi' ? macro.textVi : macro.textEn}</p>
      </div>
      <Button size="small" variant="quiet" reason={whyNot(ticketMacroCalls.changeMacro)} onClick={onEdit}>
        {t('edit')} <span className="unseen">{macro.name}</span>
      </Button>
      <IconButton
        icon="trash"
        label={`${t('remove')} ${macro.name}`}
        disabled={whyNot(ticketMacroCalls.removeMacro) !== undefined}
        onClick={() => removes.mutate({ params: { id } })}
      />
    </li>
  )
}
