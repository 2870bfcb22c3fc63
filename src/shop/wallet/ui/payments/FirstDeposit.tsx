import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'

/** Where nothing was paid in yet. */
export function FirstDeposit() {
  const t = useText('wallet')
  return (
    <LinkButton variant="primary" to="/payments/deposit">
      {t('firstDeposit')}
    </LinkButton>
  )
}
