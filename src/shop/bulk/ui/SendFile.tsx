import { useState } from 'react'
import { useNavigate } from 'react-router'
import { limits } from '#base/fields.ts'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns, Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { bulkCalls, type Import } from '../contract.ts'

const accept = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv', '.tab'],
  'text/plain': ['.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}

/** A file of orders, dropped here or fetched from where a link leads; its own page opens. */
export function SendFile() {
  const t = useText('import')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const [link, setLink] = useState('')
  const open = ({ data }: { data: Import }) => navigate(`/order/import/${data.id}`)
  const sendFile = useSend(bulkCalls.importFile, { changes: [bulkCalls.myImports], onDone: open })
  const sendLink = useSend(bulkCalls.importLink, { changes: [bulkCalls.myImports], onDone: open })
  return (
    <Panel>
      <Columns least={320} gap={24}>
        <FileDrop
          label={t('dropLabel')}
          hint={t('dropHint')}
          accept={accept}
          maxBytes={limits.importFileBytes}
          files={[]}
          onChange={files => files.length > 0 && sendFile.mutate({ files: [...files] })}
          error={sendFile.error ? errorText(sendFile.error) : undefined}
          isBusy={sendFile.isPending}
        />
        <Stack
          as="form"
          gap={12}
          onSubmit={event => {
            event.preventDefault()
            sendLink.mutate({ body: { link } })
          }}
        >
          <TextInput
            label={t('linkLabel')}
            help={t('linkHelp')}
            error={sendLink.error ? errorText(sendLink.error) : undefined}
            type="url"
            inputMode="url"
            autoComplete="off"
            required
            value={link}
            onChange={event => setLink(event.currentTarget.value)}
          />
          <Row>
            <Button type="submit" icon="link" busy={sendLink.isPending}>
              {t('fetchLink')}
            </Button>
          </Row>
        </Stack>
      </Columns>
    </Panel>
  )
}
