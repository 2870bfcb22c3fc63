// The seller's form of packing slips, which is the call's own body.
import { z } from 'zod'
import { isEori, isIoss, isReturnAddress, packingLimits, slipPaperNames } from './rules.ts'

const Text = (max: number) => z.string().trim().max(max)

export const PackingForm = z.object({
  /** Who the slip says sends the parcel; empty: the shop itself. */
  sender: Text(packingLimits.senderMax),
  /** In lines, as it stands on the slip. The label keeps the shop's own address: what comes back comes to its dock. */
  returnAddress: Text(packingLimits.returnAddressMax).refine(isReturnAddress, 'RETURN_ADDRESS_TOO_LONG'),
  message: Text(packingLimits.messageMax),
  paper: z.enum(slipPaperNames),
  eori: Text(20).refine(isEori, 'EORI_INVALID'),
  ioss: Text(20).refine(isIoss, 'IOSS_INVALID'),
})
export type PackingForm = z.infer<typeof PackingForm>
