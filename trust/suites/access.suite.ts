// S1: nobody reads or changes what is another's, whatever the call. All of it is made from the contract, so a call that is added is
// covered; where no value can be made for one, it is named.
import { z } from 'zod'
import { isForSellers, isForStaff, isOpen, type TeamRole } from '#base/access/access.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import type { StaffRole } from '#shop/account/person/rules.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { type Answer, type Asked, ask } from '../contract/ask.ts'
import { type CanarySeller, canarySeller, pngOf, readAll } from '../contract/canary.ts'
import { everyCall, isSafe, type Named, paramsOf, stemOf, titleOf } from '../contract/every-call.ts'
import { lateMember } from '../contract/late-member.ts'
import { liveEvents } from '../contract/live-events.ts'
import { isPartOf, isPartOfTeam, rolesInTeam } from '../contract/roles.ts'
import { slowWrites } from '../contract/slow-writes.ts'
import { memberOfStaff, staffOf } from '../contract/staff.ts'
import { memberOfTeam, teamOf } from '../contract/team.ts'
import { type Made, type Path, valueFor, variantsFor, withAt } from '../contract/value.ts'
import type { Deployment } from '../deployment/deployment.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'

/** No row has these. */
const missing = { id: 999_999_999, uuid: '01998000-0000-7000-8000-00000000dead', slug: 'nobodys-dead-000000000' }
/** What these paths name is everybody's: products, months of one's own wallet, kinds of notifications. */
const everybodys = new Set(['/v1/favorite', '/v1/wallet/month', '/core/notification/channel'])

/** What these fields name is everybody's, too. */
const everybodysFields = new Set(['productTypeSizeCustom', 'bankAccountId'])

export interface Reach {
  readonly deployment: Deployment
  readonly alice: CanarySeller
  /** Another seller, who reaches for what is Alice's. */
  readonly bob: string
}

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  fastOn: 'embedded',
  // Whose a row is, is asked in the same statement on both.
  ciOn: 'postgres',
  async *run({ deployment: open, profile }: Given) {
    const deployment = await open()
    const alice = await canarySeller(deployment, 'alicemark')
    const bob = await deployment.seller('bobmark')
    const reach: Reach = { deployment, alice, bob: bob.token }
    const [staff, team] = [await staffOf(deployment), await teamOf(deployment, bob)]
    // A member of Bob's team with every role reaches for what is Alice's as Bob does.
    const members = { ...reach, bob: (await memberOfTeam(deployment, bob, 'bob-all', [...team.keys()])).token }
    const isBug = profile === 'bug'
    // What takes longest comes last for a planted bug: it may have been seen by then.
    if (isBug) yield await liveEvents(reach, staff)
    yield await lateMember(deployment, 'a role')
    yield await rows(reach)
    yield await rows(members, 'a member of another seller’s team')
    yield await nested(reach)
    yield await allCalls(reach, staff, team)
    if (isBug) return
    yield await late(deployment)
    yield await lateMember(deployment, 'the team')
    yield await words(reach)
    yield await untouched(reach)
    yield await liveEvents(reach, staff)
  },
}

/** Every call by everybody who may not make it. */
async function allCalls(
  { deployment, bob }: Reach,
  staff: ReadonlyMap<StaffRole, string>,
  team: ReadonlyMap<TeamRole, string>,
): Promise<Finding> {
  const wrong: string[] = []
  let asked = 0
  const expect = async ({ call }: Named, who: string, token: string | undefined, status: number) => {
    const params = Object.fromEntries(paramsOf(call).map(name => [name, 1]))
    const answer = await ask(deployment.server.url, call, { token, params })
    asked++
    if (answer.status !== status) wrong.push(`${titleOf(call)} as ${who}: ${answer.status}, not ${status}`)
  }
  for (const named of everyCall) {
    const { access } = named.call
    const roles = rolesInTeam(access)
    for (const role of roles ?? []) if (!isPartOfTeam(role, named.call)) wrong.push(`${titleOf(named.call)} lets ${role} of a team in`)
    for (const [role, token] of team) {
      const who = `${role} of a team`
      if (isForStaff(access)) await expect(named, who, token, 404)
      else if (roles && !(roles.includes(role) && isPartOfTeam(role, named.call))) await expect(named, who, token, 403)
      else if (roles && (await isKeptOut(deployment, named, token))) wrong.push(`${titleOf(named.call)} keeps ${who} out`)
    }
    if (isOpen(access)) continue
    await expect(named, 'a visitor', undefined, 401)
    await expect(named, 'somebody with a dead session', 'A'.repeat(43), 401)
    if (isForStaff(access)) await expect(named, 'a seller', bob, 404)
    for (const [role, token] of staff) {
      if (isForSellers(access)) await expect(named, role, token, 403)
      const isLetIn = !isForStaff(access) || role === 'owner' || (access.staff.includes(role) && isPartOf(role, named.call))
      if (!isLetIn) await expect(named, role, token, 403)
    }
  }
  return {
    promise: 'S1',
    what: `${everyCall.length} calls by a visitor, another seller, each role of staff and of a team, with the right and without`,
    figure: `${asked} asked, ${wrong.length} let in`,
    isKept: wrong.length === 0,
    details: wrong,
  }
}

/** Whether somebody whose call it is is refused for who they are. */
async function isKeptOut({ server }: Deployment, { call }: Named, token: string): Promise<boolean> {
  const { status } = await ask(server.url, call, { token, params: Object.fromEntries(paramsOf(call).map(name => [name, 1])) })
  return status === 401 || status === 403
}

/** Every write of the office whose body comes when its role is gone. */
async function late(deployment: Deployment): Promise<Finding> {
  const officer = await memberOfStaff(deployment, 'late-officer', 'owner')
  const { asked, wrong } = await slowWrites(deployment, {
    token: officer.token,
    end: () => deployment.people.owner(accountOfficeCalls.setRoles, { params: { id: officer.id }, body: { roles: ['auditor'] } }),
    expect: ({ access }) => (isForStaff(access) && !access.staff.includes('auditor') ? 403 : undefined),
  })
  return {
    promise: 'S1',
    what: 'every write of the office whose body comes after its role was taken away',
    figure: `${asked} asked, ${wrong.length} answered otherwise than 403`,
    isKept: wrong.length === 0 && asked > 40,
    details: wrong,
  }
}

/** Every call that names a row in its path: another's answers as one that is not there. */
async function rows({ deployment, alice, bob }: Reach, who = 'another seller'): Promise<Finding> {
  const wrong: string[] = []
  const isTheirs = ({ access }: Named['call']) => who === 'another seller' || !isForSellers(access) || access.seller.length > 0
  const calls = everyCall.filter(
    ({ call }) => call.touches === 'own' && paramsOf(call).length > 0 && !everybodys.has(stemOf(call)) && isTheirs(call),
  )
  const files = [await pngOf('reach.png', 1_200), new File([smallPdf], 'reach.pdf', { type: 'application/pdf' })]
  for (const { call } of calls) {
    const [id] = await namedBy(alice, call)
    const made = valueFor(call.params ?? z.object({}))
    const body = call.body ? valueFor(call.body, { choose: (_, isId) => (isId ? missing.id : undefined) }) : { value: undefined }
    if (id === undefined || !made || !body) {
      wrong.push(`${titleOf(call)} was not tried: ${id === undefined ? `no row of ${stemOf(call)}` : 'no value for it'}`)
      continue
    }
    // What the path names inside of the row is hers, too: else it would be missing for whoever asks.
    const inner = paramsOf(call).includes('itemId') ? { itemId: await itemOf(alice, Number(id)) } : {}
    const [first = ''] = paramsOf(call)
    const none = typeof id === 'string' ? missing.slug : missing.id
    const at = (row: number | string, token: string, file?: File) => {
      const params = { ...(made.value as object), ...inner, [first]: row } // parameters are an object
      return ask(deployment.server.url, call, { token, params, body: body.value, files: file ? [file] : [] })
    }
    // An upload is read before its row is looked for, so one of the files must be of the kind that the call takes.
    const tries = await Promise.all(
      (call.kind === 'upload' ? files : [undefined]).map(async file => [await at(id, bob, file), await at(none, bob, file)] as const),
    )
    for (const [foreign, nobodys] of tries)
      if (!isSame(foreign, nobodys)) wrong.push(`${titleOf(call)}: ${said(foreign)} of Alice's, ${said(nobodys)} where there is none`)
    if (!tries.some(([foreign]) => foreign.status === 404))
      wrong.push(`${titleOf(call)}: ${said(tries[0]?.[0])}, so it was not tried whose it is`)
    // Of an item it may be said that it cannot be cancelled alone, but not that it is not there.
    const own = isSafe(call) && call.kind === 'json' ? (await at(id, alice.seller.token)).status : 200
    if (own === 404 || (own !== 200 && paramsOf(call).length === 1)) wrong.push(`${titleOf(call)}: Alice herself is refused`)
  }
  return {
    promise: 'S1',
    what: `${calls.length} calls by ${who} with the id of another's row, and with one that nobody has`,
    figure: wrong.length === 0 ? 'the same bytes, 404' : `${wrong.length} differ`,
    isKept: wrong.length === 0,
    details: wrong,
  }
}

/** The rows of Alice's that a path may name. A label that she bought is an order without items: it is none where an item is named, too. */
async function namedBy(alice: CanarySeller, call: Named['call']): Promise<readonly (number | string)[]> {
  const slugs = alice.slugs.get(stemOf(call))
  if (slugs) return slugs
  const ids = alice.known.rows.get(stemOf(call)) ?? []
  if (!paramsOf(call).includes('itemId')) return ids
  const items = await Promise.all(ids.map(id => itemOf(alice, id)))
  return ids.filter((_, at) => items[at] !== 0)
}

const itemOf = async ({ seller }: CanarySeller, orderId: number) =>
  (await seller.api(orderCalls.order, { params: { id: orderId } })).data.items[0]?.id ?? 0

/** Every id inside of a body or a filter. */
async function nested({ deployment, alice, bob }: Reach): Promise<Finding> {
  const wrong: string[] = []
  const { ids } = alice // Bob has no rows that a body could name
  let asked = 0
  for (const { call } of everyCall) {
    if (isForStaff(call.access) || call.kind === 'live') continue
    for (const part of ['query', 'body'] as const) {
      const shape = call[part]
      const variants = shape ? variantsFor(shape, { choose: (_, isId) => (isId ? missing.id : undefined) }) : []
      if (shape && variants.length === 0) wrong.push(`${titleOf(call)}: no value for its ${part}`)
      for (const { made, path, isUuid } of variants.flatMap(foreignFields)) {
        const send = (value: unknown) => {
          asked++
          return ask(deployment.server.url, call, { token: bob, params: { id: missing.id }, [part]: withAt(made.value, path, value) })
        }
        const none = await send(isUuid ? missing.uuid : missing.id)
        for (const id of isUuid ? alice.uuids : ids) {
          const foreign = await send(id)
          if (!isAlike(foreign, none) || foreign.text.includes(alice.mark))
            wrong.push(`${titleOf(call)} with ${path.join('.')} ${id}: ${said(foreign)}; of nobody's: ${said(none)}`)
        }
      }
    }
  }
  return {
    promise: 'S1',
    what: `every id inside of bodies and filters, with ${ids.length} ids of another's`,
    figure: `${asked} asked, ${wrong.length} answered otherwise than for nobody's`,
    isKept: wrong.length === 0,
    details: wrong,
  }
}

const foreignFields = (made: Made): { made: Made; path: Path; isUuid: boolean }[] =>
  made.leaves
    // Where a page goes on is no row: whose the rows are is looked for by their words.
    .filter(({ path, isId, isUuid }) => (isId || isUuid) && !everybodysFields.has(String(path.at(-1))) && path.at(-1) !== 'cursor')
    .map(({ path, isUuid }) => ({ made, path, isUuid }))

/** The word that all of Alice's rows carry, in whatever others may read; and every address that her answers hold. */
async function words({ deployment, alice, bob }: Reach): Promise<Finding> {
  const wrong: string[] = []
  let read = 0
  const look = (who: string, what: string, { text, status }: Answer) => {
    read++
    if (text.includes(alice.mark) && status < 400) wrong.push(`${who} reads Alice's words: ${what}`)
  }
  for (const [who, token] of [
    ['Bob', bob],
    ['a visitor', undefined],
  ] as const) {
    for (const { call } of everyCall) {
      if (!isSafe(call) || call.kind === 'live') continue
      const ids = paramsOf(call).length > 0 ? (alice.slugs.get(stemOf(call)) ?? alice.known.rows.get(stemOf(call)) ?? [1]) : [0]
      for (const id of ids)
        for (const asked of asking(call, id, token)) look(who, titleOf(call), await ask(deployment.server.url, call, asked))
    }
    for (const link of alice.known.links) {
      const call = { method: 'GET', path: link, kind: 'json' } as const
      const answer = await ask(deployment.server.url, call, { token })
      read++
      const isOpen = everyCall.some(({ call: { access, path } }) => access === 'anyone' && link.startsWith(path.replace(/\{.*/, '')))
      if (answer.status < 400 && !isOpen) wrong.push(`${who} reads ${link}: ${answer.status}`)
    }
  }
  const carrying = [...alice.known.answers].filter(([, text]) => text.includes(alice.mark)).length
  return {
    promise: 'S1',
    what: `one word in all rows of a seller, and the ${alice.known.links.length} addresses that they read`,
    figure: `in ${carrying} answers to themselves, in ${wrong.length} of ${read} to others`,
    isKept: wrong.length === 0 && carrying >= 12,
    details: wrong,
  }
}

const asking = (call: Named['call'], id: number | string, token: string | undefined): Asked[] => {
  const queries = call.query ? [valueFor(call.query, { isLean: true })?.value, { limit: 100 }] : [undefined]
  return queries.map(query => ({ token, query, params: Object.fromEntries(paramsOf(call).map(name => [name, id])) }))
}

/** After all of that Alice's rows are what they were. */
async function untouched({ deployment, alice }: Reach): Promise<Finding> {
  const after = await readAll(deployment, alice.seller.token, alice.known.rows)
  const named = (title: string) => !title.includes('/session')
  const changed = [...alice.known.answers]
    .filter(([title, text]) => named(title) && after.answers.get(title) !== text)
    .map(([title]) => title)
  return {
    promise: 'S1',
    what: 'what is theirs after all of that',
    figure: changed.length === 0 ? 'as it was' : `${changed.length} answers changed`,
    isKept: changed.length === 0,
    details: changed,
  }
}

const isSame = (one: Answer, other: Answer) => one.status === other.status && one.text === other.text
/** But for the numbers, which count on: ids, times. */
const isAlike = (one: Answer, other: Answer) =>
  one.status === other.status && one.text.replace(/\d+/g, '#') === other.text.replace(/\d+/g, '#')
const said = (answer: Answer | undefined) => `${answer?.status} ${answer?.text.slice(0, 160)}`
const smallPdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 288 432]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
