import { useState } from 'react'
import { useNavigate } from 'react-router'
import { limits } from '#base/fields.ts'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns, Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { labelFileOfficeCalls, OfficeLabelSeller } from '../../../buy/file/office/contract.ts'
import { labelFileTypes } from '../SendLabels.tsx'

/** A file of labels for orders of a seller that wait for them; its own page opens. */
export function SendForSeller() {
  const t = useText('labelFile')
  const office = useText('labelFileOffice')
  const navigate = useNavigate()
  const form = useAppForm(OfficeLabelSeller, { seller: '' })
  const [files, setFiles] = useState<readonly File[]>([])
  const send = useAct(labelFileOfficeCalls.officeImportLabels, {
    changes: [labelFileOfficeCalls.officeLabelImports],
    showsRefusal: true,
    onDone: ({ data }) => void navigate(`/office/labels/files/${data.id}`),
  })
  return (
    <Panel title={office('sendTitle')}>
      <AppForm form={form} error={send.error} onSubmit={body => files.length > 0 && send.mutate({ body, files: [...files] })}>
        <Columns least={320} gap={24}>
          <FileDrop
            label={t('dropLabel')}
            hint={t('dropHint')}
            accept={labelFileTypes}
            maxBytes={limits.importFileBytes}
            files={files}
            onChange={setFiles}
            isBusy={send.isPending}
          />
          <Stack>
            <FormText
              control={form.control}
              name="seller"
              label={office('seller')}
              help={office('sellerHelp')}
              autoComplete="off"
              spellCheck={false}
              maxLength={254}
              required
            />
            <Row>
              <Button
                type="submit"
                variant="primary"
                icon="upload"
                busy={send.isPending}
                reason={files.length === 0 ? office('chooseFile') : undefined}
              >
                {office('send')}
              </Button>
            </Row>
          </Stack>
        </Columns>
      </AppForm>
    </Panel>
  )
}
