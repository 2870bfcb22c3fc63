import { useParams } from 'react-router'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { DescriptionList } from '#kit/app/page/DescriptionList.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot, useWhyNotOpen } from '#kit/use-why-not.ts'
import { accountOfficeCalls } from '../../office/contract.ts'
import { PersonActs } from './PersonActs.tsx'
import styles from './PersonOfficePage.module.css'
import { PersonSessions } from './PersonSessions.tsx'
import { PersonSettings } from './PersonSettings.tsx'
import { PersonStateBadge, useRoleWords } from './person-words.tsx'
import type { ShownPerson } from './shown-person.ts'

export const handle = { texts: ['accountOffice'] }

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
          <div className={styles.columns}>
            <Card>
              <Facts person={person} />
            </Card>
            <div className={styles.stack}>
              <PersonSettings key={person.id} person={person} />
              <Ways person={person} />
            </div>
          </div>
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
      <div className={styles.acts}>
        {person.kind === 'seller' && (
          <LinkButton icon="wallet" reason={whyNotOpen('/office/wallet')} to={`/office/wallet/${person.id}`}>
            {t('wallet')}
          </LinkButton>
        )}
        <LinkButton icon="clock" reason={whyNotOpen('/office/audit')} to={`/office/audit?subject=account&object=${person.id}`}>
          {t('whatWasDone')}
        </LinkButton>
      </div>
    </>
  )
}

function Facts({ person }: { person: ShownPerson }) {
  const t = useText('accountOffice')
  const { word } = useRoleWords()
  const isStaff = person.kind === 'staff'
  return (
    <DescriptionList
      facts={[
        { label: t('kind'), value: isStaff ? t('staff') : t('seller') },
        isStaff && { label: t('roles'), value: person.roles.map(word).join(', ') },
        { label: t('email'), value: <CopyId id={person.email} /> },
        { label: t('phone'), value: person.phone || '–' },
        { label: t('address'), value: person.address || '–' },
        { label: t('language'), value: person.language.toUpperCase() },
        { label: t('timeZone'), value: person.timeZone },
        !isStaff && { label: t('tier'), value: person.tier },
        !isStaff && { label: t('referralCode'), value: <CopyId id={person.referralCode} /> },
        !isStaff && { label: t('invitedBy'), value: person.invitedBy ?? t('nobody') },
        { label: t('secondFactor'), value: person.hasSecondFactor ? t('factorOn') : t('factorOff') },
        { label: t('created'), value: <When at={person.createdAt} /> },
        { label: t('lastUsed'), value: person.lastUsedAt ? <When at={person.lastUsedAt} /> : t('never') },
        { label: t('sessions'), value: <span className="numbers">{person.sessions}</span> },
      ]}
    />
  )
}
