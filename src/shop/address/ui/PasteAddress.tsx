import { useState } from 'react'
import { Button } from '#kit/control/Button.tsx'
import { Textarea } from '#kit/control/TextInput.tsx'
import { useText } from '#kit/use-text.ts'
import { parseAddress } from '../paste.rules.ts'
import type { Address } from '../rules.ts'

/** An address as it was copied, taken apart into the fields. */
export function PasteAddress({ onRead }: { onRead: (address: Partial<Address>) => void }) {
  const t = useText('address')
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<string>()
  const read = (text: string) => {
    const found = parseAddress(text)
    const count = Object.keys(found).length
    onRead(found)
    setState(text.trim() === '' ? undefined : count > 0 ? t('pasted', { count }) : t('pastedNone'))
  }
  if (!isOpen)
    return (
      <div>
        <Button size="small" icon="copy" onClick={() => setOpen(true)}>
          {t('paste')}
        </Button>
      </div>
    )
  return (
    <div>
      <Textarea
        label={t('pasteLabel')}
        help={t('pasteHint')}
        rows={2}
        maxLength={1_000}
        autoFocus
        onChange={event => read(event.currentTarget.value)}
      />
      <p role="status" className="hint">
        {state}
      </p>
    </div>
  )
}
