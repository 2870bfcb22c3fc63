import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Picture } from '#kit/show/Picture.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import styles from './ProductParts.module.css'
import type { Seen } from './recent.ts'

/** The products looked at before this one, to go back to. */
export function RecentProducts({ seen }: { seen: readonly Seen[] }) {
  const t = useText('catalogue')
  const language = useLanguage()
  return (
    <section className={styles.recent}>
      <h2>{t('recent')}</h2>
      <ul>
        {seen.map(each => (
          <li key={each.slug}>
            <PublicLink to={`/products/${each.slug}`}>
              <Picture src={each.picture} alt="" />
              {language === 'vi' ? each.nameVi : each.name}
            </PublicLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
