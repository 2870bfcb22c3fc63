// Orders of a shop that has run for days: an import that waits, one that is done, and orders at every stage.
import { bulkCalls } from '#shop/bulk/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import type { ErrorCode } from '#shop/order/status/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { followCalls } from '#shop/tracking/follow/contract.ts'
import { until } from '#test/deployment.ts'
import { holdLinkedFiles, readOrderFile } from '#test/order-file.ts'
import type { FirstPeople } from '#test/people.ts'
import type { DriveStandIn } from '#test/stand-ins/drive.ts'
import { fundUpTo } from '../../trust/money.ts'
import { binned, bring, bringBack, drawnSheet, hurry, readyBatch, type Station, scanOut } from '../../trust/statuses.ts'
import type { Places } from './places.ts'

const buyers = [
  ['Emily Carter', '218 Maple Ave', 'Portland', 'Oregon', '97205'],
  ['Marcus O’Neil', '4120 Church Ln', 'Chicago', 'Illinois', '60601'],
  ['Trần Thị Bích Ngọc', '77 Westheimer Rd Apt 1204', 'Houston', 'Texas', '77006'],
  ['Zoë Kowalski', '1866 Pine Ave', 'Burlington', 'Vermont', '05401'],
  ['Alexandria Montgomery-Fitzgerald', '9015 North Rancho Santa Margarita Blvd', 'Salt Lake City', 'Utah', '84101'],
  ['Hugo Martins', '35 Harbor St', 'Boston', 'Massachusetts', '02108'],
] as const
const shirts = ['G5000-FOREST-S', 'BC3001-NAVY-3XL', 'CC1717-BLUEJE-L', 'G18500-BLACK-L', 'MUG11-WHITE-11OZ', 'ORN3-WHITE-HEART'] as const
const art = ['retro-sun', 'cat-moon', 'mountain'] as const

/** An order of buyer number `at`; of one piece where it is made, which has one ticket then. */
const bodyOf = (at: number, quantity = 1) => {
  const [fullName, address, city, state, zip] = buyers[at % buyers.length] ?? buyers[0]
  const [mail = 'buyer'] = fullName.toLowerCase().split(/\W/)
  const files = [{ side: 'FRONT' as const, link: `library:${art[at % art.length]}` }]
  return {
    address: { fullName, phone: '+15035550142', email: `${mail}@example.com`, address, city, state, zip, country: 'United States' },
    items: [{ sku: shirts[at % shirts.length] ?? shirts[0], quantity, files }],
    externalId: `5769${String(81_204_417_000 + at * 7_919)}`,
    tag: at % 2 === 0 ? 'Christmas' : 'Restock',
  }
}

/** What waits for its seller or for the office, and why. */
const troubles: readonly [code: ErrorCode, waitsOn: 'STAFF' | 'SELLER', note: string][] = [
  ['ADDRESS', 'SELLER', 'USPS does not know the apartment number'],
  ['FILE', 'SELLER', 'The art ends at the collar seam'],
  ['STOCK', 'STAFF', 'Forest in S is back on Monday'],
  ['OTHER', 'STAFF', 'The buyer asked for a gift note in French'],
]

export async function fillOrders(people: FirstPeople, drive: DriveStandIn, places: Places): Promise<void> {
  const { demo, owner } = people
  await hurry(people)
  await fundUpTo(people, 3_000_00)
  await importOrders(people, drive, places)

  let at = 0
  const bringNext = async (...stations: readonly Station[]) => {
    const { externalId: _, ...body } = bodyOf(at++)
    return bring(people, stations, { body })
  }
  await bringNext('DELIVERED', 'DELIVERED')
  places.delivered = (await bringNext('DELIVERED'))[0]?.id ?? 0
  await owner(settingCalls.changeSetting, { params: { key: 'sandboxSpeed' }, body: { value: 1 } })
  places.returned = await bringBack(people)
  const shipped = await bringNext('SHIPPED', 'SHIPPED')
  places.shipped = shipped[0]?.id ?? 0
  const { data: way } = await demo(followCalls.makeTrackingLink, { params: { id: places.shipped } })
  places.track = new URL(way.link ?? '', 'http://shop').pathname
  const printed = await bringNext('PRINTED', 'PRINTED', 'PRINTED')
  places.manifest = await scanOut(people, printed[0]?.id ?? 0)
  places.printed = printed[1]?.id ?? 0
  await bringNext('LABEL_CREATED', 'PRODUCED')
  const onTheFloor = await bringNext('IN_PRODUCTION', 'EXPORTED', 'EXPORTED')
  places.ticketCode = onTheFloor[2]?.ticket ?? ''
  await failed(people, await bringNext('IN_PRODUCTION', 'IN_PRODUCTION', 'IN_PRODUCTION'))
  places.gangSheet = await drawnSheet(people)
  await binned(people)
  for (let batch = 0; batch < 3; batch++) await readyBatch(people)
  await bringNext('NEW_ORDER', 'PROCESSING', 'PENDING')
  await bringNext('PAYMENT_FAILED', 'CANCELLED')
  await bringNext('DUPLICATE', 'PARTIAL_REFUNDED')
  for (const [code, waitsOn, note] of troubles) {
    const { id } = (await demo(orderIntakeCalls.createOrder, { body: bodyOf(at++, 2) })).data
    await demo(orderPayCalls.submitOrder, { params: { id } })
    await owner(orderOfficeCalls.officeError, { params: { id }, body: { code, waitsOn, note } })
    if (code === 'ADDRESS') places.broken = id
  }
  const own = bodyOf(at++, 3)
  const { id } = (await demo(orderIntakeCalls.createOrder, { body: { ...own, orderType: 'SHIP_BY_SELLER' } })).data
  places.unpaid = id
  places.ownNumber = own.externalId
}

/** Pieces that must be made again: one spoiled, one whose blank is still good, and one that was told of in words. */
async function failed({ owner }: FirstPeople, orders: readonly { ticket: string }[]): Promise<void> {
  const why = [
    { cause: 'SMEARED', reason: 'Print is smeared' },
    { cause: 'PRINT_LOST', reason: 'Print lost before pressing' },
    { reason: 'The sleeve was caught by the belt' },
  ] as const
  for (const [at, { ticket: code }] of orders.entries())
    await owner(productionCalls.scanTicket, { body: { code, action: 'fail', ...why[at] } })
}

/** A dry run that stands with its wrong rows, and a file whose orders are made, some of them paid. */
async function importOrders({ demo }: FirstPeople, drive: DriveStandIn, places: Places): Promise<void> {
  const file = readOrderFile(26)
  await holdLinkedFiles(drive, file)
  const send = async (name: string) => {
    const { data } = await demo(bulkCalls.importFile, { files: [new File([file.text], name, { type: 'text/csv' })] })
    const params = { id: data.id }
    await until('the dry run', async () => (await demo(bulkCalls.myImport, { params })).data.status === 'READY' || undefined)
    return params
  }
  const done = await send('orders-2026-11-24.csv')
  await demo(bulkCalls.confirmImport, { params: done, body: {} })
  await until('the orders', async () => (await demo(bulkCalls.myImport, { params: done })).data.status === 'DONE' || undefined)
  const waiting = await send('TikTok Shop – To ship – 2026-11-26 (week 48).csv')
  places.import = waiting.id
}
