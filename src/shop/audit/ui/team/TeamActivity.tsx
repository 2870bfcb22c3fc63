import { Link } from 'react-router'
import { type CallAnswer, placeOf } from '#base/call.ts'
import { dayBefore } from '#base/time.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Section } from '#kit/layout/Panel.tsx'
import { type Translate, useTeamActText, useText } from '#kit/use-text.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { teamActivityCalls } from '../../contract.ts'

type Act = CallAnswer<typeof teamActivityCalls.teamActivity>['data']['docs'][number]

/** What members did in the seller's name, newest first; nothing where nobody ever was in the team. */
export function TeamActivity() {
  const t = useText('teamActivity')
  const members = useCall(teamCalls.myTeam, {}).data?.data.members
  const acts = useActs(members ?? [])
  const isUnused = members?.length === 0 && acts.rows?.length === 0 && !acts.bars.isNarrow
  if (!members || isUnused) return null
  return (
    <Section title={t('title')}>
      <List
        of={acts}
        name="team-activity"
        label={t('title')}
        columns={columnsOf(t)}
        empty={{ title: t('emptyTitle'), hint: t('emptyHint') }}
      />
    </Section>
  )
}

const days = { today: 0, week: 6, month: 29 } as const

function useActs(members: readonly { id: number; fullName: string; username: string }[]) {
  const t = useText('teamActivity')
  return useList(teamActivityCalls.teamActivity, {
    filters: [
      {
        name: 'memberId',
        label: t('who'),
        any: t('everyone'),
        choices: members.map(({ id, fullName, username }) => ({ value: String(id), label: fullName || username })),
      },
      {
        name: 'time',
        label: t('when'),
        any: t('anyTime'),
        choices: (['today', 'week', 'month'] as const).map(value => ({ value, label: t(value), query: { from: dayBefore(days[value]) } })),
        days: { label: t('ownDays'), query: ({ from, to }) => ({ ...(from && { from }), ...(to && { to }) }) },
      },
    ],
  })
}

const columnsOf = (t: Translate<'teamActivity'>): DataColumn<Act>[] => [
  { id: 'call', header: t('what'), cell: act => <What act={act} />, width: '260px' },
  { id: 'object', header: t('about'), cell: act => <About act={act} />, width: '200px' },
  { id: 'member', header: t('who'), cell: act => act.member.name, width: '200px' },
  { id: 'at', header: t('when'), cell: act => <When at={act.at} />, width: '140px', phone: 'corner' },
]

/** What was done, as a sentence. */
const What = ({ act: { call } }: { act: Act }) => useTeamActText().say(`done_${call}`) ?? call

/** What it was done to, leading to the portal's page of it where there is one. */
function About({ act: { call, subject, object, count } }: { act: Act }) {
  const { say } = useTeamActText()
  const kind = say(`subject_${subject}`) ?? subject
  const place = placeOf(say(`place_${call}`) ?? say(`place_${subject}`), object)
  const words = count > 1 ? `${kind} × ${count}` : `${kind} ${numberOf(object)}`.trim()
  return place === undefined ? words : <Link to={place}>{words}</Link>
}

/** Of a part the whole has the number. */
const numberOf = (object: string) => object.split(' ')[0] ?? ''
