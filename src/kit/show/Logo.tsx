import styles from './Logo.module.css'

/** The mark: a printer's registration cross in a rounded square, its three inks a hair out of register. */
export function Mark({ size = 28 }: { size?: 20 | 28 | 40 | 64 }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect className={styles.tile} width="28" height="28" rx="7" />
      <g fill="none" strokeWidth="2">
        <circle className={styles.cyan} cx="13.3" cy="13.6" r="5.5" />
        <circle className={styles.magenta} cx="14.7" cy="14.4" r="5.5" />
        <circle className={styles.key} cx="14" cy="14" r="5.5" />
        <path className={styles.key} d="M14 4.5v19M4.5 14h19" />
      </g>
      <circle className={styles.yellow} cx="14" cy="14" r="1.9" />
    </svg>
  )
}

/** The mark with the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      Inkport
    </span>
  )
}
