import { useNavigate } from 'react-router'
import { limits } from '#base/fields.ts'
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
import { bulkCalls, type Import, LinkBody } from '../contract.ts'
import { tableTypes } from './table-types.ts'

/** A file of orders, dropped here or fetched from where a link leads; its own page opens. */
export function SendFile() {
  const t = useText('import')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const form = useAppForm(LinkBody, { link: '' })
  const open = ({ data }: { data: Import }) => navigate(`/order/import/${data.id}`)
  const sendFile = useSend(bulkCalls.importFile, { changes: [bulkCalls.myImports], onDone: open })
  const sendLink = useSend(bulkCalls.importLink, { changes: [bulkCalls.myImports], onDone: open })
  return (
    <Panel>
      <Columns least={320} gap={24}>
        <FileDrop
          label={t('dropLabel')}
          hint={t('dropHint')}
          accept={tableTypes}
          maxBytes={limits.importFileBytes}
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
            <Button type="submit" icon="link" busy={sendLink.isPending}>
              {t('fetchLink')}
            </Button>
          </Row>
        </AppForm>
      </Columns>
    </Panel>
  )
}
