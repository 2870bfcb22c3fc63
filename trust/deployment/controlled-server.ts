// The API of the product with a clock that jumps, crons that run when they are told to, and writes that fail: what the simulation
// drives; with its pages, too, what the walk of every order's screens does. It starts from the sources, or with a planted bug from a build of its own; no build of the product has it.
import { loadConfig } from '#engine/config.ts'
import type { Database } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import type { Cron } from '#engine/jobs/job.ts'
import { openApp } from '#server/app.ts'
import { mounted } from '#server/mounted.ts'
import { openControl } from '#server/run/control.ts'
import { firstStart } from '#server/run/first-start.ts'
import { maintenance } from '#server/run/maintenance.ts'
import { endOnSignals, failStart } from '#server/run/process.ts'
import { getAccount } from '#shop/account/account.ts'
import { seedMember, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedAccountState } from '#shop/carrier/account/seed.ts'
import { seedTemplate } from '#shop/design/template/seed.ts'
import type { TakenFile } from '#shop/file/file.ts'
import { seedLibrary, takeDemoFiles } from '#shop/file/take/seed.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { seedPaidOrders, seedRichSeller } from '#shop/order/intake/seed.ts'
import { takeEvents } from '#shop/tracking/parcel/ask.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { openWallet } from '#shop/wallet/ledger/ledger.ts'
import { settled } from '#test/background-work.ts'
import { seedAtDock } from '#test/parcels.ts'
import { type Commands, controlPath, type Failure } from './controls.ts'
import { snapshotOf } from './snapshot.ts'

try {
  const config = loadConfig()
  const runCron = holdCrons()
  const hold = holdWork()
  let offset = 0
  let standing: number | undefined
  const now = () => new Date(standing ?? Date.now() + offset)
  const hasPages = process.env.WITH_PAGES !== undefined
  const app = await openApp({ config, clock: { now }, ...(hasPages && { pages: 'production' }) })
  endOnSignals(app.close)
  const { engine } = app.runtime
  if (config.databaseUrl === undefined) await openControl(engine, config.dataDir)
  // Nothing happens by itself: the simulation runs what it wants to have run. Without schedules the queue is quiet, too.
  await engine.db.pool.query('delete from pgboss.schedule')
  const fail = failing(engine.db)
  const losses = losing(engine)
  let files: Promise<TakenFile[]> | undefined
  // The carrier says everything once: no two events are of one moment.
  let told = 0
  const obey: { [N in keyof Commands]: (given: Commands[N]['given']) => Promise<Commands[N]['answer']> } = {
    actors: async () => {
      files ??= takeDemoFiles(engine)
      return actors(engine, await files)
    },
    async advance({ milliseconds }) {
      offset += milliseconds
      return {}
    },
    async stand({ at, isOver = false }) {
      standing = at === undefined ? now().getTime() : Date.parse(at)
      const stood = now()
      if (isOver) [offset, standing] = [standing - Date.now(), undefined]
      return { now: stood.toISOString() }
    },
    async cron({ name }) {
      await runCron(engine, name)
      return {}
    },
    async settle() {
      await settled(engine)
      return {}
    },
    async hold({ name }) {
      hold(name)
      return {}
    },
    async report({ parcelId, code }) {
      const number = 'Told by itself'
      await engine.db.transaction(tx =>
        takeEvents(tx, parcelId, [{ number, code, at: new Date(engine.db.now().getTime() + ++told), place: 'Reno, NV' }]),
      )
      return {}
    },
    async fail({ at }) {
      fail(at)
      return {}
    },
    async lose({ labels }) {
      losses.left = labels
      return {}
    },
    async parcels() {
      const { rows } = await engine.db.pool.query<{ sold: number }>(
        'select count(*)::int as sold from sandbox_parcel where key is not null',
      )
      return { lost: losses.lost, sold: rows[0]?.sold ?? 0 }
    },
    async dock({ sellerId, shipped, labels }) {
      const parcels = await engine.db.background.transaction(async tx => {
        await seedWallet(tx, { sellerId, amountCents: (shipped + labels) * 100_00 })
        return seedAtDock(tx, sellerId, { shipped, labels })
      })
      // A label alone may be scanned once a job has taken its order there.
      await settled(engine)
      return { scans: parcels.map(({ scan }) => scan) }
    },
    owner: async () => ({ token: (await seedStaff(engine.db.background, 'owner')).token }),
    async produced({ count }) {
      const { id: sellerId } = await seedRichSeller(engine.db.background, count * 100_00)
      const orderIds = await engine.db.background.transaction(async tx => {
        const orders = await seedPaidOrders(tx, sellerId, count)
        await seedProduced(
          tx,
          orders.map(({ id }) => id),
        )
        return orders.map(({ id }) => id)
      })
      await settled(engine)
      return { sellerId, orderIds }
    },
    async untold({ accountId }) {
      await engine.db.background.transaction(tx => seedAccountState(tx, accountId, { tells: false }))
      return {}
    },
    async invite({ sellerId }) {
      const { id: inviterId } = await seedSeller(engine.db.background)
      await engine.db.background.transaction(async tx => {
        await openWallet(tx, inviterId)
        await emit(tx, 'account.verified', { accountId: sellerId, invitedBy: inviterId })
      })
      await settled(engine)
      return {}
    },
    async mailbox({ sellerId }) {
      const { email } = await getAccount(engine.db, sellerId)
      const mails = (await engine.mail.outbox?.list()) ?? []
      return { digests: mails.filter(({ to, subject }) => to === email && subject.startsWith('Your day at Inkport')).length }
    },
    look: ({ sellerId, after }) => snapshotOf(engine.db, sellerId, after),
  }
  app.server.register(async site => {
    site.removeAllContentTypeParsers()
    site.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, JSON.parse(String(body))))
    // Both ends are written against `Orders`; each path has its own shapes.
    for (const [name, run] of Object.entries(obey))
      site.post(`${controlPath}/${name}`, ({ body }) => (run as (given: unknown) => Promise<unknown>)(body))
  })
  const links = await firstStart(engine)
  await app.server.listen({ host: config.host, port: config.port })
  process.stdout.write(links.map(({ username, address }) => `  ${username} ${address}\n`).join(''))
} catch (error) {
  failStart(error)
}

/** Crons run by name alone: one that the queue's clock has sent before its schedules were gone does nothing. */
function holdCrons(): (engine: Engine, name: string) => Promise<void> {
  const held = new Map<string, Cron['run']>()
  for (const cron of [...maintenance, ...mounted.flatMap(({ crons = [] }) => crons)]) {
    held.set(cron.name, cron.run)
    Object.assign(cron, { run: async () => undefined })
  }
  return async (engine, name) => {
    const run = held.get(name)
    if (!run) throw new Error(`There is no cron named ${name}.`)
    await run(engine)
  }
}

/** Jobs and listeners whose name is held wait before they begin; no name lets them go. */
function holdWork(): (name: string | null) => void {
  let held: { name: string; over: PromiseWithResolvers<void> } | undefined
  const gate = async (name: string) => {
    if (held?.name === name) await held.over.promise
  }
  for (const { jobs = [], listeners = [] } of mounted)
    for (const each of [...jobs, ...listeners]) {
      const run: (...given: never[]) => Promise<void> = each.run
      Object.assign(each, { run: async (...given: never[]) => gate(each.name).then(() => run(...given)) })
    }
  return name => {
    held?.over.resolve()
    held = name === null ? undefined : { name, over: Promise.withResolvers() }
  }
}

/** The next write that a person asked for fails there; what the app does by itself goes on. */
function failing(db: Database): (at: Failure | null) => void {
  let next: Failure | null = null
  const { transaction } = db
  db.transaction = async (work, cause) => {
    const at = cause?.requestId === undefined ? null : next
    if (at === null) return transaction(work, cause)
    next = null
    await transaction(async tx => {
      await work(tx)
      if (at === 'BEFORE') throw new Error('It fails before it is committed.')
    }, cause)
    throw new Error('It fails after it was committed.')
  }
  return at => {
    next = at
  }
}

/** What the carrier has sold is lost on its way: its label cannot be kept. */
function losing({ files }: Engine): { left: number; lost: number } {
  const losses = { left: 0, lost: 0 }
  const { put } = files
  files.put = async (bytes, settings) => {
    if (losses.left === 0) return put(bytes, settings)
    losses.left--
    losses.lost++
    throw new Error('The answer was lost.')
  }
  return losses
}

async function actors({ db }: Engine, files: readonly TakenFile[]): Promise<Commands['actors']['answer']> {
  const owner = await seedStaff(db, 'owner')
  const seller = await seedSeller(db)
  const member = await seedMember(db, seller.id, 'orders', 'money', 'designs')
  return db.transaction(async tx => {
    await openWallet(tx, seller.id)
    const [file] = await seedLibrary(tx, seller.id, files)
    const product = async (sku: string) => {
      const { id, variantId } = await seedTemplate(tx, seller.id, { sku, fileId: file?.id ?? 0 })
      return { productTypeSizeCustom: variantId, productCustomTemplate: id }
    }
    const [item, other] = [await product('G5000-FOREST-S'), await product('ORN3-WHITE-STAR')]
    return { ownerToken: owner.token, seller: { id: seller.id, token: seller.token }, memberToken: member.token, item, other }
  })
}
