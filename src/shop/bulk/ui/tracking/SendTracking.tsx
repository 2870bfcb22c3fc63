import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns, Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { TrackingLink, trackingFileCalls } from '../../file/tracking/contract.ts'
import { trackingFileLimits } from '../../file/tracking/verdict.rules.ts'
import { tableTypes } from '../table-types.ts'
import type { ShownCheck } from './use-set-numbers.ts'

/** A file of tracking numbers, dropped here or fetched from where a link leads. */
export function SendTracking({ onChecked }: { onChecked: (check: ShownCheck) => void }) {
  const t = useText('trackingFile')
  const errorText = useErrorText()
  const mayNot = useWhyNot()(trackingFileCalls.checkTrackingLink)
  const form = useAppForm(TrackingLink, { link: '' })
  const onDone = ({ data }: { data: ShownCheck }) => onChecked(data)
  const sendFile = useSend(trackingFileCalls.checkTrackingFile, { onDone })
  const sendLink = useSend(trackingFileCalls.checkTrackingLink, { onDone })
  return (
    <Panel>
      <Columns least={320} gap={24}>
        <FileDrop
          label={t('dropLabel')}
          hint={t('dropHint')}
          accept={tableTypes}
          maxBytes={trackingFileLimits.bytes}
          files={[]}
          onChange={files => files.length > 0 && sendFile.mutate({ files: [...files] })}
          error={sendFile.error ? errorText(sendFile.error) : undefined}
          isBusy={sendFile.isPending}
        />
        <AppForm form={form} error={sendLink.error} onSubmit={body => sendLink.mutate({ body })}>
          <FormText
            control={form.control}
            name="link"
            label={t('linkLabel')}
            help={t('linkHelp')}
            type="url"
            inputMode="url"
            autoComplete="off"
            required
          />
          <Row>
            <Button type="submit" icon="link" reason={mayNot} busy={sendLink.isPending}>
              {t('fetchLink')}
            </Button>
          </Row>
        </AppForm>
      </Columns>
    </Panel>
  )
}
