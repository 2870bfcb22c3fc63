/** The shop's own clock: working days, cut-offs and the daily mail are its. Alone here: every public page reads it, and not the settings. */
export const shopZone = 'America/Los_Angeles'
