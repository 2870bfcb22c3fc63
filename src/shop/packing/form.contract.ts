// The seller's form of packing slips, which is the call's own body.
import { z } from 'zod'
import { packingLimits, slipPaperNames } from './rules.ts'

const Text = (max: number) => z.string().trim().max(max)

export const PackingForm = z.object({
  /** Who the slip says sends the parcel; empty: the shop itself. */
  sender: Text(packingLimits.senderMax),
  /** In lines, as it stands on the slip. The label keeps the shop's own address: what comes back comes to its dock. */
  returnAddress: Text(packingLimits.returnAddressMax),
  message: Text(packingLimits.messageMax),
  paper: z.enum(slipPaperNames),
  eori: Text(20),
  ioss: Text(20),
})
export type PackingForm = z.infer<typeof PackingForm>
