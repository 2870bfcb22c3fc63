import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Fold } from '#kit/layout/Fold.tsx'
import { useLanguage } from '#kit/use-text.ts'
import { PostBody } from '#shop/content/ui/post/PostBody.tsx'
import { InfoPage, InfoSections } from './InfoPage.tsx'
import { infoText } from './info.ts'

export const handle = { hydratesOnInteraction: true }

export const loader = ({ context }: LoaderFunctionArgs) => infoText(context, 'faq')

/** Each heading is a question, which unfolds. */
export default function FaqPage() {
  const { title, intro, sections } = useLoaderData<typeof loader>()
  const language = useLanguage()
  return (
    <InfoPage title={title}>
      <InfoSections of={{ intro, sections: [] }} />
      <div>
        {sections.map(question => (
          <Fold key={question.title} title={<h2>{question.title}</h2>} isRuled>
            <PostBody html={question.html} language={language} />
          </Fold>
        ))}
      </div>
    </InfoPage>
  )
}
