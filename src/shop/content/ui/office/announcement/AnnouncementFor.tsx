import { useState } from 'react'
import { useCall } from '#kit/call/use-call.ts'
import { Checkbox, Segments } from '#kit/control/Choice.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Textarea, TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { notificationTypes } from '#shop/notification/kind/rules.ts'
import { announcementCalls } from '../../../announcement/contract.ts'
import { announcementLimits, announcementPlaces, audiences, sellersTyped } from '../../../announcement/rules.ts'
import { instantOf, localText } from '../draft/local-time.ts'
import type { AtWork } from './announcement.ts'

type Part = { work: AtWork; isReadOnly: boolean }

/** For whom an announcement is, where it appears and when. */
export function AnnouncementFor(part: Part) {
  const t = useText('announcementOffice')
  const { draft, item, change } = part.work
  return (
    <Panel title={t('audienceTitle')}>
      <Stack gap={16}>
        <fieldset disabled={part.isReadOnly}>
          <Segments
            label={t('audience')}
            value={draft.audience}
            onChange={audience => change({ audience })}
            choices={audiences.map(value => ({ value, label: t(`audience_${value}`) }))}
          />
        </fieldset>
        {draft.audience === 'TIER' && <Tier {...part} />}
        {draft.audience === 'SELLERS' && <Sellers {...part} />}
        <p className="hint">{t('reach', { count: item.reach })}</p>
        <Places {...part} />
        <Dates {...part} />
      </Stack>
    </Panel>
  )
}

/** One of those that sellers have; what was chosen once stands there when nobody has it any more. */
function Tier({ work: { draft, item, change }, isReadOnly }: Part) {
  const t = useText('announcementOffice')
  const isGone = draft.tier !== '' && item.tiers.every(({ tier }) => tier !== draft.tier)
  return (
    <Select
      label={t('tier')}
      placeholder={t('chooseTier')}
      disabled={isReadOnly}
      value={draft.tier}
      onChange={tier => change({ tier })}
      choices={[...item.tiers, ...(isGone ? [{ tier: draft.tier, sellers: 0 }] : [])].map(({ tier, sellers }) => ({
        value: tier,
        label: t('tierOf', { tier, count: sellers }),
      }))}
    />
  )
}

/** What is typed stays as it is typed; the server says whom it knows. */
function Sellers({ work: { draft, item, change }, isReadOnly }: Part) {
  const t = useText('announcementOffice')
  const [typed, setTyped] = useState(() => draft.sellers.join('\n'))
  const names = item.unknownSellers.filter(name => draft.sellers.includes(name)).join(', ')
  return (
    <Textarea
      label={t('sellers')}
      help={t('sellersHint')}
      error={names === '' ? undefined : t('unknown', { names })}
      rows={3}
      spellCheck={false}
      readOnly={isReadOnly}
      value={typed}
      onChange={event => {
        setTyped(event.currentTarget.value)
        const { sellersMax, nameMax } = announcementLimits
        change({
          sellers: sellersTyped(event.currentTarget.value)
            .slice(0, sellersMax)
            .map(name => name.slice(0, nameMax)),
        })
      }}
    />
  )
}

function Places({ work, isReadOnly }: Part) {
  const { draft, change } = work
  const t = useText('announcementOffice')
  const hints = { BANNER: t('bannerHint'), PAGE: undefined, NEWS: t('newsHint') }
  return (
    <Stack gap={8}>
      {announcementPlaces.map(place => (
        <Checkbox
          key={place}
          label={t(`place_${place}`)}
          help={hints[place]}
          disabled={isReadOnly}
          checked={draft.places.includes(place)}
          onChange={event => {
            const isChosen = event.currentTarget.checked
            change({ places: announcementPlaces.filter(each => (each === place ? isChosen : draft.places.includes(each))) })
          }}
        />
      ))}
      {draft.places.includes('NEWS') && (
        <Select
          label={t('type')}
          help={t('typeHint')}
          disabled={isReadOnly}
          value={draft.type}
          onChange={value => change({ type: notificationTypes.find(each => each === value) ?? 'NORMAL' })}
          choices={notificationTypes.map(value => ({ value, label: t(`type_${value}`) }))}
        />
      )}
      <Told work={work} />
    </Stack>
  )
}

/** How far the news has come, asked again while it is on its way. */
function Told({ work: { item } }: Pick<Part, 'work'>) {
  const t = useText('announcementOffice')
  const { isTelling } = item
  const asked = useCall(
    announcementCalls.officeAnnouncement,
    { params: { id: item.id } },
    { isEnabled: isTelling, staleMs: Number.POSITIVE_INFINITY, ...(isTelling && { everyMs: 2_000 }) },
  )
  const now = isTelling ? (asked.data?.data ?? item) : item
  if (now.told === 0 && !(now.isTelling && now.status === 'PUBLISHED')) return null
  return (
    <p className="hint" role="status">
      {now.isTelling && now.status === 'PUBLISHED' ? t('telling', { count: now.told, of: now.reach }) : t('told', { count: now.told })}
    </p>
  )
}

function Dates({ work: { draft, change }, isReadOnly }: Part) {
  const t = useText('announcementOffice')
  const shown = (at: string | null) => (at === null ? '' : localText(new Date(at)))
  return (
    <Columns gap={12}>
      {(['startsAt', 'endsAt'] as const).map(name => (
        <TextInput
          key={name}
          type="datetime-local"
          label={t(name)}
          help={t(name === 'startsAt' ? 'startsHint' : 'endsHint')}
          readOnly={isReadOnly}
          value={shown(draft[name])}
          onChange={event => change({ [name]: instantOf(event.currentTarget.value) })}
        />
      ))}
    </Columns>
  )
}
