import type { Reader } from '#base/page.ts'
import { Drawer } from '#kit/control/Drawer.tsx'
import type { MenuEntry } from '#kit/control/Menu.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Logo } from '#kit/show/Logo.tsx'
import { useText } from '#kit/use-text.ts'
import { HeaderAnchor, WaysIn } from './HeaderAnchor.tsx'
import type { HeaderLink } from './header-links.ts'
import styles from './SiteHeader.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  links: readonly HeaderLink[]
  offers: readonly MenuEntry[]
  reader: Reader | undefined
}

/** The header's links for windows up to 1024 px. */
export function SiteDrawer({ isOpen, onClose, links, offers, reader }: Props) {
  const t = useText('web')
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={<Logo />}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: any link in it closes the drawer. */}
      <div className={styles.drawer} onClick={event => event.target instanceof Element && event.target.closest('a') && onClose()}>
        <nav aria-label={t('mainMenu')}>
          {links.map(link => (
            <HeaderAnchor key={link.to} link={link} />
          ))}
          <p className={styles.group}>{t('services')}</p>
          {offers.map(offer => 'to' in offer && <HeaderAnchor key={offer.to} link={offer} />)}
        </nav>
        {!reader && (
          <Stack gap={8}>
            <WaysIn wide />
          </Stack>
        )}
      </div>
    </Drawer>
  )
}
