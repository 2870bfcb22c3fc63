// Proves the structure's rules about tables: SQL of a domain that names another's table is found, and no other; a column has one name.
import { expect, test } from 'vitest'
import { structureFindings } from './structure/structure.ts'

const tree = {
  'src/engine/migrations/1.sql': 'create table event (id bigint);',
  'src/shop/account/migrations/1.sql': 'create table account (id bigint);\ncreate view account_ref as select id from account;',
  'src/shop/order/migrations/1.sql': 'create table "order" (id bigint);\ncreate view order_ref as select id from "order";',
  'src/server/domains.ts': 'export const domains = [accountDomain, orderDomain] as const',
}
const findingsIn = (path: string, source: string) =>
  structureFindings(new Map(Object.entries({ ...tree, [path]: source }))).filter(it => it.rule === 'table')
const order = 'src/shop/order/status/store.ts'

test.each([
  ['a read', order, 'sql`select 1 from account a`', /account is account's: read a view/],
  ['a join', order, 'sql`select 1 from "order" o left join account a on true`', /read a view/],
  ['a join of the builder', order, "q.selectFrom('order').innerJoin('account as a', 'a.id', 'order.seller_id')", /read a view/],
  ['a write', order, 'sql`update account set tier = 1`', /account's to write/],
  ['a deletion', order, 'sql`delete from account where id = 1`', /account is account's/],
  ['a write through a view', order, 'sql`insert into account_ref (id) values (1)`', /account's to write/],
  ['a table of the engine', order, "q.insertInto('event')", /engine's to write/],
  ['a view of a layer above', 'src/shop/account/person/store.ts', 'sql`select 1 from order_ref`', /a layer above/],
])('%s of what is another’s is found', (_what, path, statement, text) => {
  expect(findingsIn(path, `// A store.\nexport const rows = ${statement}`)).toEqual([
    expect.objectContaining({ path, line: 2, text: expect.stringMatching(text) }),
  ])
})

test.each([
  'sql`select 1 from "order" o join account_ref a on a.id = o.seller_id`',
  "q.selectFrom('order').leftJoin('account_ref', 'account_ref.id', 'order.seller_id')",
  'sql`update "order" set note = 1 from account_ref a where a.id = seller_id`',
  "take(from, 'account')",
])('%s is allowed', statement => {
  expect(findingsIn(order, `export const rows = ${statement}`)).toEqual([])
})

test.each([
  'sql`select o.seller_id as "sellerId" from "order" o`',
  "q.selectFrom('order').select(['id', 'order.seller_id as sellerId'])",
  "q.selectFrom('order').select(['id', 'sellerId as sellerId'])",
])('%s names a column twice', statement => {
  const found = structureFindings(new Map([[order, `export const rows = ${statement}`]])).filter(it => it.rule === 'alias')
  expect(found).toEqual([
    expect.objectContaining({ path: order, line: 1, text: expect.stringContaining('is answered as sellerId without an alias') }),
  ])
})

test.each([
  'sql`select o.seller_id, o.id as "orderId", count(*)::int as "int" from "order" o group by 1, 2`',
  "q.selectFrom('order').select(['sellerId', 'order.id as orderId'])",
])('%s gives other names', statement => {
  expect(structureFindings(new Map([[order, `export const rows = ${statement}`]])).filter(it => it.rule === 'alias')).toEqual([])
})
