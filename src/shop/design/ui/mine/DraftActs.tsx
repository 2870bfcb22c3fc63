import type { ReactNode } from 'react'
import { useAct } from '#kit/app/use-act.ts'
import type { MenuEntry } from '#kit/control/Menu.tsx'
import { useText } from '#kit/use-text.ts'
import { designCalls } from '../../contract.ts'
import type { MyTemplate } from './Worn.tsx'

/** What can be done with a draft beside going on with it: saved as it is, or thrown away. Gives its entries for a menu. */
export function DraftActs({ template, children }: { template: MyTemplate; children: (entries: MenuEntry[]) => ReactNode }) {
  const t = useText('design')
  const { id, name, version, state, hasDraft } = template
  const changes = [designCalls.myTemplates, designCalls.template]
  const save = useAct(designCalls.saveTemplate, { changes, done: t('draftSaved', { name }) })
  const discard = useAct(designCalls.discardDraft, { changes, done: t('draftDiscarded', { name }) })
  const input = { params: { id }, body: { version } }
  const question = {
    title: t('discardTitle', { name }),
    children: t(state === 'DRAFT' ? 'discardAll' : 'discardHint'),
    action: t('discard'),
    isDangerous: true,
  }
  const entries: MenuEntry[] = [
    { label: t('saveDraft'), icon: 'check', onSelect: () => save.mutate(input) },
    { label: t('discard'), icon: 'close', isDanger: true, onSelect: () => void discard.ask(question, input) },
  ]
  return children(hasDraft ? entries : [])
}
