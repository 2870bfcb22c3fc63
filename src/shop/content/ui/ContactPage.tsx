import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { apiOf, pageContext } from '#kit/page-context.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { PublicPage } from '#kit/show/PublicPage.tsx'
import { useText } from '#kit/use-text.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { orderOfAddress } from '../message/rules.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactPage.module.css'

export const handle = { texts: ['content', 'fault'] }

/** A signed-in seller need not say again who they are. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = apiOf(context)
  const { reader } = context.get(pageContext)
  const [settings, me] = await Promise.all([
    api(settingCalls.publicSettings),
    reader?.kind === 'seller' ? api(accountCalls.me) : Promise.resolve(undefined),
  ])
  const { contactEmail = '', officeUnitedStates = '', officeVietnam = '' } = settings.data
  const { fullName = '', email = '', phone = '' } = me?.data ?? {}
  return {
    contactEmail,
    officeUnitedStates,
    officeVietnam,
    person: { name: fullName, email, phone },
    orderId: orderOfAddress(new URL(request.url).searchParams),
  }
}

export default function ContactPage() {
  const { contactEmail, officeUnitedStates, officeVietnam, person, orderId } = useLoaderData<typeof loader>()
  const t = useText('content')
  return (
    <PublicPage title={t('contact')} hint={t('contactHint')}>
      <div className={styles.columns}>
        <ContactForm person={person} orderId={orderId} />
        {(contactEmail || officeUnitedStates || officeVietnam) && (
          <aside aria-label={t('reach')}>
            <Panel title={t('reach')} className={styles.reach}>
              {contactEmail && (
                <Row as="p">
                  <Icon name="envelope" size={16} /> <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
                </Row>
              )}
              {officeUnitedStates && (
                <address>
                  <strong>{t('officeUs')}</strong>
                  {officeUnitedStates}
                </address>
              )}
              {officeVietnam && (
                <address>
                  <strong>{t('officeVn')}</strong>
                  {officeVietnam}
                </address>
              )}
            </Panel>
          </aside>
        )}
      </div>
    </PublicPage>
  )
}
