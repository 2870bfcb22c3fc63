import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { leadParagraphs, serviceKeys } from '#shop/content/page/rules.ts'
import { InfoPage, InfoSection, InfoSections } from './InfoPage.tsx'
import { infoText } from './info.ts'

export const handle = { texts: ['page'], hydratesOnInteraction: true }

export function loader({ params, context }: LoaderFunctionArgs) {
  const key = serviceKeys.find(each => each === params.service)
  if (!key) throw data(null, 404)
  return infoText(context, key)
}

/** The whole document of one service (spec §2: {product}, design, empty package, buying label). */
export default function DocumentPage() {
  const t = useText('page')
  const page = useLoaderData<typeof loader>()
  const [first = '', ...rest] = leadParagraphs(page.lead)
  return (
    <InfoPage title={page.title} lead={first}>
      {rest.length > 0 && (
        <InfoSection>
          {rest.map(text => (
            <p key={text}>{text}</p>
          ))}
        </InfoSection>
      )}
      <InfoSections of={page} />
      <p>
        <PublicLink className="plain-link" to="/our-services">
          {t('allServices')} <Icon name="arrowRight" size={16} />
        </PublicLink>
      </p>
    </InfoPage>
  )
}
