import { formatCents } from '#base/money.ts'
import { formatNumber } from '#base/number.ts'
import { nameIn } from '#base/text.ts'
import { formatDate } from '#base/time.ts'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Figures } from '#kit/layout/Figures.tsx'
import { Panel, Section } from '#kit/layout/Panel.tsx'
import { Columns, Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { referralCalls } from '../contract.ts'
import { useReferralColumns } from './referral-columns.tsx'
import { ShareReferral, type ShownReferral } from './ShareReferral.tsx'

export const handle = { texts: ['referral'] }
type Invited = RowOf<typeof referralCalls.myReferrals>

/** My code with its link and QR, what it has earned, and whom I invited (spec §2, my referral). */
export default function MyReferralPage() {
  const t = useText('referral')
  const mine = useCall(referralCalls.myReferral, {})
  useLive(['referral.awarded'], [referralCalls.myReferral, referralCalls.myReferrals])
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <Stack gap={24}>
        <Loaded of={mine}>
          {referral => (
            <Stack gap={24}>
              <Earned referral={referral} />
              <Columns least={320}>
                <ShareReferral referral={referral} />
                <Programmes referral={referral} />
              </Columns>
            </Stack>
          )}
        </Loaded>
        <Section title={t('history')}>
          <History />
        </Section>
      </Stack>
    </>
  )
}

function Earned({ referral: { invited, awardCents, heldCents } }: { referral: ShownReferral }) {
  const t = useText('referral')
  const language = useLanguage()
  const held = { label: t('held'), value: <Money cents={heldCents} />, meaning: 'amber', hint: t('heldHint') } as const
  return (
    <Figures
      of={[
        { label: t('awarded'), value: <Money cents={awardCents} /> },
        { label: t('invited'), value: formatNumber(invited, language) },
        ...(heldCents > 0 ? [held] : []),
      ]}
    />
  )
}

function Programmes({ referral: { programmes } }: { referral: ShownReferral }) {
  const t = useText('referral')
  const language = useLanguage()
  const percent = (basisPoints: number) => `${formatNumber(basisPoints / 100, language)}%`
  return (
    <Panel title={t('programmes')}>
      {programmes.length === 0 && <p className="muted">{t('noProgrammes')}</p>}
      <Stack as="ul" gap={16} className="plain-list">
        {programmes.map(({ id, nameEn, nameVi, shareBasisPoints, months, mostCents, endsAt }) => (
          <Stack as="li" gap={4} key={id}>
            <strong>{nameIn(language, { name: nameEn, nameVi })}</strong>
            <span>
              {t('terms', { percent: percent(shareBasisPoints), months })}
              {mostCents !== null && `, ${t('most', { amount: formatCents(mostCents, { language }) })}`}
            </span>
            {endsAt && <span className="hint">{t('until', { date: formatDate(endsAt, 'medium', { language }) })}</span>}
          </Stack>
        ))}
      </Stack>
      {programmes.length > 0 && <p className="hint">{t('when')}</p>}
    </Panel>
  )
}

function History() {
  const t = useText('referral')
  return (
    <List
      of={useList(referralCalls.myReferrals)}
      name="referrals"
      label={t('history')}
      columns={useColumns()}
      rowName={row => row.username}
      empty={{ drawing: 'money', title: t('empty'), hint: t('emptyHint') }}
    />
  )
}

function useColumns(): DataColumn<Invited>[] {
  const t = useText('referral')
  const { programme, joinedAt, state, award } = useReferralColumns()
  return [{ id: 'username', header: t('username'), cell: row => row.username }, programme, joinedAt, state, award]
}
