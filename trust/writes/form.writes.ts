// The write calls of the buying-label form: rates first, then a label of one of them, that is bought, printed and given back.
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { aForm } from '#shop/label/buy/form/seed.ts'
import { until } from '#test/deployment.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { askedBy, type Writes } from './asked.ts'

export function formWrites({ people: { demo, tokens } }: Deployment): Writes {
  const seller = askedBy(tokens.demo)
  const rateId = async () => {
    const { packages } = (await demo(buyingLabelCalls.rateLabels, { body: aForm() })).data
    return packages[0]?.rates[0]?.id ?? ''
  }
  const bought = async (): Promise<number> => {
    const { labels } = (await demo(buyingLabelCalls.buyLabels, { body: { rateIds: [await rateId()] } })).data
    const id = labels[0]?.id ?? 0
    await until('the label to be made', async () =>
      (await demo(buyingLabelCalls.myBoughtLabel, { params: { id } })).data.state === 'READY' ? true : undefined,
    )
    return id
  }

  return {
    rateLabels: async () => seller({ body: aForm() }, { body: aForm({ storeInformation: 'Another' }) }),
    buyLabels: async () => seller({ body: { rateIds: [await rateId()] } }),
    markBoughtPrinted: async () => seller({ body: { ids: [await bought()] } }),
    voidBoughtLabel: async () => {
      const params = { id: await bought() }
      const { nowCents, afterVoidCents } = (await demo(buyingLabelCalls.previewVoidBought, { params })).data
      return seller({ params, body: { seenRefundCents: nowCents + afterVoidCents } })
    },
  }
}
