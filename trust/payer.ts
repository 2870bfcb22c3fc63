// Payments through PayPal as suites make them: the app's own test provider stands for PayPal, and they sign webhooks as it does.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Client } from '#base/client.ts'
import { openStandIn, standInAccount } from '#engine/paypal/stand-in.ts'
import { deriveKey, readSecret } from '#engine/secret.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import type { Deployment } from './deployment/deployment.ts'

/** What PayPal would send about an order of its own, under the provider's signature. */
export async function signerOf({ dataDir }: Pick<Deployment, 'dataDir'>) {
  const account = standInAccount(deriveKey(await readSecret({ dataDir }), 'test payments'))
  const provider = openStandIn(join(dataDir, 'test-payments'), account)
  return (type: string, resource: object) => {
    const raw = JSON.stringify({ id: `WH-${randomUUID()}`, event_type: type, resource })
    return { raw, headers: provider.headersFor(raw) }
  }
}
export type Signer = Awaited<ReturnType<typeof signerOf>>

/** A deposit of so many cents that is open at PayPal. */
export async function begin(client: Client, amount: number) {
  const { data } = await client(paymentCalls.startPayment, { body: { amount } })
  return (await client(paymentCalls.openPayment, { params: { id: data.id } })).data
}
