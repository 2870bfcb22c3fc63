import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { fileCalls } from '../contract.ts'
import { linkFlaw } from '../link.rules.ts'

export type LinkedFile = CallAnswer<typeof fileCalls.addLink>['data']

/** A picture behind a share link, fetched while its reader waits. Without the query library: the picker stands on public pages, too. */
export function LinkForm({ onAdded, onCancel }: { onAdded: (file: LinkedFile) => void; onCancel: () => void }) {
  const t = useText('file')
  const errorText = useErrorText()
  const faultText = useFaultText()
  const [typed, setTyped] = useState('')
  const [flaw, setFlaw] = useState<string>()
  const { isSending, error, send, forget } = useSendPlain(fileCalls.addLink)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const link = typed.trim()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The form may stand in another one.
    event.stopPropagation()
    const found = linkFlaw(link, 'ART')
    setFlaw(link === '' ? t('linkMissing') : found && (faultText(`FILE_LINK_${found}`) ?? found))
    if (found !== undefined) return forget()
    const added = await send({ body: { link } })
    // Who has left meanwhile finds it in the library, and nothing else has changed under their hands.
    if (added && isOpen.current) onAdded(added.data)
  }
  return (
    <Stack as="form" gap={12} noValidate onSubmit={event => void submit(event)} aria-label={t('fromLink')}>
      <TextInput
        label={t('link')}
        help={t('linkHelp')}
        name="link"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2_000}
        placeholder="https://drive.google.com/…"
        value={typed}
        readOnly={isSending}
        onChange={event => {
          setTyped(event.currentTarget.value)
          setFlaw(undefined)
          forget()
        }}
        error={flaw ?? (error === undefined ? undefined : errorText(error))}
        data-autofocus
      />
      <Row at="end">
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={isSending}>
          {t('addLink')}
        </Button>
      </Row>
      {/* Below the buttons, which stay where they are: a second click must not meet Cancel. */}
      <p className="hint" role="status">
        {isSending && t('fetching')}
      </p>
    </Stack>
  )
}
