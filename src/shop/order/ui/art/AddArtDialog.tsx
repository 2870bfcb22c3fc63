import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Spinner } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { orderArtCalls } from '../../item/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import { RefusedList } from '../RefusedList.tsx'
import { ArtGroups } from './ArtGroups.tsx'
import { ArtSource } from './ArtSource.tsx'
import { type ArtGroup, type ArtPreview, type ArtSourceChoice, artOf, type Grouping, groupsOf, widest } from './art-groups.ts'

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
    <Dialog isOpen onClose={onClose} title={title} width={582}>
      <Loaded of={preview} waiting={<Spinner />}>
        {found => <ArtForm preview={found} itemId={itemId} onClose={onClose} onSubmit={onSubmit} />}
      </Loaded>
    </Dialog>
  )
}

type FormProps = { preview: ArtPreview; itemId: number | undefined; onClose: () => void; onSubmit: Props['onSubmit'] }
function ArtForm({ preview: latest, itemId, onClose, onSubmit }: FormProps) {
  const t = useText('orderArt')
  const notice = useNotice()
  // What stands here was read when the dialog opened; news from elsewhere must not move what is being chosen.
  const [preview] = useState(latest)
  const isAlone = itemId !== undefined
  const items = preview.items.filter(item => (isAlone ? item.itemId === itemId : item.lacksArt))
  const [by, setBy] = useState<Grouping>(isAlone ? 'item' : widest(items))
  const [choices, setChoices] = useState<ReadonlyMap<string, ArtSourceChoice>>(new Map())
  const [results, setResults] = useState<readonly Result[]>()
  const [given, setGiven] = useState(choices)
  const groups = groupsOf(preview, items, by)
  const isOneArt = groups.length === 1
  const [opened, setOpened] = useState<ArtGroup | undefined>(isOneArt ? groups[0] : undefined)
  const add = useAct(orderArtCalls.addArt, {
    changes: [orderCalls.order, orderCalls.myOrders, orderCalls.chooseMyOrders, orderCalls.myOrderCounts, orderArtCalls.previewArt],
    onDone: ({ data }) => {
      const [first] = data.results
      if (!isAlone || first?.code !== undefined) return setResults(data.results)
      notice.done(t('addedOne'))
      onClose()
    },
  })
  const give = (chosen: ReadonlyMap<string, ArtSourceChoice>, acceptsDpi?: number) => {
    setGiven(chosen)
    const art = groups.flatMap(group => {
      const choice = chosen.get(group.key)
      return choice ? [artOf(group, choice)] : []
    })
    add.mutate({ body: { art, replaces: isAlone, acceptsDpi } })
  }
  if (results)
    return (
      <Outcome
        results={results}
        isBusy={add.isPending}
        onClose={onClose}
        onSubmit={onSubmit}
        onAccept={acceptsDpi => give(given, acceptsDpi)}
      />
    )
  if (opened)
    return (
      <ArtSource
        group={opened}
        action={isOneArt && !isAlone ? t('addArtTo', { count: opened.orders }) : t('use')}
        isBusy={add.isPending}
        onBack={() => (isAlone ? onClose() : setOpened(undefined))}
        onChoose={choice => {
          const chosen = new Map(choices).set(opened.key, choice)
          setChoices(chosen)
          if (isOneArt) give(chosen)
          else setOpened(undefined)
        }}
      />
    )
  const chosenOrders = new Set(groups.flatMap(group => (choices.has(group.key) ? group.items.map(item => item.orderId) : []))).size
  const none = preview.items.length === 0 ? t('nothingOpen') : t('allThere')
  return (
    <Stack>
      {groups.length === 0 ? <p>{none}</p> : <ArtGroups groups={groups} by={by} onGroup={setBy} choices={choices} onOpen={setOpened} />}
      {groups.length > 0 && <p className="hint">{t('noExtra')}</p>}
      <Kept refused={preview.refused} />
      <Row at="end">
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
      </Row>
    </Stack>
  )
}

/** One line for every order that was left as it is, and the submit of the others. */
type OutcomeProps = {
  results: readonly Result[]
  isBusy: boolean
  onClose: () => void
  onSubmit: Props['onSubmit']
  /** What is paid and was refused for its resolution gets its art all the same. */
  onAccept: (acceptsDpi: number) => void
}
function Outcome({ results, isBusy, onClose, onSubmit, onAccept }: OutcomeProps) {
  const t = useText('orderArt')
  const sharp = useText('orderResolution')
  const low = results.filter(result => result.code === 'ORDER_RESOLUTION_LOW').map(({ values }) => Number(values?.dpi ?? 1))
  const refused = results.filter(result => result.code !== undefined)
  const done = results.filter(result => result.code === undefined)
  return (
    <Stack>
      <p role="status">{t('added', { count: done.length })}</p>
      <Kept refused={refused} />
      <Row at="end">
        <Button onClick={onClose}>{t('close')}</Button>
        {low.length > 0 && (
          <Button variant="primary" busy={isBusy} onClick={() => onAccept(Math.min(...low))}>
            {sharp('printAsIs')}
          </Button>
        )}
        {done.length > 0 && onSubmit && (
          <Button variant="primary" icon="wallet" onClick={() => onSubmit(done.map(result => result.id))}>
            {t('submitNext')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

function Kept({ refused }: { refused: readonly Result[] }) {
  const t = useText('orderArt')
  if (refused.length === 0) return null
  return (
    <div>
      <p>{t('kept')}</p>
      <RefusedList refused={refused} askType="CHANGE_INFO" />
    </div>
  )
}
