import type { ReactNode } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Facts } from '#kit/layout/Facts.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { accountCalls } from '../../profile/contract.ts'
import { SecuritySection } from '../factor/SecuritySection.tsx'
import type { SignedInUser } from '../form/step.ts'
import { DataForm } from './DataForm.tsx'
import { EmailChange } from './EmailChange.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import styles from './ProfilePage.module.css'
import { SessionList } from './SessionList.tsx'

const sections = ['data', 'password', 'security', 'sessions', 'preferences', 'notifications', 'prices', 'packing', 'privacy'] as const
type Section = (typeof sections)[number]
/** What staff who view the account see of it: nothing of its secrets. */
const inView: readonly Section[] = ['data', 'preferences', 'notifications', 'prices']

/** The specification's section names (§2) that have a page of their own. */
const elsewhere: Readonly<Record<string, string>> = {
  deposit: '/payments/deposit',
  'deposit-histories': '/payments',
  'order-histories': '/order-histories',
  announcement: '/announcement',
  favorites: '/favorites',
  'product-templates': '/my-products',
}

interface Props {
  notifications: ReactNode
  prices: ReactNode | undefined
  packing: ReactNode | undefined
}

/**
 * What is known of oneself, the password, where one is signed in, and how one likes it; `notifications` say what one hears of, `prices` what
 * a seller pays, `packing` how their parcels present themselves, each for who may see it.
 */
export function Profile({ notifications, prices, packing }: Props) {
  const t = useText('account')
  const params = useParams()
  const navigate = useNavigate()
  const reader = useReader()
  const home = reader?.kind === 'staff' ? '/office/profile' : '/profile'
  const parts: Partial<Record<Section, ReactNode>> = { notifications, prices, packing }
  const shown = (reader?.view ? inView : sections).filter(each => !(each in parts) || parts[each] !== undefined)
  const page = reader?.kind === 'seller' ? elsewhere[params.section ?? ''] : undefined
  const section = shown.find(each => each === params.section) ?? 'data'
  const me = useCall(accountCalls.me, {})
  const labels: Record<Section, string> = {
    data: t('tabData'),
    password: t('tabPassword'),
    security: t('tabSecurity'),
    sessions: t('tabSessions'),
    preferences: t('tabPreferences'),
    notifications: t('tabNotifications'),
    prices: t('tabPrices'),
    packing: t('tabPacking'),
    privacy: t('tabPrivacy'),
  }
  const tabs = shown.map(value => ({ value, label: labels[value] }))
  const open = (value: string) => navigate(value === 'data' ? home : `${home}/${value}`, { replace: true })
  if (page !== undefined) return <Navigate to={page} replace />
  return (
    <>
      <PageHeader title={t('profilePage')} {...(me.data && { aside: <span className="muted">{me.data.data.username}</span> })} />
      <AppTabs tabs={tabs} value={section} onChange={open} label={t('profilePage')} />
      {section === 'prices' ? (
        prices
      ) : parts[section] !== undefined ? (
        <div className={styles.card}>{parts[section]}</div>
      ) : (
        <Panel className={styles.card}>
          <Loaded of={me}>{user => <Content section={section} user={user} onChanged={() => void me.refetch()} />}</Loaded>
        </Panel>
      )}
    </>
  )
}

function Content({ section, user, onChanged }: { section: Section; user: SignedInUser; onChanged: () => void }) {
  const t = useText('account')
  const { view, team } = useReader() ?? {}
  const isInView = view !== undefined
  if (section === 'password') return <PasswordForm hasPassword={user.hasPassword} onChanged={onChanged} />
  if (section === 'security') return <SecuritySection hasPassword={user.hasPassword} />
  if (section === 'sessions') return <SessionList />
  if (section === 'privacy') return <PrivacySection username={user.username} />
  if (section === 'preferences') return <PreferencesForm user={user} onSaved={onChanged} />
  return (
    <Stack gap={24}>
      <Facts
        of={[
          {
            label: t('email'),
            value: (
              <Row gap={12}>
                {user.email}
                {!isInView && <EmailChange hasPassword={user.hasPassword} onChanged={onChanged} />}
              </Row>
            ),
          },
          user.team === undefined
            ? { label: t('yourCode'), value: <span className="numbers">{user.referralCode}</span> }
            : { label: t('teamOf'), value: team?.username },
        ]}
      />
      <DataForm first={user} onSaved={onChanged} />
    </Stack>
  )
}
