// Push: a carrier sends what happens to an account's parcels to an address of that account's, where this deployment has a public one.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import type { InboundSource } from '#engine/inbound/source.ts'
import { job } from '#engine/jobs/job.ts'
import { inboundWork } from '#shop/inbound/inbound.ts'
import type { CarrierNews } from '../port.ts'
import { carriers } from '../registry.ts'
import { CarrierTrouble } from '../rules.ts'
import { openService, stopOnTrouble } from './open.account.ts'
import { type AccountRow, findAccount, listEnabled, setPush } from './store.ts'

const hearJob = job<{ newsId: number }>('carrier.hear-webhook', { retries: 8, timeoutSeconds: 60, concurrency: 4 })
export const subscribeJob = job<{ accountId: number }>('carrier.subscribe', { retries: 4, timeoutSeconds: 60 })

/** A source for each carrier that pushes. */
export const carrierSources: readonly InboundSource[] = carriers.flatMap(({ id, name, account, news }) =>
  news ? sourceOf(id, account?.name ?? name ?? id, news) : [],
)

function sourceOf(carrier: string, title: string, news: CarrierNews): InboundSource {
  return {
    name: carrier,
    title,
    path: `/v1/in/${carrier}/:token`,
    job: hearJob,
    state: ({ config }) => (config.secure ? 'ON' : 'NO_ADDRESS'),
    async prove({ db }, { token = '', headers, raw }) {
      const account = await accountAt(db, carrier, token)
      if (!account) return 'UNKNOWN'
      const proved = news.prove(pushSecret(db, account.id), headers, raw)
      // One account's ids say nothing of another's.
      return proved ? { deliveryId: `${account.id}:${proved.deliveryId}`, subjectId: account.id } : 'REFUSED'
    },
  }
}

/** What a carrier has sent, for the domains above. Sent twice it is the same. */
export const hearCarrier = inboundWork(hearJob, async ({ db }, { subjectId, body }) => {
  const account = subjectId === null ? undefined : await findAccount(db, subjectId)
  const events = account ? (newsOf(account)?.read(body) ?? []) : []
  if (!account || events.length === 0) return
  const told = events.map(event => ({ ...event, at: event.at.toISOString() }))
  await db.transaction(tx => emit(tx, 'carrier.told', { accountId: account.id, events: told }))
})

const newsOf = ({ carrier }: Pick<AccountRow, 'carrier'>): CarrierNews | undefined => carriers.find(it => it.id === carrier)?.news

/** Whose address this is. The unguessable part is looked at before any signature, in the same time wherever it differs. */
async function accountAt(db: Db, carrier: string, token: string): Promise<AccountRow | undefined> {
  const [, id = ''] = /^([1-9]\d{0,14})\.[\w-]{43}$/.exec(token) ?? []
  if (id === '' || !timingSafeEqual(Buffer.from(token), Buffer.from(pushToken(db, Number(id))))) return undefined
  const account = await findAccount(db, Number(id))
  return account?.carrier === carrier ? account : undefined
}

const derived = (db: Db, what: string): string => createHmac('sha256', db.secret('carrier-push')).update(what).digest('base64url')
const pushToken = (db: Db, id: number): string => `${id}.${derived(db, `address:${id}`)}`
/** Of 32 signs, as some carriers want it; it stands nowhere but at the carrier. */
const pushSecret = (db: Db, id: number): string => derived(db, `secret:${id}`).slice(0, 32)

/** Has an account's news sent here, as far as its carrier can and may. Throws a CarrierTrouble where it could not be asked. */
export async function subscribe(engine: Engine, accountId: number): Promise<void> {
  const { db, config } = engine
  const account = await findAccount(db, accountId)
  if (!account?.isEnabled || !newsOf(account)) return
  // The stand-in of this very app needs no public address.
  if (!config.secure && account.mode !== 'TRIAL') return db.transaction(tx => keepPush(tx, accountId, { isOn: false, said: 'NO_ADDRESS' }))
  try {
    const address = `${config.publicUrl}/v1/in/${account.carrier}/${pushToken(db, accountId)}`
    const isOn = (await openService(engine, account).subscribe?.(address, pushSecret(db, accountId))) ?? false
    await db.transaction(tx => keepPush(tx, accountId, { isOn, said: '' }))
  } catch (error) {
    if (!(error instanceof CarrierTrouble) || error.kind !== 'STOPPED') throw error
    await db.transaction(tx => stopOnTrouble(tx, accountId, error))
  }
}

async function keepPush(tx: Tx, accountId: number, push: { isOn: boolean; said: string }): Promise<void> {
  const hasEnded = await setPush(tx, accountId, push)
  if (hasEnded) await emit(tx, 'carrier.pushEnded', { accountId })
}

/** Carriers switch off what they cannot reach, and tell nobody: each account is subscribed again every day. */
export const pushingAccounts = async (db: Db): Promise<number[]> =>
  (await listEnabled(db)).filter(account => newsOf(account) !== undefined).map(({ id }) => id)
