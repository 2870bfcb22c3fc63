import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { AppDialog } from '#kit/app/dialog/AppDialog.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { orderArtCalls } from '../../item/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import { RefusedList } from '../RefusedList.tsx'
import { ArtGroups } from './ArtGroups.tsx'
import { ArtSource } from './ArtSource.tsx'
import styles from './art.module.css'
import { type ArtGroup, type ArtPreview, type ArtSourceChoice, artOf, type Grouping, groupsOf } from './art-groups.ts'

type Result = CallAnswer<typeof orderArtCalls.addArt>['data']['results'][number]
type Props = {
  orderIds: readonly number[]
  /** One item alone: its art may be replaced, too. */
  itemId?: number
  onClose: () => void
  /** The next thing, for those that have their art now. */
  onSubmit?: (orderIds: readonly number[]) => void
}

/** Gives orders their art: what lacks it in groups, one art for each, and then what came of every order. */
export function AddArtDialog({ orderIds, itemId, onClose, onSubmit }: Props) {
  const t = useText('orderArt')
  const preview = useCall(orderArtCalls.previewArt, { query: { orderIds: orderIds.join(',') } }, { staleMs: 0 })
  const title = itemId === undefined ? t('addArtTo', { count: orderIds.length }) : t('addArt')
  return (
    <AppDialog isOpen onClose={onClose} title={title} width={582}>
      <Loaded of={preview} waiting={<Spinner />}>
        {found => <ArtForm preview={found} itemId={itemId} onClose={onClose} onSubmit={onSubmit} />}
      </Loaded>
    </AppDialog>
  )
}

type FormProps = { preview: ArtPreview; itemId: number | undefined; onClose: () => void; onSubmit: Props['onSubmit'] }
function ArtForm({ preview: latest, itemId, onClose, onSubmit }: FormProps) {
  const t = useText('orderArt')
  const notice = useNotice()
  // What stands here was read when the dialog opened; news from elsewhere must not move what is being chosen.
  const [preview] = useState(latest)
  const [by, setBy] = useState<Grouping>(itemId === undefined ? 'sku' : 'item')
  const [choices, setChoices] = useState<ReadonlyMap<string, ArtSourceChoice>>(new Map())
  const [results, setResults] = useState<readonly Result[]>()
  const items = preview.items.filter(item => (itemId === undefined ? item.lacksArt : item.itemId === itemId))
  const groups = groupsOf(preview, items, by)
  const [opened, setOpened] = useState<ArtGroup | undefined>(itemId === undefined ? undefined : groups[0])
  const add = useAct(orderArtCalls.addArt, {
    changes: [orderCalls.order, orderCalls.myOrders, orderCalls.myOrderCounts, orderArtCalls.previewArt],
    onDone: ({ data }) => {
      const [first] = data.results
      if (itemId === undefined || first?.code !== undefined) return setResults(data.results)
      notice.done(t('addedOne'))
      onClose()
    },
  })
  const give = (chosen: ReadonlyMap<string, ArtSourceChoice>) => {
    const art = groups.flatMap(group => {
      const choice = chosen.get(group.key)
      return choice ? [artOf(group, choice)] : []
    })
    add.mutate({ body: { art, replaces: itemId !== undefined } })
  }
  if (results) return <Outcome results={results} onClose={onClose} onSubmit={onSubmit} />
  if (opened)
    return (
      <ArtSource
        group={opened}
        isBusy={add.isPending}
        onBack={() => (itemId === undefined ? setOpened(undefined) : onClose())}
        onChoose={choice => {
          const chosen = new Map(choices).set(opened.key, choice)
          setChoices(chosen)
          if (itemId === undefined) setOpened(undefined)
          else give(chosen)
        }}
      />
    )
  const chosenOrders = new Set(groups.flatMap(group => (choices.has(group.key) ? group.items.map(item => item.orderId) : []))).size
  const none = preview.items.length === 0 ? t('nothingOpen') : t('allThere')
  return (
    <div className={styles.form}>
      {groups.length === 0 ? <p>{none}</p> : <ArtGroups groups={groups} by={by} onGroup={setBy} choices={choices} onOpen={setOpened} />}
      {groups.length > 0 && <p className={styles.muted}>{t('noExtra')}</p>}
      <Kept refused={preview.refused} />
      <div className={styles.acts}>
        <Button onClick={onClose}>{t(groups.length === 0 ? 'close' : 'cancel')}</Button>
        {groups.length > 0 && (
          <Button
            variant="primary"
            busy={add.isPending}
            reason={chosenOrders === 0 ? t('chooseFirst') : undefined}
            onClick={() => give(choices)}
          >
            {chosenOrders === 0 ? t('addArt') : t('addArtTo', { count: chosenOrders })}
          </Button>
        )}
      </div>
    </div>
  )
}

/** One line for every order that was left as it is, and the submit of the others. */
function Outcome({ results, onClose, onSubmit }: { results: readonly Result[]; onClose: () => void; onSubmit: Props['onSubmit'] }) {
  const t = useText('orderArt')
  const refused = results.filter(result => result.code !== undefined)
  const done = results.filter(result => result.code === undefined)
  return (
    <div className={styles.form}>
      <p role="status">{t('added', { count: done.length })}</p>
      <Kept refused={refused} />
      <div className={styles.acts}>
        <Button onClick={onClose}>{t('close')}</Button>
        {done.length > 0 && onSubmit && (
          <Button variant="primary" icon="wallet" onClick={() => onSubmit(done.map(result => result.id))}>
            {t('submitNext')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Kept({ refused }: { refused: readonly Result[] }) {
  const t = useText('orderArt')
  if (refused.length === 0) return null
  return (
    <div>
      <p>{t('kept')}</p>
      <RefusedList refused={refused} />
    </div>
  )
}
