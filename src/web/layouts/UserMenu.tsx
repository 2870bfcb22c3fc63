import { whyNotCall } from '#base/access/access.ts'
import type { Reader } from '#base/page.ts'
import { publicPath } from '#base/text.ts'
import type { WireCall } from '#base/wire.ts'
import { Menu, type MenuEntry } from '#kit/control/Menu.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { CartLink } from '#shop/cart/ui/CartLink.tsx'
import { referralCalls } from '#shop/referral/contract.ts'
import { chooseTheme } from '../preferences.ts'
import { signOut } from '../sign-out.ts'
import styles from './UserMenu.module.css'

/** The signed-in person's cart and menu: their places, the appearance, and the way out. */
export function UserMenu({ reader }: { reader: Reader }) {
  const t = useText('web')
  const language = useLanguage()
  const may = (call: Pick<WireCall, 'access'>) => reader.kind === 'seller' && whyNotCall(call, reader) === undefined
  const places: MenuEntry[] =
    reader.kind === 'staff'
      ? [{ label: t('office'), icon: 'dashboard', to: '/office' }]
      : [{ label: t('dashboard'), icon: 'dashboard', to: '/dashboard' }]
  const menu = (
    <Menu
      align="end"
      name={t('account')}
      label={
        <>
          <span className={styles.initial} aria-hidden="true">
            {reader.username.slice(0, 1).toUpperCase()}
          </span>
          <span className={styles.name}>{reader.username}</span>
        </>
      }
      entries={[
        ...places,
        { label: t('profile'), icon: 'user', to: reader.kind === 'staff' ? '/office/profile' : '/profile' },
        ...(may(referralCalls.myReferral) ? [{ label: t('referral'), icon: 'heart', to: '/my-referral' } as const] : []),
        ...(may(teamCalls.myTeam) && !reader.view ? [{ label: t('team'), icon: 'users', to: '/team' } as const] : []),
        { label: t('themeLight'), icon: 'sun', onSelect: () => chooseTheme('light') },
        { label: t('themeDark'), icon: 'moon', onSelect: () => chooseTheme('dark') },
        { label: t('themeSystem'), icon: 'settings', onSelect: () => chooseTheme(undefined) },
        { label: t('signOut'), icon: 'logout', onSelect: () => void signOut(publicPath('/', language)) },
      ]}
    />
  )
  return reader.kind === 'staff' ? (
    menu
  ) : (
    <>
      {may(cartCalls.updateCart) && <CartLink label={t('cart')} />}
      {menu}
    </>
  )
}
