// No order stands where neither its seller nor staff has a screen that brings it on: every status of every type, and every cause of an
// error, is brought about and looked at by both, and the first act that is offered is pressed.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Language } from '#base/text.ts'
import { hour } from '#base/time.ts'
import { exceptionCauses } from '#shop/order/office/exception/rules.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { transitions } from '#shop/order/status/transition.rules.ts'
import { until } from '#test/deployment.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { controlOf } from '../trust/deployment/controls.ts'
import { orderOf, start } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { sayIn } from './journey/acts.ts'
import { type Arranged, arrange, letGo, type Stage } from './walk/arrange.ts'
import { type Case, casesOf, ends, groupOf, nameOf, type Person } from './walk/cases.ts'
import { besides, byBoth, excuseOf, excuses, isGivenBack, isSellers, sellersExcuseOf } from './walk/excuses.ts'
import { type Act, actsOn, type Doing, goTo, patienceMs, press, tryTo } from './walk/press.ts'
import { screensFor } from './walk/screens.ts'
import { hasComeOn, type Standing, standingOf } from './walk/standing.ts'

/** Decides at which status each cause breaks its order; `WALK_ALL=1` breaks it at every one, for a run by name. */
const seed = Number(process.env.WALK_SEED ?? 3)
const isWhole = process.env.WALK_ALL === '1'
/** Of the combinations only those whose names match, for a run by name. */
const only = new RegExp(process.env.WALK_ONLY ?? '')
// Hours on a busy machine.
if (isWhole) vi.setConfig({ testTimeout: 6 * hour, hookTimeout: 6 * hour })
const paths: Record<Person, string> = { seller: '/order', staff: '/office/order' }

let deployment: BrowserDeployment
let people: FirstPeople
let stage: Stage
let orders: readonly Arranged[]
const languages: readonly Language[] = ['en', 'vi']
const visitors = {} as Record<Language, Record<Person, Visitor>> // all are there before the first test
beforeAll(async () => {
  deployment = await openBrowserDeployment({ WITH_PAGES: 'yes' }, 'trust/deployment/controlled-server.ts')
  people = await firstPeople(deployment.server)
  stage = { people, control: controlOf(deployment.server) }
  const cases = casesOf(seed, isWhole)
    .flatMap(byBoth)
    .filter(of => only.test(nameOf(of)))
  orders = await arrange(stage, cases)
  for (const language of languages) {
    const [seller, staff] = await Promise.all([enter('seller', language), enter('staff', language)])
    visitors[language] = { seller, staff }
  }
})
afterAll(() => deployment?.close())
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') for (const { language, photograph } of all()) await photograph(`failed-walk-${language}`)
})

async function enter(person: Person, language: Language): Promise<Visitor> {
  const visitor = await deployment.visitor({ language, token: people.tokens[person === 'seller' ? 'demo' : 'owner'] })
  visitor.context.setDefaultTimeout(patienceMs)
  await visitor.open(paths[person])
  return visitor
}
const all = (): Visitor[] => Object.values(visitors).flatMap(both => Object.values(both))

/** How often each person has pressed in each group: whoever has pressed less comes next. */
const presses = new Map<string, number>()
const pressed = (of: Case, person: Person) => presses.get(`${person} ${groupOf(of)}`) ?? 0

/** Each group is walked in both languages, and where it has four orders, by both people in both: en, vi, vi, en. */
const walked = new Map<string, number>()
function next(of: Case): Record<Person, Visitor> {
  const before = walked.get(groupOf(of)) ?? 0
  walked.set(groupOf(of), before + 1)
  return visitors[before % 4 === 1 || before % 4 === 2 ? 'vi' : 'en']
}

type Offered = Record<Person, readonly Act[]>

/** What is wrong with this order's screens; nothing where it comes on, or waits for what it may wait for. */
async function walk(order: Arranged): Promise<string[]> {
  const { id, of } = order
  const before = await standingOf(people, id)
  if (before.status !== of.status) return [`it stands at ${before.status}`]
  const both = next(of)
  const offered: Offered = { seller: await look(both.seller, 'seller', order), staff: await look(both.staff, 'staff', order) }
  const [act] = [...offered.seller, ...offered.staff]
  if (ends.includes(of.status) || isGivenBack(of)) return act ? [`it has ended, and offers “${act.name}”`] : []
  return [...wrongForSeller(of, offered), ...(await wrongWayOn(order, before, offered, both))]
}

/** What its seller broke is for its seller to mend; where it is not, the excuse is needed. */
function wrongForSeller(of: Case, { seller: [act] }: Offered): string[] {
  if (!isSellers(of)) return []
  const why = sellersExcuseOf(of)
  if (why) return act ? [`its seller is excused (${why}) and has “${act.name}”`] : []
  return act ? [] : ['its seller has no act']
}

/** The first act of whoever is to press or has pressed less so far, else a screen of the office, brings it on, or it waits with an excuse. */
async function wrongWayOn(order: Arranged, before: Standing, offered: Offered, both: Record<Person, Visitor>): Promise<string[]> {
  const { id, of } = order
  const hasMoved = async () => hasComeOn(before, await standingOf(people, id))
  const doing = { orderId: id, leftCents: before.leftCents, hasMoved, settled: () => stage.control('settle', {}) }
  const turns = of.by ? [of.by] : (['seller', 'staff'] as const).toSorted((one, other) => pressed(of, one) - pressed(of, other))
  const person = turns.find(each => offered[each].length > 0)
  const act = person && offered[person][0]
  const said = act ? await press(act, { ...doing, visitor: both[person] }) : await onScreens(order, { ...doing, visitor: both.staff })
  if (person) presses.set(`${person} ${groupOf(of)}`, pressed(of, person) + 1)
  const way = act ? `“${act.name}” of its ${person}` : 'the office'
  const why = excuseOf(of)
  if (said === undefined) return why ? [`it is excused (${why}), and ${way} brings it on`] : []
  return why && !act ? [] : [`${way} does nothing: ${said}`]
}

/** The order's page as this person sees it: the acts that it offers. */
async function look(visitor: Visitor, person: Person, { id, of }: Arranged): Promise<Act[]> {
  const say = sayIn(visitor.language)
  const content = visitor.page.locator('#content')
  const title = visitor.page.getByRole('heading', { name: say(orderText.pageTitle, { id }), exact: true })
  // The title stands there before its order does.
  const stages = content.filter({ has: title }).getByRole('list', { name: say(orderText.stagesLabel) })
  await goTo(visitor, `${paths[person]}/${id}`, stages)
  return actsOn(visitor, besides(person, of))
}

/** Nothing where one of the office's screens brings it on, else what they say. */
async function onScreens(order: Arranged, doing: Doing): Promise<string | undefined> {
  const said: string[] = []
  for (const take of screensFor(order.of)) {
    const what = await tryTo(() => take(doing.visitor, order, people), doing)
    if (what === undefined) return undefined
    said.push(what)
  }
  return said.join(' | ')
}

test('what stands is in the office’s queue under its cause', async () => {
  const causeOf = ({ status, code }: Case) => code ?? (status === 'PAYMENT_FAILED' ? 'PAYMENT' : status)
  const standing = orders.filter(({ of }) => exceptionCauses.some(cause => cause === causeOf(of)))
  for (const [cause, some] of Map.groupBy(standing, ({ of }) => causeOf(of))) {
    const { staff } = visitors.en
    await goTo(staff, `/office/exceptions?waitsOn=ALL&cause=${cause}&limit=100`, staff.page.locator('#content h1'))
    for (const { id } of some) await staff.page.locator('tr[data-row]', { hasText: new RegExp(`#${id}(?!\\d)`) }).waitFor()
  }
})

test('every order comes on by an act of its seller or of staff, or waits for its carrier or the clock alone', async () => {
  const wrong: string[] = []
  const isHeld = ({ of }: Arranged) => of.kind === 'LABEL' && of.status === 'NEW_ORDER'
  const walkAll = async (some: readonly Arranged[]) => {
    for (const order of some) {
      const found = await walk(order).catch((error: unknown) => [String(error)])
      wrong.push(...found.map(what => `${nameOf(order.of)} (#${order.id}): ${what}`))
      wrong.push(...all().flatMap(({ complaints }) => complaints.splice(0)))
    }
  }
  await walkAll(orders.filter(isHeld))
  await letGo(stage)
  await walkAll(orders.filter(order => !isHeld(order)))
  // Alone they say nothing: while labels are held, their transaction is ended as one that stands still.
  if (wrong.length > 0) wrong.push(...deployment.server.errors().map(line => line.slice(0, 2_000)))
  expect(wrong.join('\n'), `WALK_SEED=${seed}`).toBe('')
})

test.each(languages)('in %s, an order on hold waits for its seller, who lets it go: then it goes on by itself', async language => {
  const { seller } = visitors[language]
  const say = sayIn(language)
  const id = await start(people, 'NEW_ORDER', {})
  await people.demo(orderPayCalls.submitOrder, { params: { id } })
  const mark = seller.page.getByLabel(say(orderText.markLabel), { exact: true })
  await goTo(seller, `/order/${id}`, mark)
  for (const [sellerStatus, status] of [
    ['ON_HOLD', 'NEW_ORDER'],
    ['NONE', 'PROCESSING'],
  ] as const) {
    await mark.selectOption({ label: say(orderText[`mark_${sellerStatus}`]) })
    await until('the mark to be saved', async () => (await orderOf(people, id)).sellerStatus === sellerStatus || undefined, patienceMs)
    await stage.control('cron', { name: 'order.process' })
    expect((await standingOf(people, id)).status).toBe(status)
  }
})

test('what waits is excused by a step of the table that a carrier, the clock or the app takes', () => {
  for (const { status, kinds } of excuses)
    for (const kind of kinds) {
      const ways = transitions.filter(way => way.from === status && way.kinds.includes(kind))
      expect(ways.some(way => way.by.some(role => role === 'system' || role === 'carrier'))).toBe(true)
      const of = { status, kind }
      if (only.test(nameOf(of))) expect(orders.some(each => nameOf(each.of) === nameOf(of))).toBe(true)
    }
})
