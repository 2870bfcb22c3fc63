import { useLocation } from 'react-router'
import { AppDialog } from '#kit/app/dialog/AppDialog.tsx'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { RefusedList } from '../RefusedList.tsx'
import type { Result } from './use-bulk-acts.tsx'

/** The orders that an act left as they are, each with its reason. */
export function RefusedDialog({
  refused,
  onClose,
  lackCents = 0,
}: {
  refused: readonly Result[]
  onClose: () => void
  lackCents?: number
}) {
  const t = useText('order')
  const { pathname } = useLocation()
  return (
    <AppDialog
      isOpen={refused.length > 0}
      onClose={onClose}
      title={t('bulkRefused', { count: refused.length })}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {lackCents > 0 && (
            <LinkButton variant="primary" to={depositPath(lackCents, pathname)}>
              {t('depositMissing')}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{t('bulkRefusedHint')}</p>
      <RefusedList refused={refused} />
    </AppDialog>
  )
}
