// Fixtures for tests of tickets: orders that have left or arrived, photographs and documents, and a ticket that is open.
import sharp from 'sharp'
import type { Seeded } from '#shop/account/sign-in/seed.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { type SeedGiven, seedPaidOrders } from '#shop/order/intake/seed.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { takeEvents } from '#shop/tracking/parcel/ask.ts'
import type { TestShop } from './shop.ts'
import { zip } from './zip.ts'

const asFile = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)

/** A photograph, larger than its preview. */
export async function photo(name = 'torn.jpg', background = '#a33'): Promise<File> {
  const drawn = sharp({ create: { width: 900, height: 700, channels: 3, background } })
  return asFile(await drawn.jpeg().toBuffer(), name)
}
export function docx(name = 'claim.docx', entries: Readonly<Record<string, string>> = {}): File {
  const parts = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>', ...entries }
  return asFile(zip(parts), name)
}

export const arrangeTickets = (shop: TestShop, warehouse: Seeded) => {
  const office = shop.client(warehouse.token)
  /** An order whose parcel has left, with the parcel's id. */
  const left = async (seller: Seeded, given: SeedGiven = {}): Promise<{ id: number; parcelId: number; number: string }> => {
    const [made] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1, given))
    const id = made?.id ?? 0
    await shop.write(tx => seedProduced(tx, [id]))
    await office(labelCalls.makeLabels, { body: { orderIds: [id] } })
    await shop.settled()
    await office(labelCalls.markPrinted, { body: { orderIds: [id] } })
    const number = (await shop.client(seller.token)(labelCalls.myLabel, { params: { id } })).data?.trackingNumber ?? ''
    const { data } = await office(trackingCalls.scanOut, { body: { scan: number } })
    await office(trackingCalls.closeManifest, { params: { id: data.manifest.id } })
    await shop.settled()
    return { id, parcelId: data.parcel.id, number }
  }
  const delivered = async (seller: Seeded, given: SeedGiven = {}) => {
    const made = await left(seller, given)
    const at = shop.engine.db.now()
    const news = { number: made.number, place: 'Reno NV' }
    await shop.write(tx =>
      takeEvents(tx, made.parcelId, [
        { ...news, code: 'ACCEPTED', at: new Date(at.getTime() - 2_000) },
        { ...news, code: 'DELIVERED', at },
      ]),
    )
    return made
  }
  const open = async (seller: Seeded, body: Partial<TicketBody> = {}, files: readonly File[] = []) =>
    (
      await shop.client(seller.token)(ticketCalls.openTicket, {
        body: { type: 'OTHER', subject: 'A question', text: 'How do I add a slip?', ...body },
        files,
      })
    ).data
  return { left, delivered, open }
}

/** What a seller and support say to each other. */
export const arrangeTalk = (shop: TestShop, sides: () => { seller: Seeded; support: Seeded }) => {
  const mine = () => shop.client(sides().seller.token)
  const desk = (who = sides().support) => shop.client(who.token)
  const ticketOf = async (id: number) => (await mine()(ticketCalls.myTicket, { params: { id } })).data
  const officeTicketOf = async (id: number) => (await desk()(ticketOfficeCalls.officeTicket, { params: { id } })).data
  const lastOf = async (id: number) => (await officeTicketOf(id)).messages.at(-1)?.id ?? 0
  const reply = async (id: number, text = 'More', files: readonly File[] = []) =>
    (await mine()(ticketCalls.replyTicket, { params: { id }, body: { text }, files })).data
  const answer = async (id: number, text = 'And?', more: object = {}) => {
    const body = { text, seenMessageId: await lastOf(id), ...more }
    return (await desk()(ticketOfficeCalls.answerTicket, { params: { id }, body, files: [] })).data
  }
  /** Weeks go by, and nobody has to sign in again. */
  const wait = async (milliseconds: number) => {
    await shop.engine.db.pool.query("update session set expires_at = expires_at + interval '90 days'")
    shop.advance(milliseconds)
  }
  return { mine, desk, ticketOf, officeTicketOf, lastOf, reply, answer, wait }
}

interface TicketBody {
  type: 'CANCEL' | 'CHANGE_INFO' | 'DEFECT' | 'WRONG_ITEM' | 'SHIPPING' | 'PAYMENT' | 'OTHER'
  subject: string
  text: string
  orderId: number
  itemIds: string
  parcelId: number
  depositId: number
}
