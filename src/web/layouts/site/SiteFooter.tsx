import { Link } from 'react-router'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { cx } from '#kit/cx.ts'
import { Row } from '#kit/layout/Stack.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { Logo } from '#kit/show/Logo.tsx'
import { type PlainText, useText } from '#kit/use-text.ts'
import { pricingPath } from './header-links.ts'
import bankLogo from './pay-bank.svg?url'
import paypalLogo from './pay-paypal.svg?url'
import styles from './SiteFooter.module.css'
import { useSite } from './site.ts'

type Column = readonly [title: PlainText<'web'>, links: readonly (readonly [path: string, text: PlainText<'web'>])[]]
/** A path that starts with no slash is the setting that holds an outside address; without one, our own prices are shown. */
const columns: readonly Column[] = [
  [
    'about',
    [
      ['/', 'aboutUs'],
      ['pricingUrl', 'pricing'],
      ['/our-services', 'services'],
      ['/products', 'products'],
      ['/blogs', 'blogs'],
    ],
  ],
  [
    'policies',
    [
      ['/terms', 'terms'],
      ['/privacy-policy', 'privacy'],
    ],
  ],
  [
    'help',
    [
      ['/faq', 'faq'],
      ['/contact', 'contact'],
      ['/our-fonts', 'fonts'],
    ],
  ],
]
const offices = [
  ['officeVietnam', 'officeVn'],
  ['officeUnitedStates', 'officeUs'],
] as const
const socials = [
  ['facebook', 'Facebook'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
  ['telegram', 'Telegram'],
] as const

/** Footer of the public pages (spec §2): links by column, offices, ways to pay, ways to reach us. What the office emptied is not there. */
export function SiteFooter() {
  const t = useText('web')
  const { lines = {} } = useSite() ?? {}
  const { contactEmail, websiteUrl } = lines
  const shownOffices = offices.filter(([setting]) => lines[setting])
  const shownSocials = socials.filter(([icon]) => lines[`${icon}Url`])
  return (
    <footer className={styles.footer}>
      <div className={cx('wide', styles.inner)}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('tagline')}</p>
          {contactEmail && (
            <a className="plain-link" href={`mailto:${contactEmail}`}>
              <Icon name="envelope" size={16} /> {contactEmail}
            </a>
          )}
          {websiteUrl && (
            <a className="plain-link" href={websiteUrl}>
              <Icon name="globe" size={16} /> {websiteUrl.replace(/^https:\/\/|\/$/g, '')}
            </a>
          )}
        </div>
        {columns.map(([title, links]) => (
          <nav key={title} aria-label={t(title)}>
            <h2>{t(title)}</h2>
            <ul>
              {links.map(([path, text]) => (
                <FooterLink key={path} to={path.startsWith('/') ? path : lines[path] || pricingPath} label={t(text)} />
              ))}
            </ul>
          </nav>
        ))}
        {shownOffices.length > 0 && (
          <section>
            <h2>{t('offices')}</h2>
            {shownOffices.map(([setting, place]) => (
              <address key={place}>
                <strong>{t(place)}</strong>
                {lines[setting]}
              </address>
            ))}
          </section>
        )}
      </div>
      <div className={cx('wide', styles.base)}>
        <small className="hint">{t('rights', { year: 2026 })}</small>
        {shownSocials.length > 0 && (
          <Row as="ul" aria-label={t('follow')}>
            {shownSocials.map(([icon, name]) => (
              <li key={icon}>
                <a
                  className={cx('plain-link', styles.social)}
                  href={lines[`${icon}Url`]}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={name}
                >
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </Row>
        )}
        <Row as="ul" aria-label={t('payWith')}>
          <li>
            <img src={bankLogo} alt={t('payBank')} width="56" height="36" loading="lazy" />
          </li>
          <li>
            <img src={paypalLogo} alt="PayPal" width="56" height="36" loading="lazy" />
          </li>
        </Row>
      </div>
    </footer>
  )
}

function FooterLink({ to, label }: { to: string | undefined; label: string }) {
  if (!to) return null
  return (
    <li>
      {to.startsWith('/') ? (
        <PublicLink className="plain-link" to={to}>
          {label}
        </PublicLink>
      ) : (
        <Link className="plain-link" to={to} target="_blank" rel="noreferrer">
          {label}
        </Link>
      )}
    </li>
  )
}
