import { useState } from 'react'
import { Link } from 'react-router'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { referralCalls } from '../../contract.ts'
import { referralStates } from '../../rules.ts'
import { useReferralColumns } from '../referral-columns.tsx'
import { DecideDialog, type OfficeReferral } from './DecideDialog.tsx'
import { ProgrammeDialog } from './ProgrammeDialog.tsx'
import { ProgrammeList } from './ProgrammeList.tsx'

export const handle = { texts: ['referralOffice', 'referral', 'approval'] }

/** Who invited whom, with awards that wait for finance; the programmes. */
export default function ReferralOfficePage() {
  const t = useText('referralOffice')
  const whyNot = useWhyNot()
  const [{ tab }, setState] = useUrlState({ tab: 'referrals' })
  const [isMaking, setMaking] = useState(false)
  const make = (
    <Button variant="primary" icon="plus" reason={whyNot(referralCalls.makeProgramme)} onClick={() => setMaking(true)}>
      {t('make')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} actions={tab === 'programmes' && make} />
      <AppTabs
        label={t('title')}
        value={tab}
        onChange={value => setState({ tab: value })}
        tabs={[
          { value: 'referrals', label: t('tabReferrals') },
          { value: 'programmes', label: t('tabProgrammes') },
        ]}
      />
      {tab === 'programmes' ? <ProgrammeList make={make} /> : <ReferralList />}
      <ProgrammeDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  )
}

function ReferralList() {
  const t = useText('referralOffice')
  const said = useText('referral')
  const whyNot = useWhyNot()
  const [deciding, setDeciding] = useState<OfficeReferral>()
  const choices = referralStates.map(value => ({ value, label: said(`state_${value}`) }))
  const referrals = useList(referralCalls.officeReferrals, {
    search: t('search'),
    filters: [{ name: 'state', label: t('state'), any: t('anyState'), choices }],
    live: ['referral.awarded'],
  })
  return (
    <>
      <List
        of={referrals}
        name="office-referrals"
        label={t('tabReferrals')}
        columns={useColumns()}
        rowName={row => row.username}
        rowActions={row => (
          <Button
            size="small"
            variant={row.state === 'HELD' ? 'secondary' : 'quiet'}
            reason={whyNot(referralCalls.decideReferral)}
            onClick={() => setDeciding(row)}
          >
            {t('decide')}
          </Button>
        )}
        empty={{ drawing: 'money', title: t('empty'), hint: t('emptyHint') }}
      />
      {deciding && <DecideDialog key={deciding.id} referral={deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}

function useColumns(): DataColumn<OfficeReferral>[] {
  const t = useText('referralOffice')
  const { state, award, programme, joinedAt } = useReferralColumns()
  return [
    { id: 'invited', header: t('invited'), cell: row => <Link to={`/office/people/${row.id}`}>{row.username}</Link> },
    { id: 'inviter', header: t('inviter'), cell: ({ inviter }) => <Link to={`/office/people/${inviter.id}`}>{inviter.username}</Link> },
    state,
    { id: 'heldFor', header: t('heldFor'), cell: ({ heldFor }) => (heldFor ? t(`for_${heldFor}`) : '–') },
    { id: 'orders', header: t('orders'), align: 'end', cell: row => <span className="numbers">{row.orders}</span> },
    award,
    { ...programme, isOptional: true },
    joinedAt,
  ]
}
