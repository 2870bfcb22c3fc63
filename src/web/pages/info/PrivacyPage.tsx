import { useText } from '#kit/use-text.ts'
import { InfoPage, InfoSection } from './InfoPage.tsx'

export const handle = { texts: ['webInfo'] }

export default function PrivacyPage() {
  const t = useText('webInfo')
  return (
    <InfoPage title={t('privacyTitle')}>
      <InfoSection>
        <p>{t('privacy1')}</p>
        <p>{t('privacy2')}</p>
        <p>{t('privacy3')}</p>
      </InfoSection>
    </InfoPage>
  )
}
