// Fixtures for tests with a carrier that does as it is told: it is registered beside the app's own for one test file.
import type { Carrier } from '#shop/carrier/port.ts'
import { carriers } from '#shop/carrier/registry.ts'

export type { Carrier, CarrierService, OpenAccount } from '#shop/carrier/port.ts'

/** Answers what takes it out again. */
export function plugCarrier(carrier: Carrier): () => void {
  const registry = carriers as Carrier[] // nobody else adds to it
  registry.push(carrier)
  return () => void registry.splice(0, registry.length, ...registry.filter(it => it !== carrier))
}
