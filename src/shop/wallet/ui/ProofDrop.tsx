import type { ComponentProps } from 'react'
import { limits } from '#base/fields.ts'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { useText } from '#kit/use-text.ts'

type Props = Pick<ComponentProps<typeof FileDrop>, 'label' | 'files' | 'onChange' | 'error' | 'isBusy'>

/** Where images that prove a deposit are given (spec §5). */
export function ProofDrop(props: Props) {
  const t = useText('wallet')
  return (
    <FileDrop
      {...props}
      hint={t('proofsHint', { count: limits.proofImagesMax })}
      accept={imageTypes}
      maxBytes={limits.attachmentBytes}
      maxFiles={limits.proofImagesMax}
    />
  )
}

/** What a proof image may be (spec §5). */
export const imageTypes = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] } as const
