import { CallError } from '#base/fault.ts'
import { Button } from '../../control/Button.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { Row } from '../../layout/Stack.tsx'
import { useNotice } from '../../notice/use-notice.ts'
import { Money } from '../../show/Money.tsx'
import { usePreview } from '../use-preview.ts'

const later = () => new Promise(resolve => setTimeout(resolve, 800))
const changed = { code: 'SAMPLE_NOT_SEEN', detail: 'SAMPLE_NOT_SEEN', message: 'The refund is another one now.' }

/** Preview, confirm, act: figures that come, that cannot be had, and that change until the yes. */
export function PreviewSamples() {
  const notice = useNotice()
  const comes = usePreview()
  const fails = usePreview()
  const changes = usePreview()
  const question = (cents: number) => ({
    title: 'Refund order #10482?',
    figures: [{ label: 'Refund', value: <Money cents={cents} strong />, isTotal: true }],
    action: 'Refund',
    decline: 'Keep',
    isDangerous: true,
  })
  const act = async () => notice.done('Refunded.')
  const refuse = () => Promise.reject(new CallError(409, [changed]))
  const ask = async (refusal?: unknown) => {
    await later()
    return refusal === undefined ? 14_25 : 9_50
  }
  const fail = async (): Promise<number> => {
    await later()
    throw new CallError(0, [])
  }
  return (
    <Panel title="Preview, confirm, act">
      <Row>
        <Button busy={comes.isAsking} onClick={() => void comes.run({ figures: ask, question, act })}>
          Figures shown
        </Button>
        <Button busy={fails.isAsking} onClick={() => void fails.run({ figures: fail, question, act })}>
          Figures not loaded
        </Button>
        <Button
          busy={changes.isAsking}
          onClick={() => void changes.run({ figures: ask, question, act: cents => (cents === 14_25 ? refuse() : act()) })}
        >
          Figures changed
        </Button>
      </Row>
    </Panel>
  )
}
