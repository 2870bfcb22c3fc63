// Parcels whose labels their sellers bought by the form, at our dock: they leave from another place, so no carrier has one form for them and ours.
import { afterAll, expect, test } from 'vitest'
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { aForm } from '#shop/label/buy/form/seed.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { arrangeEasyPost } from '#test/easypost.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from '../contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const { make, labelOf, mine, office } = await arrangeEasyPost(shop)
afterAll(() => shop.close())

/** The number of a label that a seller has bought by the form from that account. */
async function bought(): Promise<string> {
  const { packages } = (await mine()(buyingLabelCalls.rateLabels, { body: aForm() })).data
  const rate = packages[0]?.rates.find(({ service }) => service === 'easypost.USPS_GROUND')
  const { labels } = (await mine()(buyingLabelCalls.buyLabels, { body: { rateIds: [rate?.id ?? ''] } })).data
  await shop.settled()
  return (await mine()(buyingLabelCalls.myBoughtLabel, { params: { id: labels[0]?.id ?? 0 } })).data.trackingNumber ?? ''
}

test('a form is made for ours, and theirs stand on the list of what sellers have arranged', async () => {
  const desk = await office()
  const id = await make()
  await desk(labelCalls.markPrinted, { body: { orderIds: [id] } })
  const [ours, theirs] = [(await labelOf(id))?.trackingNumber ?? '', await bought()]
  const scan = async (number: string) => (await desk(trackingCalls.scanOut, { body: { scan: number } })).data
  const [first, second] = [await scan(ours), await scan(theirs)]
  expect([first.manifest.carrier, second.manifest.carrier]).toEqual(['usps', 'seller'])
  for (const { manifest } of [first, second]) await desk(trackingCalls.closeManifest, { params: { id: manifest.id } })
  await shop.settled()
  const closed = await Promise.all([first, second].map(each => desk(trackingCalls.manifest, { params: { id: each.manifest.id } })))
  expect(closed.map(({ data: { state, isFormCarriers, list } }) => [state, isFormCarriers, list.map(parcel => parcel.state)])).toEqual([
    ['CLOSED', true, ['HANDED']],
    ['CLOSED', false, ['HANDED']],
  ])
  // That EasyPost is making it when it is asked for is no error.
  const tries = await shop.engine.db.pool.query("select state, retry_count from pgboss.job where name = 'tracking.close-manifest'")
  expect(tries.rows).toEqual(Array(2).fill({ state: 'completed', retryCount: 0 }))
  // Its account is asked about it all the same.
  const { rows } = await shop.engine.db.pool.query('select account_id is not null and ask_at is not null as asked from parcel order by id')
  expect(rows).toEqual([{ asked: true }, { asked: true }])
})
