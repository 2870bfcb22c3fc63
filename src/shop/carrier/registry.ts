import { easypost } from './integrated/easypost/easypost.ts'
import { sandbox } from './integrated/sandbox/sandbox.ts'
import { usps } from './integrated/usps/usps.ts'
import { amazon } from './known/amazon.ts'
import { dhl } from './known/dhl.ts'
import { dhlecommerce } from './known/dhlecommerce.ts'
import { fedex } from './known/fedex.ts'
import { fourpx } from './known/fourpx.ts'
import { lasership } from './known/lasership.ts'
import { ontrac } from './known/ontrac.ts'
import { other } from './known/other.ts'
import { canadapost } from './known/post/canadapost.ts'
import { chinapost } from './known/post/chinapost.ts'
import { upu } from './known/post/upu.ts'
import { ups } from './known/ups.ts'
import { yunexpress } from './known/yunexpress.ts'
import type { Carrier } from './port.ts'

/** Every carrier that is known here, a line each. A number is the first's whose form it has. */
export const carriers: readonly Carrier[] = [
  sandbox, // sells samples under USPS’s numbers, and needs no contract with anybody
  easypost, // sells labels of others under their numbers, and has none of its own
  usps, // sells its own labels, where we have an account at it
  ups, // known by its numbers, as the rest
  fedex,
  amazon,
  ontrac,
  lasership,
  dhlecommerce,
  yunexpress,
  fourpx,
  canadapost,
  chinapost,
  upu, // every other post, once those with a line of their own have been asked
  dhl, // ten digits, of which one in seven has a right check digit: the last
  other, // whoever else
]
