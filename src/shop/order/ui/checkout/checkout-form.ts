import { z } from 'zod'
import { BuyerAddress } from '../../checkout/contract.ts'

/** Where to, whether the address is kept, and what the buyer wants to tell us. */
export const CheckoutForm = z.object({ address: BuyerAddress, keeps: z.boolean(), note: z.string().max(1_000) })
export type CheckoutFormShape = z.input<typeof CheckoutForm>
