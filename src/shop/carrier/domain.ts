import type { Domain } from '#engine/domain.ts'
import { carrierFaults } from './account/faults.ts'

/** The registry of carriers, and our accounts at them, asked by the domains above. */
export const carrierDomain = { name: 'carrier', faults: carrierFaults } satisfies Domain
