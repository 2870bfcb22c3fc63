import type { ComponentProps } from 'react'
import { limits } from '#base/fields.ts'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { useText } from '#kit/use-text.ts'
import { ticketLimits } from '../../rules.ts'

type Props = Pick<ComponentProps<typeof FileDrop>, 'files' | 'onChange' | 'error' | 'isBusy'> & { label?: string }

/** Where attachments are given (spec §5). */
export function AttachmentDrop({ label, ...props }: Props) {
  const t = useText('ticket')
  return (
    <FileDrop
      {...props}
      label={label ?? t('attach')}
      hint={t('attachHint')}
      accept={attachmentTypes}
      maxBytes={limits.attachmentBytes}
      maxFiles={ticketLimits.filesMax}
    />
  )
}

const attachmentTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
} as const
