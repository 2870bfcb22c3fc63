import type { FaultValues } from '#base/fault.ts'
import { Lines } from '#kit/layout/Stack.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { AskLink } from '#shop/content/ui/AskLink.tsx'
import styles from './RefusedList.module.css'

type Props = {
  refused: readonly { id: number; code?: string | undefined; values?: FaultValues | undefined }[]
  /** What kind of ticket asks for the act that was refused. */
  askType?: string | undefined
}

/** Orders that an act left as they are, each with its reason. */
export function RefusedList({ refused, askType }: Props) {
  const say = useText('orderEdit')
  const faultText = useFaultText()
  return (
    <Lines className={styles.refused}>
      {refused.map(({ id, code = '', values }) => (
        <li key={id}>
          <strong className="numbers">#{id}</strong>
          <div>
            {faultText(code, values) ?? code}{' '}
            {code === 'ORDER_ASK_SUPPORT' && <AskLink about={{ order: id, ...(askType && { type: askType }) }}>{say('askUs')}</AskLink>}
          </div>
        </li>
      ))}
    </Lines>
  )
}
