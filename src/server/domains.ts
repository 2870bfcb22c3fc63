import type { Domain } from './domain.ts'

/** The floors, lowest first: a domain may use only those before it. The server mounts them in this order. */
export const domains: readonly Domain[] = []
