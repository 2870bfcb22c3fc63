import { useState } from 'react'
import { Button } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Pills } from '#kit/public/Pills.tsx'
import { useText } from '#kit/use-text.ts'
import styles from './ShareBar.module.css'

/** Plain links to where people share, so that nobody is watched for reading; and the address to copy. */
const places = [
  { name: 'Facebook', to: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { name: 'X', to: (url: string, title: string) => `https://x.com/intent/post?url=${url}&text=${title}` },
  { name: 'LinkedIn', to: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  { name: 'Telegram', to: (url: string, title: string) => `https://t.me/share/url?url=${url}&text=${title}` },
] as const

export function ShareBar({ url, title }: { url: string; title: string }) {
  const t = useText('content')
  const [told, setTold] = useState<'copied' | 'copyFailed'>()
  const [link, words] = [encodeURIComponent(url), encodeURIComponent(title)]
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setTold('copied'),
      () => setTold('copyFailed'),
    )
  return (
    <Row as="section" gap={16} className={styles.bar} aria-label={t('share')}>
      <h2>{t('share')}</h2>
      <Pills>
        {places.map(({ name, to }) => (
          <li key={name}>
            <a href={to(link, words)} target="_blank" rel="noopener noreferrer" aria-label={t('shareOn', { name })}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${words}&body=${link}`} aria-label={t('shareByMail')}>
            {t('shareMail')}
          </a>
        </li>
        <li>
          <Button icon={told === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
            {t('copyLink')}
          </Button>
        </li>
      </Pills>
      <p className="hint" role="status">
        {told && t(told)}
      </p>
    </Row>
  )
}
