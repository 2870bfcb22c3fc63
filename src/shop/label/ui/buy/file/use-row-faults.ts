import { useFaultText, useText } from '#kit/use-text.ts'
import type { ShownRow } from './batch.ts'

/** What is wrong with a row, each with its column. */
export function useRowFaults(): (faults: ShownRow['faults']) => string[] {
  const t = useText('labelBatch')
  const faultText = useFaultText()
  return faults =>
    faults.map(({ code, values, column }) => {
      const why = faultText(code, values) ?? code
      return column === null ? why : t('inColumn', { column, why })
    })
}
