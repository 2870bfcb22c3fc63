import type { CallAnswer } from '#base/call.ts'
import { formatNumber } from '#base/number.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { gangCalls } from '../../gang/contract.ts'

const meanings = { WAITING: 'blue', READY: 'green', FAILED: 'red' } as const

export type GangSheet = CallAnswer<typeof gangCalls.gangSheets>['data'][number]

/** How a sheet stands, and what speaks against printing it. */
export function GangState({ sheet }: { sheet: Pick<GangSheet, 'state' | 'cancelled' | 'prints' | 'hot'> }) {
  const t = useText('production')
  const { state, cancelled, prints } = sheet
  return (
    <>
      {(state !== 'READY' || prints.length === 0) && <Badge meaning={meanings[state]}>{t(`gang_${state}`)}</Badge>}{' '}
      {prints.length > 0 && <Badge meaning="green">{t('gangPrinted', { count: prints.length })}</Badge>}{' '}
      {sheet.hot?.state === 'FAILED' && <Badge meaning="red">{t('trouble_HOT_FOLDER')}</Badge>}{' '}
      {cancelled > 0 && <Badge meaning="red">{t('gangCancelled', { count: cancelled })}</Badge>}
    </>
  )
}

/** How large a sheet is and how much of it stays empty, in its reader's figures. */
export function useSheetFigures() {
  const t = useText('production')
  const language = useLanguage()
  const figure = (value: number) => formatNumber(value, language, { most: 2 })
  return {
    size: (sheet: Pick<GangSheet, 'widthInches' | 'lengthInches'>) =>
      t('inches', { width: figure(sheet.widthInches), length: figure(sheet.lengthInches) }),
    waste: (sheet: Pick<GangSheet, 'wastePercent'>) => t('percent', { share: figure(sheet.wastePercent) }),
  }
}
