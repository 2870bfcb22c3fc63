// Hot folders: what a RIP finds in its folder, whatever ended the process that put it there.
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { inFolder, troubleOfFolder } from '#engine/files/hot/hot-folder.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { uploadArt } from '#test/art.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { productionCalls } from '../../contract.ts'
import { hotCalls } from './contract.ts'
import { placeHotFiles } from './place.ts'

const root = await mkdtemp(join(tmpdir(), 'inkport-hot-'))
const folder = join(root, 'sublimation')
await mkdir(folder)
const shop = await startShop({ env: { HOT_FOLDER_SUBLIMATION: folder, HOT_FOLDER_UV: join(root, 'away') } })
afterAll(async () => {
  await shop.close()
  await rm(root, { recursive: true })
})
let maker: Seeded
let batchId: number
beforeAll(async () => {
  await shop.write(seedPrices)
  maker = await seedStaff(shop.engine.db, 'production')
  batchId = await batched()
})
const staff = () => shop.client(maker.token)
/** A batch of an order of one piece and of one of two. */
async function batched() {
  const seller = await seedRichSeller(shop.engine.db)
  const fileId = await uploadArt(shop.client(seller.token), [600, 800])
  const paid = await shop.write(tx => seedPaidOrders(tx, seller.id, 2, { fileId, sku: 'ORN3-WHITE-STAR' }))
  shop.advance(hour)
  await shop.cron('order.process')
  const { id } = (await staff()(productionCalls.makeBatch, { body: { orderIds: paid.map(order => order.id) } })).data
  await shop.settled()
  return id
}
const hotFiles = async (id = batchId) => (await staff()(hotCalls.hotFiles, { params: { id } })).data
const sendAgain = (fileIds?: number[]) => staff()(hotCalls.sendHotFiles, { params: { id: batchId }, body: fileIds ? { fileIds } : {} })
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const set = (id: number, change: string) => shop.write(tx => sql`update hot_file set ${sql.raw(change)} where id = ${id}`.execute(tx.q))
/** A try of a job, as the queue runs it. */
const run = (jobId: string, isLastTry = false) =>
  placeHotFiles(shop.engine, { batchId }, { jobId, isLastTry, signal: AbortSignal.timeout(60_000), progress: async () => {} })

test('each piece of a rendered order lies in the folder of its technique, whole, with a ticket beside it', async () => {
  const files = await hotFiles()
  expect(files.map(({ state, times, technique, fault }) => [state, times, technique, fault])).toEqual(
    files.map(() => ['SENT', 1, 'SUBLIMATION', null]),
  )
  expect(files).toHaveLength(3)
  const names = files.flatMap(({ name }) => [name, name.replace('.png', '.json')])
  expect(await readdir(folder)).toEqual(names.toSorted())
  const { name = '', ticket, orderId } = files[0] ?? {}
  const picture = await readFile(join(folder, name))
  const note = JSON.parse(await readFile(join(folder, name.replace('.png', '.json')), 'utf8'))
  expect(note).toMatchObject({ file: name, ticket, order: orderId, side: 'FRONT', technique: 'SUBLIMATION', sku: 'ORN3-WHITE-STAR' })
  expect(note).toMatchObject({ sha256: sha256(picture), dpi: 300, widthInches: note.widthPixels / 300 })
})

test('a job that was killed at any point is taken up: nothing is written twice, and nothing half', async () => {
  const [one, two, three] = await hotFiles()
  if (!one || !two || !three) throw new Error('three pieces')
  const path = (name: string) => join(folder, name)
  const whole = await readFile(path(one.name))
  // Killed while it was written: half a part lies there. Killed before its name: a whole part. Killed after it: the RIP has taken it.
  await writeFile(`${path(one.name)}.part`, whole.subarray(0, 100))
  await rm(path(one.name))
  await rename(path(two.name), `${path(two.name)}.part`)
  await rm(path(three.name))
  await set(one.id, "state = 'WAITING', claimed_by = 'killed', claimed_until = clock_timestamp() + interval '2 minutes'")
  for (const { id } of [two, three]) await set(id, "state = 'PLACING', claimed_by = 'killed', claimed_until = clock_timestamp()")
  // Another job leaves alone what is believed to be in work; the killed one's next try does not wait for itself.
  await run('other')
  expect((await readdir(folder)).filter(name => name.endsWith('.part'))).toEqual([`${one.name}.part`])
  await run('killed')
  expect((await readdir(folder)).filter(name => name.endsWith('.png')).toSorted()).toEqual([one.name, two.name].toSorted())
  expect(sha256(await readFile(path(one.name)))).toBe(sha256(whole))
  expect((await hotFiles()).map(({ state }) => state)).toEqual(['SENT', 'SENT', 'SENT'])
})

test('what lies there already is not written again; what was taken is, where staff name it, by production alone', async () => {
  expect(await codeOf(sendAgain())).toBe('HOT_FILES_NONE')
  const [one, , three] = await hotFiles()
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  expect(await refusalOf(support(hotCalls.sendHotFiles, { params: { id: batchId }, body: {} }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await codeOf(sendAgain([three?.id ?? 0, 999_999]))).toBe('HOT_FILES_NONE')
  await sendAgain([one?.id ?? 0, three?.id ?? 0])
  await shop.settled()
  expect((await hotFiles()).map(({ state, times }) => [state, times])).toEqual([
    ['SENT', one?.times],
    ['SENT', 2],
    ['SENT', (three?.times ?? 0) + 1],
  ])
  expect(await readdir(folder)).toContain(three?.name)
})

test('a folder that is not there says so, and its files wait; with the last try they wait for staff', async () => {
  const [one] = await hotFiles()
  const aside = join(root, 'aside')
  await rename(folder, aside)
  await set(one?.id ?? 0, "state = 'WAITING'")
  const folders = (await staff()(hotCalls.hotFolders)).data
  expect(folders.map(({ technique, fault }) => [technique, fault])).toEqual([
    ['SUBLIMATION', 'HOT_FOLDER_MISSING'],
    ['UV', 'HOT_FOLDER_MISSING'],
  ])
  await expect(run('first')).rejects.toThrow('HOT_FOLDER_MISSING')
  expect((await hotFiles())[0]).toMatchObject({ state: 'WAITING', fault: 'HOT_FOLDER_MISSING' })
  await run('last', true)
  expect((await hotFiles())[0]).toMatchObject({ state: 'FAILED', fault: 'HOT_FOLDER_MISSING' })
  const troubled = async () => (await staff()(productionCalls.batches, { query: { trouble: 'HOT_FOLDER' } })).data
  expect(await troubled()).toMatchObject({ totalDocs: 1, docs: [{ hotFailed: 1 }] })
  await rename(aside, folder)
  await sendAgain()
  await shop.settled()
  expect((await hotFiles())[0]).toMatchObject({ state: 'SENT', fault: null })
  expect(await troubled()).toMatchObject({ totalDocs: 0, docs: [] })
})

test('a piece that nobody makes any more is not put there, and a reprint is, by its own name', async () => {
  const [one] = await hotFiles()
  const scan = (action: 'start' | 'fail', code = one?.ticket ?? '') =>
    staff()(productionCalls.scanTicket, { body: { code, action, reason: action === 'fail' ? 'smeared' : '' } })
  await scan('start')
  await scan('fail')
  expect(await codeOf(sendAgain([one?.id ?? 0]))).toBe('TICKET_FAILED')
  const { data } = await staff()(productionCalls.makeBatch, { body: { orderIds: [one?.orderId ?? 0] } })
  await shop.settled()
  const [again] = await hotFiles(data.id)
  expect(again).toMatchObject({ state: 'SENT', name: expect.stringMatching(/-[12]OF[12]-R1\.png$/) })
  expect(await readdir(folder)).toContain(again?.name)
})

test('nothing is ever written beside the folder', async () => {
  for (const name of ['../x.png', 'a/b.png', '/etc/x', '..', '.hidden', '']) expect(() => inFolder(folder, name)).toThrow('no name')
  const outside = join(root, 'outside.txt')
  await writeFile(outside, 'untouched')
  await symlink(outside, join(folder, 'T1.png.part'))
  await expect(inFolder(folder, 'T1.png').writePart([Buffer.from('ink')])).rejects.toThrow()
  expect(await readFile(outside, 'utf8')).toBe('untouched')
  expect(await troubleOfFolder(outside)).toBe('MISSING')
  // The superuser may write anywhere.
  if (process.getuid?.() === 0) return
  await chmod(folder, 0o500)
  expect(await troubleOfFolder(folder)).toBe('NOT_WRITABLE')
  await chmod(folder, 0o700)
})
