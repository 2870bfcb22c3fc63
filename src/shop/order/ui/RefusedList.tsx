import type { FaultValues } from '#base/fault.ts'
import { useFaultText } from '#kit/use-text.ts'
import styles from './RefusedList.module.css'

/** Orders that an act left as they are, each with its reason. */
export function RefusedList({
  refused,
}: {
  refused: readonly { id: number; code?: string | undefined; values?: FaultValues | undefined }[]
}) {
  const faultText = useFaultText()
  return (
    <ul className={styles.refused}>
      {refused.map(({ id, code = '', values }) => (
        <li key={id}>
          <strong>#{id}</strong>
          <span>{faultText(code, values) ?? code}</span>
        </li>
      ))}
    </ul>
  )
}
