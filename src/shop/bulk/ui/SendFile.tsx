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
import { useFaultText, useText } from '#kit/use-text.ts'
import { bulkCalls, type Import, LinkBody } from '../contract.ts'
import { tableTypes } from './table-types.ts'

/** The words that the server has for files of these endings, which it knows by their bytes. */
const faultOf: Readonly<Record<string, string>> = {
  ...{ xls: 'TABLE_OLD_EXCEL', ods: 'TABLE_IS_ODS', pdf: 'TABLE_IS_PDF', htm: 'TABLE_IS_HTML', html: 'TABLE_IS_HTML' },
  ...Object.fromEntries(['zip', 'rar', '7z', 'gz'].map(ending => [ending, 'TABLE_IS_ARCHIVE'])),
  ...Object.fromEntries(['png', 'jpg', 'jpeg', 'gif', 'webp', 'tif', 'tiff'].map(ending => [ending, 'TABLE_IS_PICTURE'])),
}
const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** A file of orders, dropped here or fetched from where a link leads; its own page opens. */
export function SendFile() {
  const t = useText('import')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const faultText = useFaultText()
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
          whyNot={file => faultText(faultOf[endingOf(file.name)] ?? 'TABLE_NOT_A_TABLE')}
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
