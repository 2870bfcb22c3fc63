import { useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import type { Language } from '#base/text.ts'
import { apiOf } from '#kit/page-context.ts'
import { PublicPage } from '#kit/show/PublicPage.tsx'
import { useText } from '#kit/use-text.ts'
import { fontCalls } from '../../document/font/contract.ts'
import styles from './OurFontsPage.module.css'

export const handle = { texts: ['fonts'] }

export const loader = ({ context }: LoaderFunctionArgs) => apiOf(context)(fontCalls.fonts)

type Font = CallAnswer<typeof fontCalls.fonts>['data'][number]

/** The fonts that designs are written in, each by itself and with its licence. */
export default function OurFontsPage() {
  const t = useText('fonts')
  const { data: fonts } = useLoaderData<typeof loader>()
  const families = [...Map.groupBy(fonts, ({ family }) => family).values()]
  return (
    <PublicPage title={t('title')} hint={t('hint')}>
      <ul className={styles.list} aria-label={t('list')}>
        {families.map(faces => (
          <Family key={faces[0]?.family} faces={faces} />
        ))}
      </ul>
    </PublicPage>
  )
}

function Family({ faces }: { faces: readonly Font[] }) {
  const t = useText('fonts')
  const [first] = faces
  if (!first) return null
  const { family, isLatinOnly, licence, licenceUrl } = first
  const terms = t(licence === 'OFL-1.1' ? 'licence_OFL' : 'licence_Apache')
  return (
    <li className={styles.family}>
      <div className={styles.facts}>
        <h2>{family}</h2>
        <p className="hint">
          {faces.map(({ weight }) => t(weight === 700 ? 'weight_700' : 'weight_400')).join(' · ')}
          {isLatinOnly && ` · ${t('latinOnly')}`}
        </p>
        <a className="plain-link" href={licenceUrl} aria-label={t('licenceOf', { family, licence: terms })}>
          {terms}
        </a>
      </div>
      <div className={styles.samples}>
        {faces.map(({ id, url }) => (
          <Sample key={id} name={id} url={url} language={isLatinOnly ? 'en' : 'vi'}>
            {t(isLatinOnly ? 'sampleLatin' : 'sample')}
          </Sample>
        ))}
      </div>
    </li>
  )
}

/** A line in a font, which comes once the line is nearly in the window: all of them together are megabytes. */
function Sample({ name, url, language, children }: { name: string; url: string; language: Language; children: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const element = line.current
    if (!element) return
    const nearly = new IntersectionObserver(
      async seen => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        nearly.disconnect()
        const font = new FontFace(name, `url("${url}")`)
        document.fonts.add(font)
        // Where it does not come the line stays in the page's own font.
        element.style.fontFamily = `"${name}", sans-serif`
        await font.load().catch(() => document.fonts.delete(font))
      },
      { rootMargin: '300px' },
    )
    nearly.observe(element)
    return () => nearly.disconnect()
  }, [name, url])
  return (
    <p ref={line} className={styles.sample} lang={language} data-font={name}>
      {children}
    </p>
  )
}
