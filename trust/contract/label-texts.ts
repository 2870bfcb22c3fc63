// Texts about labels: in files, by the form, of labels bought elsewhere, of what becomes of one, and of our accounts at carriers.
import { carrierAccountCalls } from '#shop/carrier/account/office/contract.ts'
import { elsewhereCalls } from '#shop/label/buy/elsewhere/contract.ts'
import { labelFileCalls } from '#shop/label/buy/file/contract.ts'
import { labelFileOfficeCalls } from '#shop/label/buy/file/office/contract.ts'
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { aPackage } from '#shop/label/buy/form/seed.ts'
import { labelPurchaseCalls, labelRefundCalls } from '#shop/label/buy/office/contract.ts'
import { intakeCalls } from '#shop/tracking/dock/contract.ts'
import { until } from '#test/deployment.ts'
import { barless, numbersFrom, zplLabel } from '#test/labels.ts'
import type { Deployment, Seller } from '../deployment/deployment.ts'
import { awaitLabel, awaitPostage, bring, keepLabel } from '../statuses.ts'
import { fileOfLabels, rateFile } from './canary.ts'
import type { Next, SpecialTexts, TellBy } from './telling.ts'

const labelNumber = numbersFrom(760_000)
const noName = /[/\\\u2028\u2029]/

export async function plantInLabels(deployment: Deployment, seller: Seller, { next, tellBy }: SpecialTexts): Promise<void> {
  await inFiles(deployment, seller, next, tellBy)
  await byForm(seller, next, tellBy)
  await byStaff({ ...deployment.people, demo: seller.api }, next, tellBy)
}

/** Labels as they are printed, of a seller and sent by staff for one, and a file of labels to buy. */
async function inFiles({ people: { owner } }: Deployment, { api, username }: Seller, next: Next, tellBy: TellBy): Promise<void> {
  const file = () => {
    const labels = Array.from({ length: 8 }, () => zplLabel({ number: labelNumber(), name: next(40) })).join('\n')
    return [new File([labels], `${next(60, noName)}.zpl`)]
  }
  await tellBy('importLabels', async () => {
    const { id } = (await api(labelFileCalls.importLabels, { files: file() })).data
    await until('the labels to be read', async () =>
      (await api(labelFileCalls.myLabelImport, { params: { id } })).data.status === 'READING' ? undefined : true,
    )
  })
  await tellBy('officeImportLabels', async () => {
    const { id } = (await owner(labelFileOfficeCalls.officeImportLabels, { body: { seller: username }, files: file() })).data
    await until('the labels to be read', async () =>
      (await owner(labelFileOfficeCalls.officeLabelImport, { params: { id } })).data.status === 'READING' ? undefined : true,
    )
  })
  await tellBy('sendLabelFile', () => rateFile(api, fileOfLabels(next, `${next(60, noName)}.csv`)))
}

async function byForm({ api }: Seller, next: Next, tellBy: TellBy): Promise<void> {
  await tellBy('rateLabels', async () => {
    const place = () => ({
      name: next(60),
      street1: next(60),
      street2: next(60),
      city: next(40),
      state: 'UT',
      postalCode: '84101',
      country: 'US',
    })
    const packages = [aPackage({ sku: next(60), name: next(60) })]
    const body = { shipFrom: place(), shipTo: place(), storeInformation: next(60), warehouseInformation: next(60), packages }
    const { data } = await api(buyingLabelCalls.rateLabels, { body })
    await api(buyingLabelCalls.buyLabels, { body: { rateIds: [data.packages[0]?.rates[0]?.id ?? ''] } })
  })
}

/** A label of a carrier that nobody knows, the ends of a purchase and of a refund, and a parcel that is given back. */
async function byStaff(people: Deployment['people'], next: Next, tellBy: TellBy): Promise<void> {
  const { owner } = people
  await tellBy('putElsewhere', async () => {
    const [{ id } = { id: 0 }] = await bring(people, ['PRODUCED'])
    const files = [new File([new Uint8Array(await barless({ number: 'JD0002245' }))], `${next(60, noName)}.pdf`)]
    const { data: paper } = await owner(elsewhereCalls.readElsewhere, { params: { id }, body: {}, files })
    const said = { carrier: 'ANOTHER', carrierName: next(60), service: next(80), trackingNumber: 'JD00022455901', costCents: 1_00 }
    return owner(elsewhereCalls.putElsewhere, { params: { id }, body: { ...said, paperId: paper.id } })
  })
  await tellBy('endUnsold', async () =>
    owner(labelPurchaseCalls.endUnsold, { params: { id: await awaitLabel(people) }, body: { note: next() } }),
  )
  await tellBy('endLost', async () =>
    owner(labelPurchaseCalls.endLost, { params: { id: await keepLabel(people) }, body: { note: next() } }),
  )
  await tellBy('closeLabelRefund', async () => {
    const { id } = await awaitPostage(people)
    return owner(labelRefundCalls.closeLabelRefund, { params: { id }, body: { state: 'REFUSED', note: next(), seenCents: 0 } })
  })
  await tellBy('endSurplus', async () => {
    const { parcel } = (await owner(intakeCalls.takeIn, { body: { scan: labelNumber() } })).data
    return owner(intakeCalls.endSurplus, { params: { id: parcel.id ?? 0 }, body: { note: next() } })
  })
}

/** An account of ours at a carrier, which sells nothing. */
export async function plantInAccounts({ people: { owner } }: Deployment, { next, tellBy }: SpecialTexts): Promise<void> {
  await tellBy('addCarrierAccount', async () => {
    const body = { carrier: 'sandbox', name: next(), mode: 'TEST' as const }
    const params = { id: (await owner(carrierAccountCalls.addCarrierAccount, { body })).data.id }
    await tellBy('setCarrierSecrets', () => owner(carrierAccountCalls.setCarrierSecrets, { params, body: { secrets: { token: next() } } }))
    await tellBy('changeCarrierAccount', () =>
      owner(carrierAccountCalls.changeCarrierAccount, { params, body: { name: next(), services: ['EXPRESS'], from: null } }),
    )
  })
}
