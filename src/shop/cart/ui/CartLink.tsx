import { LinkButton } from '#kit/control/Button.tsx'
import { CountMark } from '#kit/show/Badge.tsx'
import styles from './CartLink.module.css'
import { useCartCount } from './cart-count.ts'

/** The way to the cart in a header, with how much is in it. */
export function CartLink({ label }: { label: string }) {
  const count = useCartCount() ?? 0
  return (
    <LinkButton to="/cart" variant="quiet" className={styles.link}>
      <span className="unseen">{label}</span>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M2.5 3.5h2l2 9h8l2-6.5H5.2" />
        <circle cx="7.5" cy="15.8" r="1.2" />
        <circle cx="13.5" cy="15.8" r="1.2" />
      </svg>
      <CountMark count={count} className={styles.count} />
    </LinkButton>
  )
}
