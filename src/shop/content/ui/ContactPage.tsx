import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiOf, pageContext } from '#kit/page-context.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactPage.module.css'

export const handle = { texts: ['content'] }

/** A signed-in seller need not say again who they are. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = apiOf(context)
  const { reader } = context.get(pageContext)
  const [settings, me] = await Promise.all([
    api(settingCalls.publicSettings),
    reader?.kind === 'seller' ? api(accountCalls.me) : Promise.resolve(undefined),
  ])
  const { contactEmail = '', officeUnitedStates = '', officeVietnam = '' } = settings.data
  const { fullName = '', email = '', phone = '' } = me?.data ?? {}
  return { contactEmail, officeUnitedStates, officeVietnam, person: { name: fullName, email, phone } }
}

export default function ContactPage() {
  const { contactEmail, officeUnitedStates, officeVietnam, person } = useLoaderData<typeof loader>()
  const t = useText('content')
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <title>{`${t('contact')} – Inkport`}</title>
      <meta name="description" content={t('contactHint')} />
      <header className={styles.head}>
        <h1>{t('contact')}</h1>
        <p>{t('contactHint')}</p>
      </header>
      <div className={styles.columns}>
        <ContactForm person={person} />
        <aside className={styles.reach} aria-label={t('reach')}>
          <h2>{t('reach')}</h2>
          <p>
            <Icon name="envelope" size={16} /> <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
          <address>
            <strong>{t('officeUs')}</strong>
            {officeUnitedStates}
          </address>
          <address>
            <strong>{t('officeVn')}</strong>
            {officeVietnam}
          </address>
        </aside>
      </div>
    </main>
  )
}
