import { useState } from 'react'
import { grouped } from '#base/number.ts'
import { ChoiceCards } from '#kit/app/form/ChoiceCards.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { FileButton } from '#kit/control/FileButton.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { type ShipBy as By, type Label, type LabelWays, noLabel, whyNotLink } from './ship-by.ts'

type Props = {
  by: By
  onBy: (by: By) => void
  label: Label
  onLabel: (label: Label) => void
  ways: LabelWays
  /** Of the order: it tells which label of a file is meant. */
  zip: string
  /** An order that is only a label. */
  hasLabelOnly?: boolean
}

/** Who carries it: we, TikTok's label at no cost, or the seller; and the label that is brought. */
export function ShipBy({ by, onBy, hasLabelOnly = false, ...label }: Props) {
  const t = useText('checkout')
  const of = useText('order')
  return (
    <Panel title={t('shipBy')}>
      <ChoiceCards
        legend={t('shipBy')}
        isLegendUnseen
        value={by}
        onChange={onBy}
        choices={[
          { value: 'USPS', title: of('type_STANDARD_USPS'), hint: t('byHint_USPS'), icon: 'truck' },
          { value: 'TIKTOK', title: of('type_STANDARD_TIKTOK'), hint: t('byHint_TIKTOK'), icon: 'label' },
          { value: 'SELLER', title: of('type_SHIP_BY_SELLER'), hint: t('byHint_SELLER'), icon: 'package' },
          hasLabelOnly && { value: 'LABEL', title: of('type_LABEL'), hint: t('byHint_LABEL'), icon: 'scan' },
        ]}
      />
      {by !== 'USPS' && <BroughtLabel {...label} isOptional={by === 'SELLER'} />}
    </Panel>
  )
}

/** A label behind a link or as a file; a file is read at once, and shown with its number. */
function BroughtLabel({ label, onLabel, ways, zip, isOptional }: Omit<Props, 'by' | 'onBy' | 'hasLabelOnly'> & { isOptional: boolean }) {
  const t = useText('checkout')
  const errorText = useErrorText()
  const [isLeft, setLeft] = useState(label.link !== '')
  const [state, setState] = useState<{ isSending: boolean; error?: string }>({ isSending: false })
  const upload = async (file: File) => {
    setState({ isSending: true })
    try {
      onLabel({ link: '', file: await ways.upload(file, zip) })
      setState({ isSending: false })
    } catch (error) {
      setState({ isSending: false, error: errorText(error) })
    }
  }
  if (label.file)
    return (
      <Row isSpread>
        <Row>
          <Icon name="checkCircle" />
          <span>
            {label.file.name} · <span className="numbers">{grouped(label.file.trackingNumber)}</span>
            {label.file.zip !== null && <> · {t('labelFor', { zip: label.file.zip })}</>}
          </span>
        </Row>
        <Button size="small" variant="quiet" onClick={() => onLabel(noLabel)}>
          {t('takeOff')}
        </Button>
      </Row>
    )
  const wrong = label.link.trim() === '' ? undefined : whyNotLink(label.link, ways.expiryOf(label.link), new Date())
  return (
    <Stack gap={8}>
      <TextInput
        label={t('labelLink')}
        help={t('labelLinkHint')}
        optional={isOptional}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2_000}
        value={label.link}
        error={isLeft && wrong ? t(wrong) : undefined}
        onBlur={() => setLeft(true)}
        onChange={event => onLabel({ link: event.currentTarget.value, file: null })}
      />
      <Row>
        <FileButton size="small" icon="upload" busy={state.isSending} accept="application/pdf" onFile={file => void upload(file)}>
          {t('labelUpload')}
        </FileButton>
        <span className="hint">{t('labelUploadHint')}</span>
      </Row>
      {state.error !== undefined && (
        <p className="red" role="alert">
          {state.error}
        </p>
      )}
    </Stack>
  )
}
