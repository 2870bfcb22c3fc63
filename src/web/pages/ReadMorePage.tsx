import { LinkButton } from '#kit/control/Button.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'

export const handle = { texts: ['webHome'] }

/** What an account is for, told to who stands before the sign-up form. */
export default function ReadMorePage() {
  const t = useText('webHome')
  return (
    <Stack as="article">
      <title>{`${t('readMoreTitle')} – Inkport`}</title>
      <h1>{t('readMoreTitle')}</h1>
      <p>{t('readMoreAccount')}</p>
      <p>{t('readMoreMoney')}</p>
      <p>{t('readMoreCookies')}</p>
      <LinkButton to="/auth/register" variant="primary" size="large">
        {t('startFree')}
      </LinkButton>
    </Stack>
  )
}
