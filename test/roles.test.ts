// Proves the structure's rule about roles: a page that knows who may do what, past the calls, is found, and nothing else.
import { expect, test } from 'vitest'
import { structureFindings } from './structure/structure.ts'

const tree = {
  'src/shop/account/person/rules.ts':
    "export const staffRoles = ['owner', 'finance', 'content'] as const\nexport const teamRoles = ['orders', 'readOnly'] as const",
}
const findingsIn = (path: string, source: string) =>
  structureFindings(new Map(Object.entries({ ...tree, [path]: source }))).filter(it => it.rule === 'role')
const page = 'src/shop/voucher/ui/VoucherOfficePage.tsx'

test.each([
  ['asks whether the roles include one', "const isOwner = useReader()?.roles.includes('owner') ?? false"],
  ['asks some of the roles', 'const mayWrite = reader.roles.some(isWriter)'],
  ['asks them by way of a rule', 'const mayWrite = hasRole(reader.roles, asked)'],
  ['compares a role', "const mayWrite = role === 'finance'"],
  ['has a question of its own', "const mayWrite = useMayWrite('content')"],
  ['lists roles', "const place = { path: '/office/vouchers', roles: ['auditor', 'finance'] }"],
  ['makes an access of its own', "const access = { seller: ['readOnly'] }"],
  ['asks a member of a team', "const mayOrder = reader.teamRoles?.includes('orders')"],
])('a page that %s is found', (_what, line) => {
  for (const path of [page, 'src/web/nav/office-places.ts', 'src/kit/app/table/DataTable.tsx'])
    expect(findingsIn(path, `// A page.\n${line}`)[0]).toEqual(
      expect.objectContaining({ path, line: 2, text: expect.stringContaining('said by the call') }),
    )
})

test.each([
  ['a call', page, 'const reason = whyNot(voucherCalls.makeVoucher)'],
  ['the texts of a domain', page, "const t = useText('content')\nexport const handle = { texts: ['content'] }"],
  ['a word that is a role elsewhere', page, "const tabs = [{ id: 'orders', header: t('finance') }]"],
  ['the words of a person’s roles', page, 'const words = person.roles.map(word)'],
  ['an invitation', 'src/shop/account/ui/office/InviteDialog.tsx', "const chosen = staffRoles.filter(role => role !== 'owner')"],
  ['a rule of the server', 'src/shop/account/profile/leave.ts', "const isLast = roles.includes('owner')"],
  ['a contract', 'src/shop/voucher/contract.ts', "const access = { staff: ['finance'] }"],
  ['a test', 'src/shop/voucher/ui/VoucherOfficePage.test.tsx', "expect(roles.includes('owner')).toBe(true)"],
])('%s is no finding', (_what, path, source) => {
  expect(findingsIn(path, source)).toEqual([])
})

test('the roles are those that there are: what was renamed is found by its new name', () => {
  const renamed = structureFindings(
    new Map([
      ['src/shop/account/person/rules.ts', "export const staffRoles = ['owner', 'books'] as const"],
      [page, "const mayWrite = role === 'books' || role === 'finance'"],
    ]),
  )
  expect(renamed.filter(it => it.rule === 'role')).toHaveLength(1)
})
