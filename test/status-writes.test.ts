// Proves the structure test's rule about statuses: SQL that writes one past the table of steps is found, and no other.
import { expect, test } from 'vitest'
import { structureFindings } from './structure/structure.ts'

const findingsIn = (path: string, source: string) => structureFindings(new Map([[path, source]])).filter(it => it.rule === 'status')
const store = 'src/shop/order/status/store.ts'

test.each([
  ['an update', store, `update "order" set changed_at = now(), status = 'CLOSED' where id = 1`],
  ['an update of a row that another statement finds', store, `with a as (select 1) update only "order" o\n set "status" = 'CLOSED' from a`],
  ['columns that are set together', store, `update "order" set (note, status) = ((select ''), 'CLOSED') where true`],
  ['a conflict', store, `insert into "order" (id, status) values (1, way.to) on conflict (id) do update set status = 'CLOSED'`],
  ['a row with a status of its own', store, `insert into "order" (id, status) values (1, 'CLOSED')`],
  ['a merge', store, 'merge into "order" using x on true when matched then update set status = 1'],
  ['a deposit', 'src/shop/wallet/deposit/store.ts', `update deposit set remark = '', status = 'COMPLETED' where id = 1`],
  ['a deposit that is made', 'src/shop/wallet/deposit/store.ts', `insert into deposit (id, status) values (1, 'PENDING')`],
  ['a correction', 'src/shop/wallet/adjust/store.ts', `update adjustment set status = 'POSTED' where id = 1`],
  ['another domain', 'src/shop/label/store.ts', `update "order" set status = 'PRINTED' where id = 1`],
  ['a program', 'scripts/close.ts', `update public."order" set status = 'CLOSED'`],
  ['a bench', 'bench/close.ts', `update "order" set status = 'CLOSED'`],
])('%s that writes a status is found', (_what, path, statement) => {
  const past = [expect.objectContaining({ path, line: 2, text: expect.stringContaining('past the table') })]
  expect(findingsIn(path, `// A by-pass.\nexport const write = sql\`${statement}\``)).toEqual(past)
  expect(findingsIn(path, `// A by-pass.\nawait pool.query('${statement.replaceAll("'", "\\'").replaceAll('\n', ' ')}')`)).toEqual(past)
})

test('whoever calls a status chosen without the table is found', () => {
  const source = "export const to = 'CLOSED' as unknown as ChosenStatus"
  expect(findingsIn('src/shop/order/status/status.ts', source)).toHaveLength(1)
  expect(findingsIn('src/base/status/step-table.ts', source)).toEqual([])
})

test('a table of steps that is no rule is found', () => {
  const source = 'export const table = stepTable([])'
  expect(findingsIn('src/shop/wallet/deposit/store.ts', source)).toHaveLength(1)
  expect(findingsIn('src/shop/wallet/deposit/rules.ts', source)).toEqual([])
})

test.each([
  `update "order" set missing = (select count(*) from order_file where status = 'READY') where status = 'NEW_ORDER'`,
  `update "order" set seller_status = 'NONE', label_state = 'READ' from x where "order".status = 'CLOSED' returning status`,
  `update import set status = 'DONE' where id in (select import_id from "order")`,
  'insert into "order" (id, status) select id, way.to',
  `insert into deposit_proof (status) values ('x')`,
  'insert into deposit (id, status) values (1, given.way.to)',
  'select status from "order" where status = 1',
])('%s is no by-pass', statement => {
  expect(findingsIn(store, `export const write = sql\`${statement}\``)).toEqual([])
})
