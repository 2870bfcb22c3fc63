import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { designCalls } from '../contract.ts'
import { type ArtChoices, ArtSides, type Printable, sidesOf } from './ArtSides.tsx'

export type MadeTemplate = CallAnswer<typeof designCalls.makeTemplate>['data']
type Props = {
  isOpen: boolean
  onClose: () => void
  on: Printable
  /** The button's words: what happens with the finished product. */
  action: string
  onMade: (template: MadeTemplate) => void
}

/** A picture of the library, or a new one, for each side of a product; carries no UI library, as public pages open it too. */
export function ArtDialog({ isOpen, onClose, on, ...rest }: Props) {
  const t = useText('design')
  const language = useLanguage()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width={582}
      title={t('chooseArt')}
      hint={t('chooseArtHint', { name: on.name, color: colorIn(language, on.color) })}
    >
      <ArtForm onClose={onClose} on={on} {...rest} />
    </Dialog>
  )
}

function ArtForm({ onClose, on, action, onMade }: Omit<Props, 'isOpen'>) {
  const t = useText('design')
  const errorText = useErrorText()
  const [choices, setChoices] = useState<ArtChoices>(new Map())
  const make = useSendPlain(designCalls.makeTemplate)
  const finish = async () => {
    const made = await make.send({ body: { productID: on.productID, color: on.color, sides: sidesOf(choices) } })
    if (made) onMade(made.data)
  }
  return (
    <Stack>
      <ArtSides on={on} choices={choices} onChange={setChoices} />
      {make.error !== undefined && (
        <p className="red" role="alert">
          {errorText(make.error)}
        </p>
      )}
      <Row at="end">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="primary"
          busy={make.isSending}
          reason={choices.size === 0 ? t('pickFirst') : undefined}
          onClick={() => void finish()}
        >
          {action}
        </Button>
      </Row>
    </Stack>
  )
}
