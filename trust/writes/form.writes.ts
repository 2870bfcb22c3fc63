// The write calls of the buying-label form: rates first, then a label of one of them, that is bought, printed and given back.
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { labelBatchCalls } from '#shop/label/buy/form/file/contract.ts'
import { exampleRow, labelColumnIds, labelColumns } from '#shop/label/buy/form/file/field.rules.ts'
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

  const labelFile = () => {
    const rows = [labelColumnIds.map(id => labelColumns[id][0]), labelColumnIds.map(id => exampleRow[id])]
    return new File([rows.map(row => row.map(cell => `"${cell}"`).join(',')).join('\n')], 'labels.csv')
  }
  const rated = async (): Promise<number> => {
    const { id } = (await demo(labelBatchCalls.sendLabelFile, { body: {}, files: [labelFile()] })).data
    await until('the file to be rated', async () =>
      (await demo(labelBatchCalls.myLabelBatch, { params: { id } })).data.status === 'READY' ? true : undefined,
    )
    return id
  }

  return {
    rateLabels: async () => seller({ body: aForm() }, { body: aForm({ storeInformation: 'Another' }) }),
    buyLabels: async () => seller({ body: { rateIds: [await rateId()] } }),
    sendLabelFile: async () => seller({ body: {}, files: [labelFile()] }),
    buyLabelBatch: async () => {
      const params = { id: await rated() }
      const { cheapestCents: seenTotalCents } = (await demo(labelBatchCalls.myLabelBatch, { params })).data
      return seller({ params, body: { service: null, seenTotalCents } })
    },
    rateLabelBatch: async () => seller({ params: { id: await rated() } }),
    discardLabelBatch: async () => seller({ params: { id: await rated() } }),
    markBoughtPrinted: async () => seller({ body: { ids: [await bought()] } }),
    voidBoughtLabel: async () => {
      const params = { id: await bought() }
      const { nowCents, afterVoidCents } = (await demo(buyingLabelCalls.previewVoidBought, { params })).data
      return seller({ params, body: { seenRefundCents: nowCents + afterVoidCents } })
    },
  }
}
