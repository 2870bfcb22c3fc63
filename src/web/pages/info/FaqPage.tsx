import { useText } from '#kit/use-text.ts'
import { InfoPage, InfoSection } from './InfoPage.tsx'

export const handle = { texts: ['webInfo'] }

const questions = [
  ['faqFile', 'faqFileAnswer'],
  ['faqWrong', 'faqWrongAnswer'],
  ['faqPay', 'faqPayAnswer'],
  ['faqTracking', 'faqTrackingAnswer'],
] as const

export default function FaqPage() {
  const t = useText('webInfo')
  return (
    <InfoPage title={t('faqTitle')}>
      {questions.map(([question, answer]) => (
        <InfoSection key={question} title={t(question)}>
          <p>{t(answer)}</p>
        </InfoSection>
      ))}
    </InfoPage>
  )
}
