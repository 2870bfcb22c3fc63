// The names of this domain's jobs, for the door that sends them; `jobs.ts` says what they do.
export const buyLabelJob = { name: 'label.buy' }
export const voidLabelJob = { name: 'label.void' }
export const fetchLabelJob = { name: 'label.fetch' }
