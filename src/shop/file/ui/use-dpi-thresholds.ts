import { useCall } from '#kit/call/use-call.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { type DpiThresholds, usualThresholds } from '../rules.ts'

/** From how many dots per inch a print is medium and high; the usual ones until the operator's are here. */
export function useDpiThresholds(): DpiThresholds {
  const settings = useCall(settingCalls.publicSettings, {}).data?.data
  return settings ? { low: Number(settings.dpiLow), medium: Number(settings.dpiMedium) } : usualThresholds
}
