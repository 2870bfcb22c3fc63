import { linesOf } from '#base/text.ts'

/** Papers of a slip in points of 1/72 inch: the label's own 4 × 6 inches, US letter, A4. */
export const slipPapers = {
  LABEL: { widthPoints: 288, heightPoints: 432 },
  LETTER: { widthPoints: 612, heightPoints: 792 },
  A4: { widthPoints: 595, heightPoints: 842 },
} as const
export const slipPaperNames = ['LABEL', 'LETTER', 'A4'] as const
export type SlipPaper = (typeof slipPaperNames)[number]

export const packingLimits = { senderMax: 60, returnAddressMax: 240, messageMax: 300, logoBytes: 5 * 2 ** 20 } as const
/** Of a return address; empty ones are not printed. */
export const returnLinesMax = 5
export const isReturnAddress = (address: string): boolean => linesOf(address).length <= returnLinesMax

/** The numbers under which a seller is known to the customs of the European Union, as they are typed; empty: none. */
export const isEori = (typed: string): boolean => /^([A-Z]{2}[A-Z0-9]{5,15})?$/.test(tidyNumber(typed))
export const isIoss = (typed: string): boolean => /^(IM\d{10})?$/.test(tidyNumber(typed))
/** Without blanks and marks, in capitals. */
export const tidyNumber = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase()

/** What the dock's scanner reads on our own paper: which parcel must come next. */
export const slipCode = (orderId: number): string => `#${orderId}`
