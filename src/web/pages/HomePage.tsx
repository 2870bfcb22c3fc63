import { useText } from '#kit/use-text.ts'

export default function HomePage() {
  const t = useText('web')
  return (
    <main id="content" tabIndex={-1}>
      <h1>{t('tagline')}</h1>
    </main>
  )
}
