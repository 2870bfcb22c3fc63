import { Link, useParams } from 'react-router'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns, Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot, useWhyNotOpen } from '#kit/use-why-not.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { PersonActs } from '#shop/account/ui/office/PersonActs.tsx'
import { PersonSessions } from '#shop/account/ui/office/PersonSessions.tsx'
import { PersonSettings } from '#shop/account/ui/office/PersonSettings.tsx'
import { PersonStateBadge, useRoleWords } from '#shop/account/ui/office/person-words.tsx'
import type { ShownPerson } from '#shop/account/ui/office/shown-person.ts'
import { CareActs } from './CareActs.tsx'

export const handle = { texts: ['accountOffice', 'careOffice', 'approval'] }

/** One person: what is known of them, and what this member of staff may do about it. */
export default function PersonOfficePage() {
  const t = useText('accountOffice')
  const id = Number(useParams().id)
  const answer = useCall(accountOfficeCalls.person, { params: { id } })
  const back = { to: '/office/people', label: t('people') }
  return (
    <Loaded of={answer} head={<PageHeader title={t('people')} back={back} />}>
      {person => (
        <>
          <PageHeader
            title={person.username}
            back={back}
            hint={person.fullName}
            aside={<PersonStateBadge state={person.state} />}
            actions={<PersonActs person={person} />}
          />
          <Columns least={320}>
            <Panel>
              <PersonFacts person={person} />
              <CareActs person={person} />
            </Panel>
            <Stack>
              <PersonSettings key={person.id} person={person} />
              <Ways person={person} />
            </Stack>
          </Columns>
        </>
      )}
    </Loaded>
  )
}

/** Where more of this person stands, for those who may read it. */
function Ways({ person }: { person: ShownPerson }) {
  const t = useText('accountOffice')
  const whyNot = useWhyNot()
  const whyNotOpen = useWhyNotOpen()
  return (
    <>
      {whyNot(accountOfficeCalls.personSessions) === undefined && <PersonSessions person={person} />}
      <Row>
        {person.kind === 'seller' && (
          <LinkButton icon="wallet" reason={whyNotOpen('/office/wallet')} to={`/office/wallet/${person.id}`}>
            {t('wallet')}
          </LinkButton>
        )}
        <LinkButton icon="clock" reason={whyNotOpen('/office/audit')} to={`/office/audit?subject=account&object=${person.id}`}>
          {t('whatWasDone')}
        </LinkButton>
      </Row>
    </>
  )
}

function PersonFacts({ person }: { person: ShownPerson }) {
  const t = useText('accountOffice')
  const { word } = useRoleWords()
  const isStaff = person.kind === 'staff'
  const isSeller = person.kind === 'seller'
  const { teamOf } = person
  return (
    <Facts
      of={[
        { label: t('kind'), value: t(person.kind) },
        teamOf !== null && { label: t('teamOf'), value: <Link to={`/office/people/${teamOf.id}`}>{teamOf.username}</Link> },
        person.teamRoles !== null && { label: t('roles'), value: person.teamRoles.map(word).join(', ') },
        isStaff && { label: t('roles'), value: person.roles.map(word).join(', ') },
        { label: t('email'), value: <CopyId id={person.email} /> },
        { label: t('phone'), value: person.phone || '–' },
        { label: t('address'), value: person.address || '–' },
        { label: t('language'), value: person.language.toUpperCase() },
        { label: t('timeZone'), value: person.timeZone },
        isSeller && { label: t('tier'), value: person.tier },
        isSeller && { label: t('referralCode'), value: <CopyId id={person.referralCode} /> },
        isSeller && { label: t('invitedBy'), value: person.invitedBy ?? t('nobody') },
        { label: t('secondFactor'), value: person.hasSecondFactor ? t('factorOn') : t('factorOff') },
        { label: t('created'), value: <When at={person.createdAt} /> },
        { label: t('lastUsed'), value: person.lastUsedAt ? <When at={person.lastUsedAt} /> : t('never') },
        { label: t('sessions'), value: <span className="numbers">{person.sessions}</span> },
      ]}
    />
  )
}
