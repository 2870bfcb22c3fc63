/** A made-up tree without a finding: path → source. */
export const clean: Readonly<Record<string, string>> = {
  'src/base/money.ts': 'export type Cents = number',
  'src/base/shapes.ts': "import { z } from 'zod'\nexport const Id = z.int()",
  'src/engine/db/database.ts':
    "import { Kysely } from 'kysely'\nimport { readFileSync } from 'node:fs'\nexport interface Tx { q: Kysely<object> }",
  'src/engine/serve/faults.ts': "export const engineFaults = {\n  NOT_FOUND: [404, 'Not found.', 'Không tìm thấy.'],\n}",
  'src/kit/Button.tsx': "import { useState } from 'react'\nexport const Button = () => null",
  'src/kit/app/Table.tsx':
    "import { Table } from '@mantine/core'\nimport { Button } from '../Button.tsx'\nexport const DataTable = [Table, Button]",
  'src/shop/account/contract.ts': "import { Id } from '#base/shapes.ts'\nexport const accountCalls = { Id }",
  'src/shop/account/account.ts':
    "import type { Tx } from '#engine/db/database.ts'\nimport { find } from './store.ts'\nexport const account = (tx: Tx) => find(tx)",
  'src/shop/account/person/store.ts': "import { sql } from 'kysely'\nexport const find = (tx: object) => sql",
  'src/shop/order/contract.ts':
    "import { Id } from '#base/shapes.ts'\nimport { accountCalls } from '#shop/account/contract.ts'\nexport const orderCalls = { Id, accountCalls }",
  'src/shop/order/status/faults.ts':
    "export const orderFaults = {\n  ORDER_NOT_FOUND: [404, 'Order not found.', 'Không tìm thấy đơn hàng.'],\n}\nexport type OrderFaultCode = keyof typeof orderFaults",
  'src/shop/order/rules.ts':
    "import type { OrderFaultCode } from './faults.ts'\nexport const whyNot = (): OrderFaultCode | undefined => undefined",
  'src/shop/order/order.ts':
    "import { account } from '#shop/account/account.ts'\nimport { whyNot } from './rules.ts'\nexport const submit = [account, whyNot]",
  'src/shop/order/routes.ts': "import { submit } from './order.ts'\nexport const orderRoutes = { submit }",
  'src/shop/order/text.ts': "import { texts } from '#base/text.ts'\nexport const orderText = texts({})",
  'src/shop/order/ui/OrderListPage.tsx':
    "import { DataTable } from '#kit/app/Table.tsx'\nimport { orderCalls } from '../contract.ts'\nexport default function OrderListPage() {\n  return [DataTable, orderCalls]\n}",
  'src/shop/catalogue/ui/ProductPage.tsx':
    "import { Button } from '#kit/Button.tsx'\nimport { accountCalls as calls } from '#shop/account/contract.ts'\nexport default function ProductPage() {\n  return [Button, calls]\n}",
  'src/shop/account/domain.ts': "export const accountDomain = { name: 'account' }",
  'src/shop/catalogue/domain.ts': "export const catalogueDomain = { name: 'catalogue' }",
  'src/shop/order/domain.ts':
    "import { orderFaults } from './faults.ts'\nimport { orderRoutes } from './routes.ts'\nexport const orderDomain = { name: 'order', routes: orderRoutes, faults: orderFaults }",
  'src/server/domains.ts':
    "import { accountDomain } from '#shop/account/domain.ts'\nimport { catalogueDomain } from '#shop/catalogue/domain.ts'\nimport { orderDomain } from '#shop/order/domain.ts'\nexport const domains = [accountDomain, catalogueDomain, orderDomain] as const",
  'src/web/layouts/PortalLayout.tsx': "import '#kit/app/Table.tsx'\nexport default function PortalLayout() {}",
  'src/web/layouts/SiteLayout.tsx': "import { Button } from '#kit/Button.tsx'\nexport default function SiteLayout() {\n  return Button\n}",
  'src/root.tsx': "import './kit/theme.css'\nexport default function Root() {}",
  'src/routes.ts':
    "import { index, layout, route } from '@react-router/dev/routes'\nexport default [\n  layout('web/layouts/SiteLayout.tsx', [index('shop/catalogue/ui/ProductPage.tsx')]),\n  layout('web/layouts/PortalLayout.tsx', [route('order', 'shop/order/ui/OrderListPage.tsx')]),\n]",
  'src/shop/order/intake/order.test.ts':
    "import { startShop } from '#test/shop.ts'\nimport { account } from '#shop/account/account.ts'\nstartShop(account)",
}
