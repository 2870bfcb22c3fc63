import { useText } from '#kit/use-text.ts'
import { useSite } from '../../layouts/site/site.ts'
import { InfoPage, InfoSection } from './InfoPage.tsx'

export const handle = { texts: ['webInfo'], hydratesOnInteraction: true }

const sections = [
  { id: 'products', document: 'serviceProductUrl', icon: 'shirt', title: 'products', texts: ['products1', 'products2'] },
  { id: 'design', document: 'serviceDesignUrl', icon: 'design', title: 'design', texts: ['design1', 'design2'] },
  {
    id: 'empty-package',
    document: 'serviceEmptyPackageUrl',
    icon: 'package',
    title: 'emptyPackage',
    texts: ['emptyPackage1', 'emptyPackage2'],
  },
  { id: 'buying-label', document: 'serviceBuyingLabelUrl', icon: 'label', title: 'label', texts: ['label1', 'label2'] },
] as const

/** The four services (spec §2), each at its own address of the page. */
export default function ServicesPage() {
  const t = useText('webInfo')
  const { lines = {} } = useSite() ?? {}
  return (
    <InfoPage title={t('servicesTitle')} lead={t('servicesHint')}>
      {sections.map(({ id, document, icon, title, texts }) => (
        <InfoSection key={id} id={id} icon={icon} title={t(title)}>
          {texts.map(text => (
            <p key={text}>{t(text)}</p>
          ))}
          {lines[document] && (
            <p>
              <a href={lines[document]} target="_blank" rel="noreferrer">
                {t('readDocument')}
                <span className="unseen">: {t(title)}</span>
              </a>
            </p>
          )}
        </InfoSection>
      ))}
    </InfoPage>
  )
}
