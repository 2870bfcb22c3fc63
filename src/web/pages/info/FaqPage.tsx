import { useText } from '#kit/use-text.ts'
import { InfoPage, InfoSection } from './InfoPage.tsx'
import { sections } from './sections.ts'

export const handle = { texts: ['webInfo'] }

export default function FaqPage() {
  const t = useText('webInfo')
  return (
    <InfoPage title={t('faqTitle')}>
      {sections.faq.map(([title, text]) => (
        <InfoSection key={title} title={t(title)}>
          <p>{t(text)}</p>
        </InfoSection>
      ))}
    </InfoPage>
  )
}
