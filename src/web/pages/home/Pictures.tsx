import { Tiles } from '#kit/layout/Tiles.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import styles from './HomePage.module.css'
import { pictureOf } from './pictures.ts'

const steps = [
  ['import', 'stepImport', 'stepImportText'],
  ['review', 'stepReview', 'stepReviewText'],
  ['scan', 'stepScan', 'stepScanText'],
] as const

/** How an order goes, in pictures of the running product (`npm run pictures` makes them anew). */
export function Pictures() {
  const t = useText('webHome')
  const language = useLanguage()
  return (
    <section className="wide">
      <header className={styles.head}>
        <h2>{t('stepsTitle')}</h2>
      </header>
      <Tiles as="ol" most={3} slides="wide" label={t('stepsTitle')}>
        {steps.map(([name, title, text]) => (
          <li key={name} className={styles.picture}>
            {(['light', 'dark'] as const).map(scheme => (
              <img
                key={scheme}
                data-scheme={scheme}
                src={pictureOf(name, language, scheme)}
                alt={t('stepPicture', { step: t(title) })}
                width="960"
                height="600"
                loading="lazy"
                decoding="async"
              />
            ))}
            <h3>{t(title)}</h3>
            <p className="muted">{t(text)}</p>
          </li>
        ))}
      </Tiles>
    </section>
  )
}
