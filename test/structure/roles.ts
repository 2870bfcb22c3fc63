// Who may do what is said by the calls: what runs in the browser asks them (kit/use-why-not.ts) and knows no role by its name.
import { placeOf } from './places.ts'

const source = 'src/shop/account/person/rules.ts'

/** Where roles themselves are what is shown: whom to ask, the words of roles, an invitation, a person's own. */
const subjects: ReadonlySet<string> = new Set([
  'src/kit/use-why-not.ts',
  'src/shop/account/ui/office/person-words.tsx',
  'src/shop/account/ui/office/InviteDialog.tsx',
  'src/shop/account/ui/office/PersonSettings.tsx',
])

/** Every role of the tree: those of staff, and of a seller's team. */
export function rolesOf(tree: ReadonlyMap<string, string>): Set<string> {
  const lists = (tree.get(source) ?? '').matchAll(/\b(?:staff|team)Roles\s*=\s*\[([^\]]*)\]/g)
  return new Set([...lists].flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(match => match[1] ?? '')))
}

/** What asks a person's roles past the calls. */
const asking = /\b(?:roles|teamRoles|staffRoles)\??\.(?:includes|some|every|find|filter|indexOf)\(|\b(?:hasRole|isOwner)\(/g
/** A literal that is compared with a role, listed among roles, or handed to a question; alone it may be an icon's or a text's name. */
const naming =
  /(?:[rR]ole\s*[=!]==\s*|\b(?:includes|has|may\w*|use\w*May\w*)\((?:\s*'\w+',)*\s*|\b(?:roles?|staff|seller|teamRoles)\s*[:=]\s*\[?(?:\s*'\w+',)*\s*)'(\w+)'/g

/** A sentence about each place of a page's source that knows a role. `at` is its offset. */
export function namedRoles(path: string, text: string, roles: ReadonlySet<string>): { at: number; text: string }[] {
  const { area, role } = placeOf(path)
  const isPage =
    /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && (role === 'ui' || area === 'kit' || area === 'app' || area === 'web')
  if (!isPage || roles.size === 0 || subjects.has(path)) return []
  return [
    ...[...text.matchAll(asking)].map(({ index }) => ({ at: index, text: 'who may do what is said by the call: ask useWhyNot' })),
    ...[...text.matchAll(naming)]
      .filter(match => roles.has(match[1] ?? ''))
      .map(({ 1: name, index, 0: all }) => ({
        at: index + all.lastIndexOf(`'${name}'`),
        text: `'${name}' is a role: who may do what is said by the call`,
      })),
  ]
}
