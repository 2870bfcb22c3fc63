// Proves structure.test.ts: each fault is planted in a made-up tree that is clean without it, and must be found.
import { expect, test } from 'vitest'
import { clean } from './structure/clean.ts'
import { type Finding, lengthLimit, structureFindings } from './structure/structure.ts'

const findingsWith = (changes: Readonly<Record<string, string>>): Finding[] =>
  structureFindings(new Map(Object.entries({ ...clean, ...changes })))
const add = (path: string, line: string) => ({ [path]: `${line}\n${clean[path] ?? ''}` })

test('a clean tree has no finding, nor has a form of a public page', () => {
  expect(findingsWith({})).toEqual([])
  expect(findingsWith(withLightForm('src/shop/catalogue/ui/ProductPage.tsx'))).toEqual([])
  expect(findingsWith(add('src/shop/catalogue/ui/ProductPage.tsx', '<form>'))).toEqual([])
})
test('a dozen files, tests and styles beside them, and verbs that others call are no finding', () => {
  const beside = { 'src/engine/db/a.test.ts': '', 'src/engine/db/a.module.css': '', ...called('src/shop/order/routes.ts') }
  expect(findingsWith({ ...filled('src/engine/db', 11), ...beside })).toEqual([])
})
test('rooms that use each other in one direction, and their tests both ways, are no finding', () => {
  const down = {
    [`${order}pay/bill.ts`]: "import type { Step } from '../status/step.ts'",
    [`${order}status/step.ts`]: "import '../rules.ts'",
  }
  expect(findingsWith({ ...down, [`${order}status/step.test.ts`]: "import { bill } from '../pay/bill.ts'" })).toEqual([])
})
test('texts of the layout, of the frame and of a lazy part in its Suspense are no finding', () => {
  const layout = add('src/web/layouts/PortalLayout.tsx', "export const handle = { texts: ['wallet'] }\nuseText('wallet')")
  const lazy = "const Late = lazyPart(() => import('./Late.tsx'))\n<Suspense><Late /></Suspense>"
  const late = { [`${order}ui/Late.tsx`]: "useText('tracking')" }
  expect(findingsWith({ ...layout, ...page("['order']"), ...part(`useText('wallet')\nuseText('web')\n${lazy}`), ...late })).toEqual([])
})

const order = 'src/shop/order/'
const fields = 'shop/account/ui/form/use-fields.ts'
const withLightForm = (path: string) => ({ ...add(path, `import '#${fields}'`), [`src/${fields}`]: '' })
/** So many files more in a folder. */
const filled = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/part${at}.ts`, 'export const a = 1']))
/** A room with verbs, and who calls them. */
const called = (by: string) => ({
  'src/shop/order/pay/pay.ts': 'export const pay = 1',
  [by]: "import { pay } from '#shop/order/pay/pay.ts'",
})
/** The list of orders with these texts, and a part of it. */
const page = (texts: string) =>
  add(`${order}ui/OrderListPage.tsx`, `import './Part.tsx'\nexport const handle = { texts: ${texts} }\nuseText('order')`)
const part = (source: string) => ({ [`${order}ui/Part.tsx`]: source })
const readLate = 'async function read() {\n  await using folder = open()\n  return readFile(folder.path)\n}'
const planted: [what: string, rule: Finding['rule'], changes: Readonly<Record<string, string>>, text: RegExp][] = [
  ['base uses the engine', 'direction', add('src/base/money.ts', "import { Tx } from '#engine/db/database.ts'"), /base may not use engine/],
  [
    'the engine uses a domain',
    'direction',
    add('src/engine/db/database.ts', "import { submit } from '#shop/order/order.ts'"),
    /engine may not use shop/,
  ],
  ['kit uses a domain', 'direction', add('src/kit/Button.tsx', "import { whyNot } from '#shop/order/rules.ts'"), /kit may not use shop/],
  ['kit uses the app parts', 'direction', add('src/kit/Button.tsx', "import type { X } from './app/Other.tsx'"), /kit may not use app/],
  [
    'a lower layer uses a higher',
    'direction',
    add('src/shop/account/account.ts', "import { submit } from '#shop/order/order.ts'"),
    /account stands below order/,
  ],
  [
    'a lower layer uses a higher by type',
    'direction',
    add('src/shop/account/contract.ts', "import type { X } from '#shop/order/contract.ts'"),
    /account stands below order/,
  ],
  [
    'a domain that is no layer',
    'direction',
    { 'src/shop/stock/stock.ts': "import { account } from '#shop/account/account.ts'" },
    /stock is not among/,
  ],
  ['a domain uses the roof', 'direction', add(`${order}order.ts`, "import { domains } from '#server/domains.ts'"), /above/],
  ['a foreign store', 'direction', add(`${order}order.ts`, "import { find } from '#shop/account/store.ts'"), /store of account is private/],
  [
    'a foreign store from a test',
    'direction',
    add(`${order}order.test.ts`, "import { find } from '../account/store.ts'"),
    /store of account is private/,
  ],
  [
    'a foreign store from the server',
    'direction',
    add('src/server/domains.ts', "import { find } from '#shop/account/store.ts'"),
    /store of account is private/,
  ],
  ['a foreign route', 'direction', add(`${order}order.ts`, "import { r } from '#shop/account/routes.ts'"), /routes of account/],
  ['a foreign private part', 'direction', add(`${order}order.ts`, "import { r } from '#shop/account/hash.ts'"), /part of account/],
  ['rules use the store', 'direction', add(`${order}rules.ts`, "import { x } from './store.ts'"), /rules may not use the store/],
  [
    'rules use the verbs',
    'direction',
    add(`${order}rules.ts`, "import type { x } from '#shop/account/account.ts'"),
    /rules may not use the verbs/,
  ],
  ['the store uses the verbs', 'direction', add(`${order}store.ts`, "import { submit } from './order.ts'"), /store may not use the verbs/],
  [
    'the verbs uses the routes',
    'direction',
    add(`${order}order.ts`, "import { orderRoutes } from './routes.ts'"),
    /verbs may not use the routes/,
  ],
  ['a page uses the verbs', 'direction', add(`${order}ui/OrderListPage.tsx`, "import { submit } from '../order.ts'"), /runs on the server/],
  [
    'a page uses the store by type',
    'direction',
    add(`${order}ui/OrderListPage.tsx`, "import type { Row } from '../store.ts'"),
    /runs on the server/,
  ],
  [
    'a page uses a foreign set of verbs',
    'direction',
    add(`${order}ui/OrderListPage.tsx`, "import { a } from '#shop/account/account.ts'"),
    /runs on the server/,
  ],
  [
    'a page uses the engine',
    'direction',
    add(`${order}ui/OrderListPage.tsx`, "const x = import('#engine/db/database.ts')"),
    /runs on the server/,
  ],
  [
    'a page uses the texts by value',
    'direction',
    add(`${order}ui/OrderListPage.tsx`, "import { orderText } from '../text.ts'"),
    /modules of their own/,
  ],
  ['rules use the faults by value', 'direction', add(`${order}rules.ts`, "import { orderFaults } from './faults.ts'"), /types only/],
  [
    'the web uses verbs',
    'direction',
    add('src/web/layouts/SiteLayout.tsx', "import { submit } from '#shop/order/order.ts'"),
    /runs on the server/,
  ],
  [
    'the web uses the server',
    'direction',
    add('src/web/layouts/SiteLayout.tsx', "import { domains } from '#server/domains.ts'"),
    /web may not use server/,
  ],
  [
    'the server uses a page',
    'direction',
    add('src/server/domains.ts', "import P from '#shop/order/ui/OrderListPage.tsx'"),
    /runs in the browser/,
  ],
  ['verbs use the kit', 'direction', add(`${order}order.ts`, "import { Button } from '#kit/Button.tsx'"), /may not use kit/],
  [
    'a contract uses the engine',
    'direction',
    add(`${order}contract.ts`, "import type { Tx } from '#engine/db/database.ts'"),
    /base\/ only/,
  ],
  ['a source uses the tests', 'direction', add(`${order}order.ts`, "import { startShop } from '#test/shop.ts'"), /only tests/],
  [
    'a page uses a node module',
    'package',
    add(`${order}ui/OrderListPage.tsx`, "import { readFile } from 'node:fs/promises'"),
    /runs on the server only/,
  ],
  ['rules use a node module', 'package', add(`${order}rules.ts`, "import 'node:crypto'"), /runs on the server only/],
  ['base uses a server package', 'package', add('src/base/money.ts', "import pg from 'pg'"), /runs on the server only/],
  ['the kit uses the UI library', 'package', add('src/kit/Button.tsx', "import { Button as B } from '@mantine/core'"), /no UI library/],
  [
    'a page takes a part of the UI library',
    'package',
    add(`${order}ui/OrderListPage.tsx`, "import { Menu } from '@mantine/core'"),
    /pages import no UI/,
  ],
  [
    'a layout takes its styles',
    'package',
    add('src/web/layouts/PortalLayout.tsx', "import '@mantine/core/styles.css'"),
    /pages import no UI/,
  ],
  ['Kysely outside the store', 'package', add(`${order}order.ts`, "import type { Kysely } from 'kysely'"), /Kysely/],
  [
    'a circle',
    'circle',
    add(`${order}contract.ts`, "import { whyNot } from './rules.ts'") && {
      ...add(`${order}contract.ts`, "import { whyNot } from './rules.ts'"),
      ...add(`${order}rules.ts`, "import { orderCalls } from './contract.ts'"),
    },
    /contract.ts → .*rules.ts|rules.ts → .*contract.ts/,
  ],
  [
    'a circle of types',
    'circle',
    { 'src/base/a.ts': "import type { B } from './b.ts'\nexport type A = B", 'src/base/b.ts': "export type B = import('./a.ts').A" },
    /circle/,
  ],
  ['an index file', 'barrel', { 'src/kit/index.ts': 'export const one = 1' }, /hands on/],
  [
    'a file that only re-exports',
    'barrel',
    { 'src/kit/all.ts': "export * from './Button.tsx'\nexport type { DataTable } from './app/Table.tsx'" },
    /hands on/,
  ],
  [
    'a barrel by import and export',
    'barrel',
    { 'src/kit/all.ts': "import { Button } from './Button.tsx'\n\nexport { Button }" },
    /hands on/,
  ],
  ['a long file', 'length', { 'src/base/long.ts': 'export const line = 1\n'.repeat(lengthLimit + 1) }, /301 lines/],
  [
    'a code written twice',
    'fault-twice',
    { 'src/shop/account/person/faults.ts': "export const accountFaults = {\n  NOT_FOUND: [404, 'No.', 'Không.'],\n}" },
    /NOT_FOUND is already written/,
  ],
  [
    'Zod in a public page',
    'public-page',
    add('src/shop/catalogue/ui/ProductPage.tsx', "import { accountCalls, Sign } from '#shop/account/contract.ts'"),
    /carries zod: .*ProductPage.tsx → src\/shop\/account\/contract.ts → src\/base\/shapes.ts → zod/,
  ],
  [
    'the UI library in the public layout',
    'public-page',
    add('src/web/layouts/SiteLayout.tsx', "const later = () => import('#kit/app/Table.tsx')"),
    /carries @mantine\/core/,
  ],
  ['a light form in the portal', 'light-form', withLightForm(`${order}ui/OrderListPage.tsx`), /useAppForm of the kit/],
  ['a form by hand in the portal', 'own-form', part('<form onSubmit={send}>'), /of its own .* AppForm/],
  ['a part that becomes one', 'own-form', part('<Stack as="form">'), /of its own/],
  ['a form held past the kit', 'own-form', part('const form = useForm<Body>()'), /of its own/],
  ['the UI library in the root', 'public-page', add('src/root.tsx', "import '@mantine/core/styles.css'"), /carries @mantine\/core/],
  [
    'a page without the texts of a part',
    'page-text',
    { ...page("['order']"), ...part("useText('wallet')") },
    /lack wallet: .*OrderListPage.tsx → .*Part.tsx/,
  ],
  ['a page without the sentences of refusals', 'page-text', { ...page("['order']"), ...part('useFaultText()') }, /lack fault/],
  ['texts that no part of a page asks for', 'page-text', page("['order', 'wallet']"), /name wallet, for no part/],
  ['a namespace that is no word', 'page-text', part('useText(name)'), /names no namespace/],
  [
    'a lazy part that suspends its page',
    'page-text',
    add('src/kit/Button.tsx', "const Late = lazyPart(() => import('./Late.tsx'))"),
    /without a Suspense/,
  ],
  ['a promise handed on unread', 'disposed', { 'src/base/late.ts': readLate }, /is awaited before/],
  ['a default export', 'default-export', add('src/base/money.ts', 'export default 1'), /only route modules/],
  ['a folder of thirteen files', 'room', filled('src/engine/db', 12), /src\/engine\/db holds 13 of at most 12/],
  ['a domain of thirteen files and rooms', 'room', { ...filled('src/shop/account', 8), ...filled('src/shop/account/ui', 1) }, /holds 13/],
  ['a room of thirteen files', 'room', filled('src/shop/order/pay', 13), /src\/shop\/order\/pay holds 13/],
  [
    'a domain that is no value',
    'room',
    { 'src/shop/stock/contract.ts': 'export const stockCalls = {}' },
    /src\/shop\/stock a domain is one value/,
  ],
  ['verbs that only their own room calls', 'room', { ...called('src/shop/order/pay/routes.ts') }, /nobody outside its room/],
  [
    'rooms in a circle',
    'room',
    {
      [`${order}pay/bill.ts`]: "import type { Step } from '../status/step.ts'",
      [`${order}status/step.ts`]: "import { due } from '../list/due.rules.ts'",
      [`${order}list/due.rules.ts`]: "import type { Bill } from '../pay/bill.contract.ts'",
    },
    /due.rules.ts src\/shop\/order\/pay\/bill.contract.ts closes a circle of pay, status, list/,
  ],
  [
    'a room and a file above it in a circle',
    'room',
    { [`${order}rules.ts`]: "import './pay/rules.ts'", [`${order}pay/rules.ts`]: "import type { A } from '../rules.ts'" },
    /closes a circle of/,
  ],
  [
    'a room uses the verbs of its domain',
    'room',
    { [`${order}pay/bill.ts`]: "import { submit } from '../order.ts'" },
    /bill.ts a room uses the public verbs/,
  ],
  [
    'a file that reaches its own folder from above',
    'room',
    { [`${order}pay/bill.ts`]: "import type { Due } from '../pay/due.rules.ts'" },
    /bill.ts reaches its own folder/,
  ],
  ['a file called utils', 'name', { 'src/shop/order/utils.ts': 'export const a = 1' }, /utils/],
  ['a folder called helpers', 'name', { 'src/kit/helpers/date.ts': 'export const a = 1' }, /helpers/],
]
test.each(planted)('%s is found', (_what, rule, changes, text) => {
  const found = findingsWith(changes)
  expect(found.map(it => it.rule)).toContain(rule)
  expect(
    found
      .filter(it => it.rule === rule)
      .map(it => (rule === 'room' ? `${it.path} ${it.text}` : it.text))
      .join('\n'),
  ).toMatch(text)
})
