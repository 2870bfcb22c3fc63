import type { Meaning } from '#kit/show/Badge.tsx'
import type { ReceiptKind } from '../../stock/rules.ts'

export const kindMeanings: Record<ReceiptKind, Meaning> = {
  RECEIPT: 'green',
  COUNT: 'blue',
  LOSS: 'red',
  SPOILED: 'red',
  PUT_BACK: 'green',
}
