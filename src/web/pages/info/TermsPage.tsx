import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { InfoPage, InfoSections } from './InfoPage.tsx'
import { infoText } from './info.ts'

export const handle = { hydratesOnInteraction: true }

export const loader = ({ context }: LoaderFunctionArgs) => infoText(context, 'terms')

export default function TermsPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <InfoPage title={page.title}>
      <InfoSections of={page} />
    </InfoPage>
  )
}
