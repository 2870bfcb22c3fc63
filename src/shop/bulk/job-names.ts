/** What the door puts into the queue; jobs.ts says what each does. */
export const fetchJob = { name: 'bulk.fetch' } as const
export const checkJob = { name: 'bulk.check' } as const
export const makeJob = { name: 'bulk.make' } as const
