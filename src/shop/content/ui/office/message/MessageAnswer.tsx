import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { messageLimits, whyNotAnswer } from '../../../message/rules.ts'
import { AnswerBody, contentOfficeCalls } from '../../../office/contract.ts'

export type Message = CallAnswer<typeof contentOfficeCalls.officeMessage>['data']
/** What an answer, or where a message is sorted, changes. */
export const messageChanges = [contentOfficeCalls.officeMessage, contentOfficeCalls.officeMessages]
const AnswerForm = AnswerBody.pick({ text: true })

/** The answer to write; it goes by mail, in the writer's language. */
export function MessageAnswer({ message }: { message: Message }) {
  const t = useText('contentOffice')
  const faultText = useFaultText()
  const form = useAppForm(AnswerForm, { text: '' })
  // Answers that came while one is being written are not known to its writer.
  const [repliesSeen, setSeen] = useState(message.replies.length)
  const mayNot = useWhyNot()(contentOfficeCalls.answerMessage)
  const why = whyNotAnswer(message.status)
  const answer = useAct(contentOfficeCalls.answerMessage, {
    changes: messageChanges,
    done: t('answered'),
    onDone({ data }) {
      form.reset()
      setSeen(data.replies.length)
    },
    failed: t('answerFailed'),
    // The other answer stands above now: the next try is made knowing it.
    onRefused: () => setSeen(message.replies.length),
  })
  return (
    <AppForm form={form} onSubmit={({ text }) => answer.mutate({ params: { id: message.id }, body: { text, repliesSeen } })}>
      <FormTextarea
        control={form.control}
        name="text"
        label={t('answer')}
        help={t('answerHint', { email: message.email })}
        rows={6}
        maxLength={messageLimits.replyMax}
        readOnly={mayNot !== undefined}
      />
      <Row>
        <Button type="submit" variant="primary" icon="envelope" busy={answer.isPending} reason={mayNot ?? (why && faultText(why))}>
          {t('sendAnswer')}
        </Button>
      </Row>
    </AppForm>
  )
}
