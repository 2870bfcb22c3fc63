import { useState } from 'react'
import { nameIn } from '#base/text.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { Pager } from '#kit/app/table/bar/Pager.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { PicturePicks } from '#kit/layout/Cards.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { designCalls } from '#shop/design/contract.ts'
import { takesText } from '#shop/design/document/slot.rules.ts'
import { type ArtChoices, ArtSides } from '#shop/design/ui/ArtSides.tsx'
import type { ArtGroup, ArtSourceChoice } from './art-groups.ts'

type Props = {
  group: ArtGroup
  /** What choosing does, in words. */
  action: string
  isBusy: boolean
  onBack: () => void
  onChoose: (choice: ArtSourceChoice) => void
}
const kinds = ['sides', 'template', 'earlier'] as const

/** Where a group's art comes from: the library or an upload, one of my products, or the newest earlier order of the same SKU. */
export function ArtSource({ group, action, isBusy, onBack, onChoose }: Props) {
  const t = useText('orderArt')
  const language = useLanguage()
  const [kind, setKind] = useState<ArtSourceChoice['kind']>('sides')
  const [choices, setChoices] = useState<ArtChoices>(new Map())
  const [template, setTemplate] = useState<Extract<ArtSourceChoice, { kind: 'template' }>>()
  const earlier = group.items.find(item => item.earlier !== null)?.earlier
  const labels = { sides: t('fromLibrary'), template: t('fromProduct'), earlier: t('fromEarlier') }
  const chosen: Partial<Record<ArtSourceChoice['kind'], ArtSourceChoice>> = {
    ...(choices.size > 0 && { sides: { kind: 'sides', choices } }),
    ...(template && { template }),
    ...(earlier && { earlier: { kind: 'earlier', ...earlier } }),
  }
  const choice = chosen[kind]
  const on = { ...group.printable, name: nameIn(language, group.printable) }
  return (
    <Stack>
      <AppTabs
        label={t('sources')}
        value={kind}
        onChange={value => setKind(kinds.find(each => each === value) ?? 'sides')}
        tabs={kinds.filter(each => each !== 'earlier' || earlier).map(value => ({ value, label: labels[value] }))}
      />
      {kind === 'sides' && <ArtSides on={on} choices={choices} onChange={setChoices} />}
      {kind === 'template' && <MyProducts group={group} picked={template?.id} onPick={setTemplate} />}
      {kind === 'earlier' && earlier && <p>{t('earlierHint', { id: earlier.orderId })}</p>}
      <Row at="end">
        <Button onClick={onBack}>{t('back')}</Button>
        <Button variant="primary" busy={isBusy} reason={choice ? undefined : t('chooseFirst')} onClick={() => choice && onChoose(choice)}>
          {kind === 'earlier' && earlier ? t('useEarlier', { id: earlier.orderId }) : action}
        </Button>
      </Row>
    </Stack>
  )
}

type Template = Extract<ArtSourceChoice, { kind: 'template' }>
/** The seller's own products on the group's product, in any colour: the art lies on the same areas. */
function MyProducts({ group, picked, onPick }: { group: ArtGroup; picked: number | undefined; onPick: (template: Template) => void }) {
  const t = useText('orderArt')
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const query = { productID: group.printable.productID, page, limit: 48, state: 'READY' as const }
  const found = useCall(designCalls.myTemplates, { query }, { keepsLast: true })
  const none = <p className="hint">{t('noProducts', { name: nameIn(language, group.printable) })}</p>
  return (
    <Loaded of={found} waiting={<Spinner />} empty={none}>
      {({ docs, ...paging }) => (
        <>
          <PicturePicks
            label={t('fromProduct')}
            picked={picked}
            of={docs}
            show={({ name, image, color }) => ({ src: image, alt: '', name, hint: color })}
            onPick={({ id, name, image, quanlityImage: quality, sides }) =>
              onPick({ kind: 'template', id, name, image, quality, takesText: takesText(sides) })
            }
          />
          {paging.totalDocs > query.limit && <Pager {...paging} onPage={setPage} />}
        </>
      )}
    </Loaded>
  )
}
