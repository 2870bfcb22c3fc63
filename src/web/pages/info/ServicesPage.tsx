import { useText } from '#kit/use-text.ts'
import { InfoPage, InfoSection } from './InfoPage.tsx'

export const handle = { texts: ['webInfo'] }

const sections = [
  { id: 'products', icon: 'shirt', title: 'products', lines: ['products1', 'products2'] },
  { id: 'design', icon: 'design', title: 'design', lines: ['design1', 'design2'] },
  { id: 'empty-package', icon: 'package', title: 'emptyPackage', lines: ['emptyPackage1', 'emptyPackage2'] },
  { id: 'buying-label', icon: 'label', title: 'label', lines: ['label1', 'label2'] },
] as const

/** The four services (spec §2), each at its own address of the page. */
export default function ServicesPage() {
  const t = useText('webInfo')
  return (
    <InfoPage title={t('servicesTitle')} lead={t('servicesHint')}>
      {sections.map(({ id, icon, title, lines }) => (
        <InfoSection key={id} id={id} icon={icon} title={t(title)}>
          {lines.map(line => (
            <p key={line}>{t(line)}</p>
          ))}
        </InfoSection>
      ))}
    </InfoPage>
  )
}
