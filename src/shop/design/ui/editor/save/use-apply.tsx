import { type ReactNode, Suspense, useState } from 'react'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import type { MyTemplate } from '../../mine/Worn.tsx'
import type { DraftSync } from './draft-sync.ts'

const ApplyDialog = lazyPart(() => import('../../mine/ApplyDialog.tsx').then(it => it.ApplyDialog))

interface Given {
  sync: DraftSync
  /** Makes what is drawn the design, or says why not. */
  save: () => Promise<void>
  /** What the server has of it now. */
  read: () => Promise<MyTemplate | undefined>
}
/** The design on more products. They take what is saved: what is only drawn is saved before, after a question. */
export function useApply({ sync, save, read }: Given): { apply: () => Promise<void>; dialog: ReactNode } {
  const t = useText('designEditor')
  const confirm = useConfirm()
  const notice = useNotice()
  const [applied, setApplied] = useState<MyTemplate>()
  const isSaved = () => sync.state().status === 'saved' && !sync.state().isDraft
  const apply = async () => {
    if (!isSaved()) {
      if (!(await confirm({ title: t('applyFirstTitle'), children: t('applyFirstHint'), action: t('applyFirst') }))) return
      await save()
      // Why a save was refused has been said.
      if (!isSaved()) return sync.state().status === 'changed' ? notice.failed(t('applyChanged')) : undefined
    }
    const design = await read().catch(error => void notice.failed(error))
    // What is applied is what is seen here.
    if (design && design.version !== sync.state().known?.version) return notice.failed(t('applyOther'))
    setApplied(design)
  }
  return {
    apply,
    dialog: applied && (
      <Suspense>
        <ApplyDialog templates={[applied]} onClose={() => setApplied(undefined)} />
      </Suspense>
    ),
  }
}
