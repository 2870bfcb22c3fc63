import { Icon } from '#kit/Icon.tsx'
import { Logo } from '#kit/Logo.tsx'
import { PublicLink } from '#kit/PublicLink.tsx'
import { type PlainText, useText } from '#kit/use-text.ts'
import styles from './SiteFooter.module.css'

/** A text and its page: `/text` where none is named. */
type FooterLink = readonly [text: PlainText<'web'>, path?: string]
const columns: readonly (readonly [title: PlainText<'web'>, links: readonly FooterLink[]])[] = [
  ['about', [['aboutUs', '/'], ['pricing', '/#pricing'], ['services', '/our-services'], ['products'], ['blogs']]],
  ['policies', [['terms'], ['privacy', '/privacy-policy']]],
  ['help', [['faq'], ['contact']]],
]
const addresses = [
  { place: 'officeUs', lines: ['1209 Mill Street', 'Austin, TX 78702'] },
  { place: 'officeVn', lines: ['86 Lê Lợi, Quận 1', 'TP. Hồ Chí Minh'] },
] as const

/** Footer of the public pages (spec §2): links by column, offices, ways to pay, ways to reach us. */
export function SiteFooter() {
  const t = useText('web')
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('tagline')}</p>
          <a className={styles.reach} href="mailto:hello@inkport.example">
            <Icon name="envelope" size={16} /> hello@inkport.example
          </a>
        </div>
        {columns.map(([title, links]) => (
          <nav key={title} aria-label={t(title)}>
            <h2>{t(title)}</h2>
            <ul>
              {links.map(([text, path = `/${text}`]) => (
                <li key={text}>
                  <PublicLink to={path}>{t(text)}</PublicLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section>
          <h2>{t('offices')}</h2>
          {addresses.map(address => (
            <address key={address.place}>
              <strong>{t(address.place)}</strong>
              {address.lines.map(line => (
                <span key={line}>{line}</span>
              ))}
            </address>
          ))}
        </section>
      </div>
      <div className={styles.base}>
        <small>{t('rights', { year: 2026 })}</small>
        <ul className={styles.pay} aria-label={t('payWith')}>
          <li>
            <Icon name="bank" size={16} /> {t('payBank')}
          </li>
          <li>
            <Icon name="wallet" size={16} /> PayPal
          </li>
        </ul>
      </div>
    </footer>
  )
}
