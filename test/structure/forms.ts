// The forms of portal and office are the kit's: AppForm over useAppForm. Those of public pages are light, and stay there.
import { type Blanked, lineAt } from './imports.ts'
import { type Edges, publicParts } from './public.ts'

interface Source {
  path: string
  blanked: Blanked
}
interface Found {
  rule: 'light-form' | 'own-form'
  path: string
  line: number
  text: string
}

/** The light forms, whose fields carry no Zod. */
const lightForms = ['src/shop/account/ui/form/use-fields.ts', 'src/shop/account/ui/form/AuthForm.tsx']
/** What is no form of fields that are saved. */
const exceptions: ReadonlySet<string> = new Set([
  // The form itself.
  'src/kit/app/form/AppForm.tsx',
  'src/kit/app/form/use-app-form.ts',
  // A scan is answered at once, and waits for a lost connection.
  'src/kit/app/scan/ScanBox.tsx',
  // They search.
  'src/shop/ticket/ui/open/FindOrder.tsx',
  'src/shop/tracking/ui/follow/TrackOrderPage.tsx',
])

/** Forms that no public page draws and that are not the kit's. */
export function strayForms(routes: string, edges: Edges, sources: readonly Source[]): Found[] {
  const drawn = publicParts(routes, edges)
  return sources.flatMap(({ path, blanked }) => {
    if (!path.startsWith('src/') || drawn.has(path) || path.includes('.test.') || exceptions.has(path)) return []
    const isLight = edges(path).some(next => lightForms.includes(next))
    const light = isLight ? [{ at: 0, rule: 'light-form' as const, what: 'a light form' }] : []
    return [...light, ...ownForms(blanked).map(at => ({ at, rule: 'own-form' as const, what: 'a form of its own' }))].map(
      ({ at, rule, what }) => ({
        rule,
        path,
        line: lineAt(blanked.code, at),
        text: `${what} in portal or office, whose forms are AppForm and useAppForm of the kit`,
      }),
    )
  })
}

/** Where a form is drawn or held past the kit. */
function ownForms({ code, strings }: Blanked): number[] {
  const drawn = [...code.matchAll(/<form\b|\buseForm\s*[<(]/g)]
  const asForm = [...code.matchAll(/\bas=\{?'§(\d+)'/g)].filter(match => strings[Number(match[1])] === 'form')
  return [...drawn, ...asForm].map(({ index }) => index)
}
