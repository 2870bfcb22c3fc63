import { useNavigate } from 'react-router'
import { limits } from '#base/fields.ts'
import { ChoiceCards } from '#kit/app/form/ChoiceCards.tsx'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useSend } from '#kit/call/use-call.ts'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { type LabelMode, labelFileCalls } from '../../buy/file/contract.ts'

/** What a file of labels may be. */
export const labelFileTypes = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'text/plain': ['.zpl', '.txt'],
  'application/octet-stream': ['.zpl'],
}
const modes = ['NEW', 'MATCH'] as const satisfies readonly LabelMode[]
const start = { mode: 'NEW' }

/** A file of labels, dropped here; what it is for is said beside it, and its own page opens. */
export function SendLabels() {
  const t = useText('labelFile')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const [{ mode: asked }, setState] = useUrlState(start)
  const mode: LabelMode = asked === 'MATCH' ? 'MATCH' : 'NEW'
  const send = useSend(labelFileCalls.importLabels, {
    changes: [labelFileCalls.myLabelImports],
    onDone: ({ data }) => void navigate(`/order/labels/${data.id}`),
  })
  return (
    <Panel>
      <Columns least={320} gap={24}>
        <ChoiceCards<LabelMode>
          legend={t('modeLegend')}
          choices={modes.map(value => ({ value, title: t(`mode_${value}`), hint: t(`modeHint_${value}`) }))}
          value={mode}
          onChange={next => setState({ mode: next })}
        />
        <FileDrop
          label={t('dropLabel')}
          hint={t('dropHint')}
          accept={labelFileTypes}
          maxBytes={limits.importFileBytes}
          files={[]}
          onChange={files => files.length > 0 && send.mutate({ body: { mode }, files: [...files] })}
          error={send.error ? errorText(send.error) : undefined}
          isBusy={send.isPending}
        />
      </Columns>
    </Panel>
  )
}
