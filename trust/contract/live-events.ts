// S1, live events: everybody listens to the live stream while things happen, and what each hears is what the events declare.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { TeamRole } from '#base/access/access.ts'
import type { Audience } from '#base/event.ts'
import { events } from '#server/mounted.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { address } from '#test/order.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { transfer } from '../money.ts'
import type { Finding } from '../run/suite.ts'
import { listen } from './ask.ts'
import type { CanarySeller } from './canary.ts'
import { everyCall } from './every-call.ts'
import { memberOfStaff } from './staff.ts'
import { memberOfTeam, teamOf } from './team.ts'

interface Listener {
  readonly name: string
  readonly token: string | undefined
  readonly isAlice?: boolean
  /** Whose own news they hear, beside Alice's. */
  readonly id?: number
  /** Of staff; what they are when it happens. */
  readonly role?: string
  /** Of Alice's team; what they may when it happens. */
  readonly team?: readonly TeamRole[]
}
interface Heard {
  readonly id: number
  readonly name: string
  readonly payload: { accountId?: number }
}

const [mostMs, afterMs] = [30_000, 1_500]

/** Alice acts while all of them listen; two of them lose what they may in between. */
export async function liveEvents(
  { deployment, alice, bob }: { deployment: Deployment; alice: CanarySeller; bob: string },
  staff: ReadonlyMap<string, string>,
): Promise<Finding> {
  const calls = everyCall.filter(({ call }) => call.kind === 'live')
  const [call] = calls.map(each => each.call)
  if (!call || calls.length !== 1) throw new Error('There is one live stream.')
  const [team, removed] = [
    await teamOf(deployment, alice.seller),
    await memberOfTeam(deployment, alice.seller, 'was-member', ['orders', 'money']),
  ]
  const idOf = async (token: string) => (await deployment.client(token)(accountCalls.me)).data.id
  const [officer, leaver] = [await memberOfStaff(deployment, 'was-finance', 'finance'), await aliceAgain(deployment, alice)]
  const listeners: Listener[] = [
    { name: 'Alice', token: alice.seller.token, isAlice: true },
    { name: 'Alice where she signed out', token: leaver },
    { name: 'another seller', token: bob },
    { name: 'a visitor', token: undefined },
    { name: 'finance that became content', token: officer.token, role: 'content', id: officer.id },
    { name: 'a member who was removed', token: removed.token },
    ...(await Promise.all(
      [...team].map(async ([role, token]) => ({ name: `${role} of Alice’s team`, token, team: [role], id: await idOf(token) })),
    )),
    ...(await Promise.all([...staff].map(async ([role, token]) => ({ name: role, token, role, id: await idOf(token) })))),
  ]
  const streams = await Promise.all(listeners.map(({ token }) => listen(deployment.server.url, call, token)))
  await deployment.client(leaver)(signInCalls.signOut)
  await deployment.people.owner(accountOfficeCalls.setRoles, { params: { id: officer.id }, body: { roles: ['content'] } })
  await alice.seller.api(teamCalls.removeMember, { params: { id: removed.id } })
  await act(deployment, alice)
  const told = await tellAll(deployment, alice.seller.id)
  const look = () => {
    const heard = streams.map(({ text }) => heardIn(text()))
    const wrong = listeners.flatMap((listener, at) => wrongOf(listener, heard[at] ?? [], heard.flat(), alice.seller.id))
    return { heard, wrong, names: new Set(heard.flat().map(({ name }) => name)) }
  }
  const least = told ? Object.keys(events).length : 4
  // A busy machine may take its time; what must not be heard could still come a moment after all that must.
  for (const deadline = Date.now() + mostMs; Date.now() < deadline; await sleep(100)) if (isKept(look(), least)) break
  await sleep(afterMs)
  const last = look()
  for (const stream of streams) stream.close()
  const { heard, wrong, names } = last
  return {
    promise: 'S1',
    what: `the live stream to ${listeners.length} listeners: sellers, a visitor, each role of staff, and who lost theirs`,
    figure: `${names.size} kinds of event, ${heard.flat().length} heard, ${wrong.length} otherwise than declared`,
    isKept: isKept(last, least),
    details: wrong,
  }
}

const isKept = ({ wrong, names }: { wrong: readonly string[]; names: ReadonlySet<string> }, least: number): boolean =>
  wrong.length === 0 && names.size >= least

async function aliceAgain(deployment: Deployment, { seller }: CanarySeller): Promise<string> {
  const body = { username: seller.username, password: 'a good long passphrase' }
  return (await deployment.client()(signInCalls.signIn, { body })).data.accessToken
}

async function act({ people }: Deployment, { seller: { api }, mark }: CanarySeller): Promise<void> {
  const { data: order } = await api(orderIntakeCalls.createOrder, {
    body: { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1 }], note: mark },
  })
  await api(orderCancelCalls.cancelOrder, { params: { id: order.id }, body: {} })
  const { id } = (await api(depositCalls.makeDeposit, transfer(100_00))).data
  await people.owner(depositCalls.askDeposit, { params: { id }, body: { question: 'Which bank was it?' } })
}

/** Every event that is declared, about Alice, as the relay tells the processes; only where the database can be asked from outside. */
async function tellAll({ databaseUrl }: Deployment, sellerId: number): Promise<boolean> {
  if (databaseUrl === undefined) return false
  const client = new pg.Client(databaseUrl)
  await client.connect()
  for (const [at, name] of Object.keys(events).entries()) {
    const message = { id: 900_000_000 + at, name, payload: {}, sellerId, at: new Date().toISOString() }
    await client.query("select pg_notify('live', $1)", [JSON.stringify(message)])
  }
  await client.end()
  return true
}

const heardIn = (text: string): Heard[] => [...text.matchAll(/^data: (.+)$/gm)].map(([, json = '']) => JSON.parse(json))

/** What they heard and may not, and what others heard and they should have. */
function wrongOf(
  { name, isAlice = false, id, role, team = [] }: Listener,
  heard: readonly Heard[],
  all: readonly Heard[],
  aliceId: number,
): string[] {
  const declared: Readonly<Record<string, Audience>> = events
  // Staff and members have news of their own, which nobody else hears; what names no person is Alice's.
  const isAbout = ({ payload: { accountId = aliceId } }: Heard) => (accountId === aliceId ? 'Alice' : accountId === id ? 'them' : 'another')
  const may = (event: Heard) => {
    const hearers = declared[event.name]
    if (!hearers) return false
    const { own } = hearers
    const isAlices = isAlice || (own !== false && team.some(each => own.includes(each)))
    const about = isAbout(event)
    const isTheirs = own !== false && (about === 'them' || (about === 'Alice' && isAlices))
    return isTheirs || (role !== undefined && (role === 'owner' || hearers.staff.includes(role)))
  }
  const ids = new Set(heard.map(({ id }) => id))
  const missed = new Map(all.filter(event => may(event) && !ids.has(event.id)).map(event => [event.id, event.name]))
  return [
    ...heard.filter(event => !may(event)).map(event => `${name} hears ${event.name}`),
    ...[...missed.values()].map(event => `${name} does not hear ${event}`),
  ]
}
