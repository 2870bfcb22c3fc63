import { type FormEvent, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Textarea } from '#kit/control/TextInput.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { messageLimits, whyNotAnswer } from '../../../message/rules.ts'
import { contentOfficeCalls } from '../../../office/contract.ts'

export type Message = CallAnswer<typeof contentOfficeCalls.officeMessage>['data']
/** What an answer, or where a message is sorted, changes. */
export const messageChanges = [contentOfficeCalls.officeMessage, contentOfficeCalls.officeMessages]

/** The answer to write; it goes by mail, in the writer's language. */
export function MessageAnswer({ message }: { message: Message }) {
  const t = useText('contentOffice')
  const faultText = useFaultText()
  const [text, setText] = useState('')
  // Answers that came while one is being written are not known to its writer.
  const [repliesSeen, setSeen] = useState(message.replies.length)
  const [isTried, setTried] = useState(false)
  const mayNot = useWhyNot()(contentOfficeCalls.answerMessage)
  const why = whyNotAnswer(message.status)
  const answer = useAct(contentOfficeCalls.answerMessage, {
    changes: messageChanges,
    done: t('answered'),
    onDone({ data }) {
      setText('')
      setTried(false)
      setSeen(data.replies.length)
    },
    failed: t('answerFailed'),
    // The other answer stands above now: the next try is made knowing it.
    onRefused: () => setSeen(message.replies.length),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (text.trim() !== '' && !mayNot && !why) answer.mutate({ params: { id: message.id }, body: { text: text.trim(), repliesSeen } })
  }
  return (
    <Stack as="form" onSubmit={submit} noValidate>
      <Textarea
        label={t('answer')}
        help={t('answerHint', { email: message.email })}
        rows={6}
        maxLength={messageLimits.replyMax}
        readOnly={mayNot !== undefined}
        value={text}
        error={isTried && text.trim() === '' ? faultText('REQUIRED') : undefined}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Row>
        <Button type="submit" variant="primary" icon="envelope" busy={answer.isPending} reason={mayNot ?? (why && faultText(why))}>
          {t('sendAnswer')}
        </Button>
      </Row>
    </Stack>
  )
}
