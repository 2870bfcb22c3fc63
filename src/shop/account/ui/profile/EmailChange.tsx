import { useState } from 'react'
import { limits } from '#base/fields.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { factorCalls } from '../../factor/contract.ts'
import { emailCalls } from '../../profile/email.contract.ts'
import { CodeStep } from '../form/CodeStep.tsx'
import type { Pending } from '../form/pending.ts'
import { useAsk } from '../form/use-ask.ts'
import { EmailForm } from './EmailForm.tsx'

/** Another email: asked for with the password, proved by the code that the new mailbox got. */
export function EmailChange({ hasPassword, onChanged }: { hasPassword: boolean; onChanged: () => void }) {
  const t = useText('account')
  const notice = useNotice()
  const [isOpen, setOpen] = useState(false)
  const changed = () => {
    setOpen(false)
    notice.done(t('emailChanged'))
    onChanged()
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('changeEmail')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('changeEmail')}>
        <AskedSteps hasPassword={hasPassword} onChanged={changed} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function AskedSteps({ hasPassword, ...rest }: { hasPassword: boolean } & Omit<StepsProps, 'asks'>) {
  return (
    <Loaded of={useCall(factorCalls.mySecondFactor, {})}>
      {factor => <Steps asks={{ password: hasPassword, code: factor.isOn }} {...rest} />}
    </Loaded>
  )
}

type StepsProps = { asks: { password: boolean; code: boolean }; onChanged: () => void; onCancel: () => void }
function Steps({ asks, onChanged, onCancel }: StepsProps) {
  const t = useText('account')
  const [newEmail, setNewEmail] = useState('')
  const [pending, setPending] = useState<Pending>()
  const { isAsking, ask } = useAsk()
  if (!pending)
    return (
      <EmailForm
        asks={asks}
        first={newEmail}
        onCancel={onCancel}
        onAsked={email => {
          setNewEmail(email)
          setPending({ email, endsAt: Date.now() + limits.otpLifeMs, staysSignedIn: false })
        }}
      />
    )
  const prove = (otpCode: string) =>
    ask(async api => {
      await api(emailCalls.changeEmail, { body: { newEmail, otpCode } })
      onChanged()
    })
  return (
    <CodeStep
      pending={pending}
      onPending={setPending}
      action={t('changeEmail')}
      onCode={prove}
      isBusy={isAsking}
      waitsToResend={false}
      onAskAnew={() => setPending(undefined)}
    />
  )
}
