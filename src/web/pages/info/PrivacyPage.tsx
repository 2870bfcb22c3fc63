import { useText } from '#kit/use-text.ts'
import { InfoPage, InfoSection } from './InfoPage.tsx'
import { sections } from './sections.ts'

export const handle = { texts: ['webInfo'], hydratesOnInteraction: true }

export default function PrivacyPage() {
  const t = useText('webInfo')
  return (
    <InfoPage title={t('privacyTitle')}>
      {sections.privacy.map(([title, text]) => (
        <InfoSection key={title} title={t(title)}>
          <p>{t(text)}</p>
        </InfoSection>
      ))}
    </InfoPage>
  )
}
