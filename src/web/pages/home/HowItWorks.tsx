import type { ReactNode } from 'react'
import { useText } from '#kit/use-text.ts'
import home from './HomePage.module.css'
import styles from './HowItWorks.module.css'

const steps = [
  ['step1', 'step1Text'],
  ['step2', 'step2Text'],
  ['step3', 'step3Text'],
  ['step4', 'step4Text'],
] as const
/** A sheet of rows, one of them marked; a shirt under the press; a parcel with its label. */
const drawings: readonly ReactNode[] = [
  <path key="1" d="M30 22h60v56H30ZM30 36h60M30 50h60M30 64h60M50 22v56M70 22v56" />,
  <g key="2">
    <path d="M30 22h60v56H30ZM30 36h60M30 64h60" />
    <rect className={styles.wrong} x="30" y="36" width="60" height="14" />
    <path d="m97 30 8 8 12-14" />
  </g>,
  <g key="3">
    <path d="M22 20h76M38 20v12h44V20" />
    <path className={styles.ink} d="M52 32h16v10H52Z" />
    <path d="M46 46 26 56l6 13 9-4v25h38V65l9 4 6-13-20-10c-3 6-7 9-14 9s-11-3-14-9Z" />
    <circle className={styles.ink} cx="60" cy="72" r="8" />
  </g>,
  <g key="4">
    <path d="M24 40 60 24l36 16v36L60 92 24 76ZM24 40l36 16 36-16M60 56v36" />
    <path className={styles.label} d="m68 62 20-9v15l-20 9Z" />
  </g>,
]

/** Four steps, drawn. */
export function HowItWorks() {
  const t = useText('webHome')
  return (
    <section className={home.section}>
      <header className={home.head}>
        <div>
          <h2>{t('howTitle')}</h2>
          <p>{t('howText')}</p>
        </div>
      </header>
      <ol className={styles.steps}>
        {steps.map(([title, text], at) => (
          <li key={title} className={styles.step}>
            <svg viewBox="10 10 116 90" aria-hidden="true" focusable="false">
              {drawings[at]}
            </svg>
            <h3>
              <span className={styles.number}>{at + 1}</span> {t(title)}
            </h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
