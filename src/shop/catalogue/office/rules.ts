export const officeLimits = {
  nameMax: 120,
  textMax: 4_000,
  priceMaxCents: 10_000_00,
  variantsMax: 1_000,
  /** Product and variant IDs, as order files write them. */
  codeForm: /^[A-Za-z0-9][A-Za-z0-9._/-]{0,63}$/,
} as const

/** `on` is on show; `out` has a variant without stock; `ended` is no longer sold. */
export const productStates = ['on', 'hidden', 'out', 'ended'] as const
export type ProductState = (typeof productStates)[number]

/** Why a list of prices cannot hold for this span: it is half-open, so its end lies behind its start. */
export const whyNotSpan = (startsAt: Date, endsAt: Date | null): 'PRICE_LIST_SPAN_EMPTY' | undefined =>
  endsAt !== null && endsAt <= startsAt ? 'PRICE_LIST_SPAN_EMPTY' : undefined
