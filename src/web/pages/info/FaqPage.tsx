import { Fold } from '#kit/layout/Fold.tsx'
import { useText } from '#kit/use-text.ts'
import { InfoPage } from './InfoPage.tsx'
import { sections } from './sections.ts'

export const handle = { texts: ['webInfo'], hydratesOnInteraction: true }

export default function FaqPage() {
  const t = useText('webInfo')
  return (
    <InfoPage title={t('faqTitle')}>
      <div>
        {sections.faq.map(([title, text]) => (
          <Fold key={title} title={<h2>{t(title)}</h2>} isRuled>
            <p>{t(text)}</p>
          </Fold>
        ))}
      </div>
    </InfoPage>
  )
}
