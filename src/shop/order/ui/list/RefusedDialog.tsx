import { useLocation } from 'react-router'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { RefusedList } from '../RefusedList.tsx'
import { lowOf, type Result } from './use-bulk-acts.tsx'

/** The orders that an act left as they are, each with its reason. */
export function RefusedDialog({
  refused,
  askType,
  onClose,
  onAccept,
  lackCents = 0,
}: {
  refused: readonly Result[]
  /** What kind of ticket asks support for what was refused. */
  askType?: string | undefined
  onClose: () => void
  /** Submits again what has low-resolution art, to be printed as it is. */
  onAccept?: () => void
  lackCents?: number
}) {
  const t = useText('order')
  const sharp = useText('orderResolution')
  const low = lowOf(refused).length
  const { pathname } = useLocation()
  return (
    <Dialog
      isOpen={refused.length > 0}
      onClose={onClose}
      title={t('bulkRefused', { count: refused.length })}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {low > 0 && onAccept && (
            <Button variant={lackCents > 0 ? 'secondary' : 'primary'} onClick={onAccept}>
              {sharp('manyAsIs', { count: low })}
            </Button>
          )}
          {lackCents > 0 && (
            <LinkButton variant="primary" to={depositPath(lackCents, pathname)}>
              {t('depositMissing')}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{t('bulkRefusedHint')}</p>
      <RefusedList refused={refused} askType={askType} />
    </Dialog>
  )
}
