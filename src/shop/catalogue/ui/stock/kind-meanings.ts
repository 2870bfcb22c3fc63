import type { Meaning } from '#kit/show/Badge.tsx'
import type { StockKind } from '../../stock/rules.ts'

export const kindMeanings: Record<StockKind, Meaning> = { RECEIPT: 'green', COUNT: 'blue', LOSS: 'red' }
