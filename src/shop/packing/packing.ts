// The public verbs of packing: how a seller's parcels present themselves, and their slips.
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { readSetting } from '#shop/setting/setting.ts'
import type { Packing } from './contract.ts'
import { tidyNumber } from './rules.ts'
import type { Sender } from './slip/draw.ts'
import { listPacking, type PackingRow, putPacking, putSender, type SlipSender } from './store.ts'

export { drawSlips, type Slip } from './slip/draw.ts'

const ours: PackingRow = { sender: '', returnAddress: '', message: '', paper: 'LABEL', eori: '', ioss: '', logoSha256: null }

/** How this seller's parcels present themselves; as ours where nothing was changed. */
export async function packingOf(db: Db, sellerId: number): Promise<PackingRow> {
  return (await listPacking(db, [sellerId]))[0] ?? ours
}

export const shownPacking = ({ logoSha256, sender, returnAddress, message, paper, eori, ioss }: PackingRow): Packing => ({
  sender,
  returnAddress,
  message,
  paper,
  eori,
  ioss,
  hasLogo: logoSha256 !== null,
})

export async function savePacking(tx: Tx, sellerId: number, given: Omit<Packing, 'hasLogo'>): Promise<Packing> {
  await putPacking(tx, sellerId, ours, { ...given, eori: tidyNumber(given.eori), ioss: tidyNumber(given.ioss) })
  return shownPacking(await packingOf(tx, sellerId))
}
/** What the slips say of who sends them, where it still is as it was seen; false where it has changed since. */
export const setSender = (tx: Tx, sellerId: number, given: SlipSender, seen: SlipSender): Promise<boolean> =>
  putSender(tx, sellerId, { ...ours, ...given }, { given, seen })

export async function setLogo(tx: Tx, sellerId: number, logoSha256: string | null): Promise<Packing> {
  await putPacking(tx, sellerId, ours, { logoSha256 })
  return shownPacking(await packingOf(tx, sellerId))
}

/** Who the slips of these sellers say sends them: each seller's own words and logo, else the shop's. */
export async function sendersOf(engine: Engine, sellerIds: readonly number[]): Promise<ReadonlyMap<number, Sender>> {
  const { db } = engine
  const rows = new Map((await listPacking(db, sellerIds)).map(row => [row.sellerId, row]))
  const shop = await shopSender(db)
  const senders = new Map<number, Sender>()
  for (const sellerId of new Set(sellerIds)) {
    const row = rows.get(sellerId) ?? ours
    const logo = row.logoSha256 === null ? undefined : await bytesOf(engine, row.logoSha256)
    const isOwn = row.sender !== '' || row.returnAddress !== '' || logo !== undefined
    senders.set(sellerId, {
      name: isOwn ? row.sender : shop.name,
      address: isOwn ? row.returnAddress : shop.address,
      message: row.message,
      paper: row.paper,
      logo,
    })
  }
  return senders
}

async function shopSender(db: Db): Promise<{ name: string; address: string }> {
  const [street, city] = [await readSetting(db, 'shipFromStreet'), await readSetting(db, 'shipFromCity')]
  const place = `${city}, ${await readSetting(db, 'shipFromState')} ${await readSetting(db, 'shipFromZip')}`
  return { name: await readSetting(db, 'shipFromName'), address: `${street}\n${place}` }
}

async function bytesOf(engine: Engine, sha256: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await engine.files.open(sha256)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
