// The main job as people do it, in a real browser: from sign-up to delivery, with a picture and an axe pass at every station.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserDeployment, isGate, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { fillLibrary, findOrders, goodRows, importGoodRows, library, payOrders, sendOrders } from './journey/orders.ts'
import { handOver, readDelivery, scanOut, seeDelivery } from './journey/parcels.ts'
import { approveDeposit, deposit, enterOffice, fillProfile, hurry, inviteBench, signUp } from './journey/people.ts'
import { makeBatch, makeLabels, scanTickets, takeIntoWork, takePapers } from './journey/production.ts'

let deployment: BrowserDeployment
let seller: Visitor
let owner: Visitor
let bench: Visitor
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  seller = await deployment.visitor()
  owner = await deployment.visitor()
  bench = await deployment.visitor()
})
afterAll(() => deployment?.close())

/** Nothing has gone wrong in any of the browsers since it was last asked. */
const expectNoComplaints = () => expect([seller, owner, bench].flatMap(({ complaints }) => complaints.splice(0))).toEqual([])

test('a seller signs up, verifies by the code of the mail and is in', async () => {
  await signUp(deployment, seller)
  await fillProfile(seller)
  expectNoComplaints()
})

test('a deposit with its proof is approved by finance and stands in the wallet', async () => {
  await deposit(seller, 2_000)
  await enterOffice(deployment, owner)
  await approveDeposit(owner, '$2,000.00')
  await seller.open('/payments')
  await seller.page.getByText('$2,000.00').first().waitFor()
  await seller.station('payments')
  expectNoComplaints()
})

test('the owner invites staff and sets how the shop runs', async () => {
  await inviteBench(deployment, owner, bench)
  await hurry(owner)
  expectNoComplaints()
})

test('print files stand in the library, and what is none is refused by name', async () => {
  await fillLibrary(seller, library)
  expectNoComplaints()
})

test('a file of orders is tried first: bad rows are named, the good ones become orders', async () => {
  await sendOrders(deployment, seller)
  await importGoodRows(seller)
  expectNoComplaints()
})

test('orders are found by filter and search, and the way back keeps them', async () => {
  await findOrders(seller)
  expectNoComplaints()
})

test('orders are paid singly and together', async () => {
  await payOrders(seller)
  expectNoComplaints()
})

test('a batch is made, printed and scanned; a piece that fails is made again', async () => {
  await takeIntoWork(bench, goodRows)
  const codes = await makeBatch(bench, goodRows)
  await takePapers(bench)
  await scanTickets(bench, codes, codes[0])
  const [again] = await makeBatch(bench, 1)
  await scanTickets(bench, [again ?? ''])
  expectNoComplaints()
})

let parcels: Awaited<ReturnType<typeof makeLabels>>

test('labels are made and printed, each with a tracking number of its own', async () => {
  parcels = await makeLabels(bench, goodRows)
  expect(new Set(parcels.map(parcel => parcel.number)).size).toBe(goodRows)
  expectNoComplaints()
})

test('a wrong parcel is refused at the door, the right ones are handed to the carrier', async () => {
  await scanOut(bench, parcels)
  await handOver(bench, goodRows)
  expectNoComplaints()
})

test('the carrier’s events alone move the orders to delivered, before the seller’s eyes', async () => {
  await seeDelivery(seller, bench, goodRows)
  await readDelivery(seller, goodRows)
  expectNoComplaints()
})

if (!isGate)
  test('every screen of portal and office draws without a complaint', async () => {
    for (const path of ['/dashboard', '/order/import', '/payments', '/notification', '/profile', '/profile/password']) {
      await seller.open(path)
      await seller.station(`portal${path.replaceAll('/', '-')}`)
    }
    for (const path of ['', '/order', '/order/1', '/deposits', '/ledger', '/people', '/people/1', '/audit', '/notification', '/profile']) {
      await owner.open(`/office${path}`)
      await owner.station(`office${path.replaceAll('/', '-')}`)
    }
    expectNoComplaints()
  })
