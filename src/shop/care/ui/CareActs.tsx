import { useState } from 'react'
import { Button } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useReader } from '#kit/use-session.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import type { ShownPerson } from '#shop/account/ui/office/shown-person.ts'
import { careCalls } from '../contract.ts'
import { whyNotCorrect, whyNotEmail, whyNotLink } from '../rules.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { EmailDialog } from './EmailDialog.tsx'
import { PasswordLinkDialog } from './PasswordLinkDialog.tsx'

/** What staff may do for the person whose account it is, beside what is known of them. */
export function CareActs({ person }: { person: ShownPerson }) {
  const t = useText('careOffice')
  const faultText = useFaultText()
  const reader = useReader()
  const whyNot = useWhyNot()
  const [opened, setOpened] = useState<'link' | 'correct' | 'email'>()
  const close = () => setOpened(undefined)
  const say = (fault: Parameters<typeof faultText>[0] | undefined) => fault && faultText(fault)
  return (
    <Row>
      {person.kind === 'seller' && (
        <>
          <Button reason={whyNot(careCalls.correctSeller) ?? say(whyNotCorrect(person))} onClick={() => setOpened('correct')}>
            {t('correct')}
          </Button>
          <Button reason={whyNot(careCalls.askPersonEmail) ?? say(whyNotEmail(person))} onClick={() => setOpened('email')}>
            {t('changeEmail')}
          </Button>
        </>
      )}
      <Button
        icon="envelope"
        reason={whyNot(careCalls.sendPasswordLink) ?? say(reader && whyNotLink(reader, person))}
        onClick={() => setOpened('link')}
      >
        {t('sendLink')}
      </Button>
      {opened === 'email' && <EmailDialog person={person} onClose={close} />}
      {opened === 'link' && <PasswordLinkDialog person={person} onClose={close} />}
      {opened === 'correct' && <CorrectDialog person={person} onClose={close} />}
    </Row>
  )
}
