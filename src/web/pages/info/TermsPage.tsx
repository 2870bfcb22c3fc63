import { useText } from '#kit/use-text.ts'
import { InfoPage, InfoSection } from './InfoPage.tsx'
import { sections } from './sections.ts'

export const handle = { texts: ['webInfo'], hydratesOnInteraction: true }

export default function TermsPage() {
  const t = useText('webInfo')
  return (
    <InfoPage title={t('termsTitle')}>
      {sections.terms.map(([title, text]) => (
        <InfoSection key={title} title={t(title)}>
          <p>{t(text)}</p>
        </InfoSection>
      ))}
    </InfoPage>
  )
}
