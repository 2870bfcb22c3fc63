import { useEffect, useState } from 'react'
import { api } from '#kit/call/api.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { type DpiThresholds, usualThresholds } from '../rules.ts'

/** Asked for once in a page's life, by the plain client: public pages, which place art too, have no query client. */
let asked: Promise<DpiThresholds> | undefined
const readThresholds = async (): Promise<DpiThresholds> => {
  const { data } = await api(settingCalls.publicSettings)
  return { low: Number(data.dpiLow), medium: Number(data.dpiMedium) }
}

/** From how many dots per inch a print is medium and high; the usual ones until the operator's are here, and where they do not come. */
export function useDpiThresholds(): DpiThresholds {
  const [thresholds, setThresholds] = useState(usualThresholds)
  useEffect(() => {
    asked ??= readThresholds()
    asked.then(setThresholds, () => {
      asked = undefined
    })
  }, [])
  return thresholds
}
