/** The highest balance below which somebody may be told. */
export const lowBalanceMax = 1_000_000_00
