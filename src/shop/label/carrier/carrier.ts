import type { Engine } from '#engine/engine.ts'
import type { Carrier } from './rules.ts'
import { sandboxCarrier } from './sandbox.ts'

/** The carrier of this house. The sandbox one needs no contract with anybody; others are adapters of the same port. */
export const carrierOf = (engine: Pick<Engine, 'db'>): Carrier => sandboxCarrier(engine.db)
