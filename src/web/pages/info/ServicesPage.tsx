import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { useText } from '#kit/use-text.ts'
import { leadParagraphs, pagePath } from '#shop/content/page/rules.ts'
import { useSite } from '../../layouts/site/site.ts'
import { services } from '../../services.ts'
import { InfoPage, InfoSection } from './InfoPage.tsx'
import { infoText } from './info.ts'

export const handle = { texts: ['page'], hydratesOnInteraction: true }

export async function loader({ context }: LoaderFunctionArgs) {
  const [page, ...documents] = await Promise.all([
    infoText(context, 'our-services'),
    ...services.map(async ({ key }) => ({ key, page: await infoText(context, key) })),
  ])
  return { page, documents: Object.fromEntries(documents.map(each => [each.key, each.page])) }
}

/** The four services (spec §2), each at its own place of the page with its first lines; the whole text is the office's outside document, or ours. */
export default function ServicesPage() {
  const t = useText('page')
  const { page, documents } = useLoaderData<typeof loader>()
  const { lines = {} } = useSite() ?? {}
  return (
    <InfoPage title={page.title} lead={page.lead}>
      {services.map(({ key, id, setting, icon }) => {
        const { title = '', lead = '' } = documents[key] ?? {}
        const words = (
          <>
            {t('readDocument')}
            <span className="unseen">: {title}</span>
          </>
        )
        return (
          <InfoSection key={key} id={id} icon={icon} title={title}>
            {leadParagraphs(lead).map(text => (
              <p key={text}>{text}</p>
            ))}
            <p>
              {lines[setting] ? (
                <a href={lines[setting]} target="_blank" rel="noreferrer">
                  {words}
                </a>
              ) : (
                <PublicLink to={pagePath(key)}>{words}</PublicLink>
              )}
            </p>
          </InfoSection>
        )
      })}
    </InfoPage>
  )
}
