import type { Reader } from '#base/page.ts'
import { type Language, publicPath } from '#base/text.ts'
import type { MenuEntry } from '#kit/control/Menu.tsx'
import type { Translate } from '#kit/use-text.ts'
import { services } from '../../services.ts'

/** A link of the header; `isOutside` is an address of another site. */
export interface HeaderLink {
  to: string
  label: string
  isOutside?: boolean
}
/** Whom the header is for. */
interface Given {
  t: Translate<'web'>
  language: Language
  reader: Reader | undefined
  lines: Readonly<Record<string, string>>
}

/**
 * The header's links (spec §2), before and after "Our services": a visitor's, or a signed-in seller's. Where the office has named no
 * sheet of prices, ours are shown.
 */
export function headerLinks({ t, language, reader, lines }: Given): { before: HeaderLink[]; after: HeaderLink[] } {
  const open = (path: string, label: string) => ({ to: publicPath(path, language), label })
  const contact = open('/contact', t('contact'))
  if (reader?.kind === 'seller') {
    const places = [
      { to: '/dashboard', label: t('dashboard') },
      { to: '/order', label: t('orders') },
      { to: '/payments', label: t('payments') },
    ]
    return { before: [...places, open('/products', t('products'))], after: [contact] }
  }
  const { pricingUrl } = lines
  return {
    before: [
      open('/', t('aboutUs')),
      open('/products', t('products')),
      pricingUrl ? { to: pricingUrl, label: t('pricing'), isOutside: true } : open(pricingPath, t('pricing')),
    ],
    after: [open('/blogs', t('blogs')), contact],
  }
}

/** Of the home page. */
export const pricingPath = '/#pricing'

/** "Our services": our own page, and the document of each: the outside one that the office has named, else ours. */
export function serviceEntries({ t, language, lines }: Omit<Given, 'reader'>): MenuEntry[] {
  const documents = services.map(({ text, hint, icon, setting, path }) => {
    const to = lines[setting]
    const entry = { label: t(text), hint: t(hint), icon }
    return to ? { ...entry, to, isOutside: true } : { ...entry, to: publicPath(path, language) }
  })
  return [{ label: t('allServices'), icon: 'box', to: publicPath('/our-services', language) }, ...documents]
}
