/** Counts of a home are exact up to here. */
export const countMax = 1_000

/** The steps of a seller's setup, in order; facts of the server say which are taken. */
export const guideSteps = ['profile', 'deposit', 'art', 'order'] as const
