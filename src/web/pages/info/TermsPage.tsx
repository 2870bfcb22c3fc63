import { useText } from '#kit/use-text.ts'
import { InfoPage, InfoSection } from './InfoPage.tsx'

export const handle = { texts: ['webInfo'] }

export default function TermsPage() {
  const t = useText('webInfo')
  return (
    <InfoPage title={t('termsTitle')}>
      <InfoSection>
        <p>{t('terms1')}</p>
        <p>{t('terms2')}</p>
        <p>{t('terms3')}</p>
      </InfoSection>
    </InfoPage>
  )
}
