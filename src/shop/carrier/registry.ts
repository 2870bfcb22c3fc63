import { fedex } from './fedex/fedex.ts'
import type { Carrier } from './port.ts'
import { sandbox } from './sandbox/sandbox.ts'
import { ups } from './ups/ups.ts'
import { usps } from './usps/usps.ts'

/** Every carrier that is known here, a line each. The first with a service sells our postage; a number is the first's whose form it has. */
export const carriers: readonly Carrier[] = [
  sandbox, // sells samples under USPS's numbers, and needs no contract with anybody
  usps, // known by its numbers, as the rest
  ups,
  fedex,
]
