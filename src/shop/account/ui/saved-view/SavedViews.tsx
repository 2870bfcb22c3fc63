import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { SavedViewsProps } from '#kit/app/list/saved-views.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useText } from '#kit/use-text.ts'
import { type SavedView, savedViewCalls } from '../../profile/saved-view/contract.ts'
import styles from './SavedViews.module.css'
import { viewAddress } from './view-address.ts'

const ViewDialog = lazyPart(() => import('./ViewDialog.tsx').then(it => it.ViewDialog))

/** The reader's views of a list as tabs; what the filters leave now is kept by a press. */
export function SavedViews({ list, isNarrow }: SavedViewsProps) {
  const t = useText('savedView')
  const here = viewAddress(useLocation().search)
  const views = useCall(savedViewCalls.mySavedViews, {}, { staleMs: 60_000 }).data?.data.filter(view => view.list === list) ?? []
  const [isNaming, setNaming] = useState<'save' | 'rename'>()
  const open = views.find(view => view.address === here)
  if (views.length === 0 && !isNarrow) return null
  return (
    <nav className={styles.views} aria-label={t('views')}>
      {views.map(view => (
        <Link key={view.id} to={{ search: view.address }} className={styles.view} aria-current={view === open ? 'true' : undefined}>
          {view.name}
        </Link>
      ))}
      {open && <ViewActs view={open} onRename={() => setNaming('rename')} />}
      {isNarrow && !open && (
        <Button size="small" variant="quiet" icon="plus" title={t('saveHint')} onClick={() => setNaming('save')}>
          {t('save')}
        </Button>
      )}
      {isNaming && (
        <Suspense>
          <ViewDialog list={list} address={here} view={isNaming === 'rename' ? open : undefined} onClose={() => setNaming(undefined)} />
        </Suspense>
      )}
    </nav>
  )
}

function ViewActs({ view, onRename }: { view: SavedView; onRename: () => void }) {
  const t = useText('savedView')
  const { list, name, address } = view
  const remove = useAct(savedViewCalls.deleteView, {
    changes: [savedViewCalls.mySavedViews],
    done: t('deleted'),
    undo: () => options => api(savedViewCalls.saveView, { body: { list, name, address } }, options),
  })
  return (
    <>
      <IconButton size="small" icon="design" label={t('rename')} onClick={onRename} />
      <IconButton size="small" icon="trash" label={t('delete')} onClick={() => remove.mutate({ params: { id: view.id } })} />
    </>
  )
}
