import type { Domain } from '#engine/domain.ts'

/** The registry of carriers, asked by the domains above. */
export const carrierDomain = { name: 'carrier' } satisfies Domain
