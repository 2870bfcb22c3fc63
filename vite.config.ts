import { readdirSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { contracts } from './scripts/vite/contracts.ts'
import { texts } from './scripts/vite/texts.ts'
import routes from './src/routes.ts'

/** What every page carries, in one file: one request, and one dictionary for its compression. */
const frame = new RegExp(
  [
    '/node_modules/(react|react-dom|scheduler|react-router|cookie)/',
    '/src/base/(text|fault|money|number|wire)\\.ts',
    '/src/shop/catalogue/(picture|price)/rules\\.ts',
    '/src/shop/shipping/offer\\.rules\\.ts',
    // Styles of what a page may draw before its script is there.
    '/src/shop/catalogue/ui/(ProductTile|Swatches)\\.module\\.css',
    '/src/kit/(control/(Choice|Field)|public/Pills|layout/(Facts|Fold|Note|Table|Tiles)|show/Reveal)\\.module\\.css',
    '/src/kit/layout/Stack\\.',
    '/src/kit/(?:[a-z]+/)?(Button|cx|Icon|lazy-part|Logo|NetworkState|Menu|Money|Picture|PublicLink|texts|tooltip|use-popover|use-send-plain|use-session|use-text|use-tooltip)\\.',
    '/src/web/(services|preferences|session|LateErrorScreen)\\.',
    '/src/shop/cart/(contract\\.ts\\?calls|rules\\.|ui/(CartLink|cart-count)\\.)',
    '/src/web/layouts/(?:site/)?(SiteHeader|SiteFooter\\.module|SiteLayout|HeaderAnchor|site\\.|header-links|Language)',
    '/src/(root|entry\\.client)\\.tsx',
  ].join('|'),
)

/** The screens under these layouts, and the layouts. */
const screensOf = (...layouts: string[]) =>
  (routes as RouteConfigEntry[]).flatMap(({ file, children = [] }) =>
    layouts.includes(file) ? [file, ...children.map(child => child.file)].map(each => `/src/${each}`) : [],
  )
const visitorScreens = screensOf('web/layouts/SiteLayout.tsx', 'web/layouts/AuthLayout.tsx', 'web/layouts/BareLayout.tsx')
const firstPages = ['home/HomePage', 'home/Below', 'product/ProductPage'].map(page => `/src/web/pages/${page}.tsx`)
const formPages = ['/src/shop/content/ui/ContactPage.tsx', ...screensOf('web/layouts/AuthLayout.tsx')]
const portalScreens = screensOf('web/layouts/PortalLayout.tsx')
const appScreens = [...portalScreens, ...screensOf('web/layouts/OfficeLayout.tsx')]

type Graph = { getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null }
/** Whether a module comes to one of these screens: at once, or also later. */
function isFor(screens: readonly string[], id: string, graph: Graph, { later = true } = {}, seen = new Set<string>()): boolean {
  const [path = ''] = id.split('?')
  if (screens.some(screen => path.endsWith(screen))) return true
  if (seen.has(id)) return false
  seen.add(id)
  const info = graph.getModuleInfo(id)
  const importers = [...(info?.importers ?? []), ...(later ? (info?.dynamicImporters ?? []) : [])]
  return importers.some(importer => isFor(screens, importer, graph, { later }, seen))
}
const isShared = (id: string, graph: Graph): boolean =>
  isFor(visitorScreens, id, graph) && isFor(appScreens, id, graph) && !isFor(firstPages, id, graph, { later: false })

// A group takes along all that its modules need, but for what a group before it has taken.
/** What reads fonts is large, and comes when a text is drawn: the last of the groups, else it would take along what every page needs. */
const fonts = { name: 'fonts', test: /\/node_modules\/fontkit\/|\/design\/ui\/painted\/fonts\.ts$/, minShareCount: 1, priority: 0.5 }
/** What the pages with a plain form and app screens share: such a page is hydrated at once, and brings nothing of what lists and articles need. */
const plain = {
  debugName: 'plain',
  name: (id: string, graph: Graph) => (isFor(formPages, id, graph, { later: false }) && isShared(id, graph) ? 'plain' : null),
  test: /\/src\/(?!shop\/design\/ui\/painted\/)/,
  priority: 2.6,
}
/** What visitors' and app screens share, beside the frame; the first pages of a visitor take only what they need. */
const shared = {
  debugName: 'shared',
  name: (id: string, graph: Graph) => (isShared(id, graph) ? 'shared' : null),
  test: /\/src\/(?!shop\/design\/ui\/painted\/)/,
  priority: 2.5,
}
/**
 * What public pages share with app screens in files of their own: a group takes along all that its modules need, and a public
 * page that needs one of them would bring the whole group.
 */
const pieces = {
  debugName: 'pieces',
  name: (id: string) => /\/(time|Choice|PostCover|Panel|storefront)(\.tsx?$|\/contract)/.exec(id)?.[1] ?? 'pieces',
  test: /\/src\/(base\/time\.ts|kit\/(control\/Choice|public\/(Pills|PlainField)|layout\/(Facts|Fold|Panel|Table|Tiles))\.tsx|shop\/(carrier\/rules\.ts|catalogue\/storefront\/contract\.ts\?calls|content\/ui\/post\/PostCover\.tsx))$/,
  minShareCount: 1,
  priority: 3,
}
/** The frame of the seller's screens with the first of them: on a slow line each file of its own would wait its turn. */
const app = {
  debugName: 'app',
  name: (id: string, graph: Graph) =>
    isFor(['/src/web/layouts/PortalLayout.tsx', '/src/shop/dashboard/ui/SellerHomePage.tsx'], id, graph, { later: false }) ? 'app' : null,
  test: /\/src\//,
  priority: 2,
}
/** The frame of the office's screens, with what its places are about. */
const office = {
  debugName: 'office',
  name: (id: string, graph: Graph) => (isFor(['/src/web/layouts/OfficeLayout.tsx'], id, graph, { later: false }) ? 'office' : null),
  test: /\/src\//,
  minShareCount: 1,
  priority: 1.3,
}
/** Calls of sellers and of the office in one table: the office's frame would bring all of itself to a seller's screen. */
const calls = {
  debugName: 'calls',
  name: (id: string, graph: Graph) => (isFor(portalScreens, id, graph) && office.name(id, graph) ? 'calls' : null),
  test: /contract\.ts\?calls$/,
  minShareCount: 1,
  priority: 1.6,
}
/** The product's page in one file, which its own lazy parts take from. */
const product = {
  debugName: 'product',
  name: (id: string, graph: Graph) =>
    isFor(['/src/web/pages/product/ProductPage.tsx'], id, graph, { later: false }) || id.includes('/ProductFacts.module')
      ? 'product'
      : null,
  test: /\/src\/(shop|web)\//,
  minShareCount: 1,
  priority: 3,
}
/** What many app screens share, and no page of a visitor, comes in one file: small ones would each wait for the line. */
const screens = {
  debugName: 'screens',
  name: (id: string, graph: Graph) => (isFor(visitorScreens, id, graph) ? null : 'screens'),
  test: /\/node_modules\/(@mantine|@tanstack|@floating-ui|clsx|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|react-number-format|tslib|get-nonce)\/|\/src\/(kit\/(?!app\/(form|library)\/)|web|shop)\/(?!.*contract\.ts$)/,
  minShareCount: 12,
  priority: 1,
}
/** What screens with a form share: its fields, their rules, and the words of the calls that they make. */
const forms = {
  debugName: 'forms',
  name: (id: string, graph: Graph) => (isFor(visitorScreens, id, graph) ? null : 'forms'),
  test: /\/node_modules\/(zod|react-hook-form|@hookform|react-dropzone|file-selector|attr-accept|@mantine\/dropzone)\/|\/src\/(kit\/app\/(form|library)|base\/shapes\.ts)|\/src\/shop\/.*contract\.ts$/,
  minShareCount: 12,
  priority: 0.9,
}

/** The router's sentences for developers stay out of what visitors load; `npm run dev` keeps them. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/\b(invariant|warning|warningOnce)(\$\d+)?\(([^;]*?),\s*(?:`[^`]{20,}`|"[^"\n]{20,}")\)/g, '$1$2($3, "")'],
  [/console\.(?:warn|log)\(\s*(?:`[^`]{20,}`|"[^"\n]{20,}")\s*\)/g, 'undefined'],
  [/throw new Error\(\s*(?:`[^`]{20,}`|"[^"\n]{20,}")\s*\)/g, 'throw new Error("")'],
  // A part that is given a name counts as used, and comes along with all that it uses.
  [/^\s*\w+\.displayName = "\w+(\.\w+)?";$/gm, ''],
  [/= (React\S*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
]
const matched = new Set<RegExp>()
const withoutAdvice: Plugin = {
  name: 'inkport:without-advice',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\// },
    handler(code) {
      return advice.reduce((text, [pattern, by]) => {
        const rewritten = text.replace(pattern, by)
        if (rewritten !== text) matched.add(pattern)
        return rewritten
      }, code)
    },
  },
  // A new version of the router may be written otherwise: then the pattern is another, or goes.
  buildEnd(error) {
    for (const [pattern] of error ? [] : advice)
      if (!matched.has(pattern)) this.error(`${pattern} matches nothing of React Router any more.`)
  },
}

/** Of what watches the router's own steps only the way to another screen is asked for here (src/entry.client.tsx); the server keeps it whole. */
const withoutWatching: Plugin = {
  name: 'inkport:without-watching',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/lib\/router\/instrumentation\.js/ },
    handler(code) {
      const wanted = ['consumeInstrumentationClientResultMetaReceiver', 'getRouteInstrumentationUpdates', 'instrumentClientSideRouter']
      for (const name of wanted) if (!code.includes(`function ${name}(`)) this.error(`React Router has no ${name} any more.`)
      return `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router, watchers) => {
  const { navigate } = router
  const instrument = ({ navigate: around }) => {
    router.navigate = (to, options) => {
      const path = to && typeof to === 'object' ? (to.pathname ?? '') + (to.search ?? '') : (to ?? '.')
      return around(() => navigate(to, options), { to: path })
    }
  }
  for (const watch of watchers) watch({ instrument })
  return router
}
export const instrumentHandler = undefined
export const instrumentationResultMetaContext = undefined`
    },
  },
}

/**
 * The styles of the kit stand in layers below those of the screens (their order: kit/theme.css), so that a screen's own word
 * counts in whatever order the files come: a lazy part brings the files of what it shares once more, behind the page's.
 */
const layers: Plugin = {
  name: 'inkport:layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/kit\/(base|[\w/-]+\.module)\.css$/ },
    handler: (code, id) => `@layer ${id.endsWith('/base.css') ? 'base' : id.includes('/kit/app/') ? 'app' : 'kit'} {\n${code}\n}`,
  },
}

/** The style sheets of modules: a class's short name is the place of its sheet among them and its own place in it. */
const sheets = readdirSync(`${import.meta.dirname}/src`, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => path.endsWith('.module.css'))
  .toSorted()
  .map(path => ({ path, classes: [] as string[] }))
function shortName(name: string, file: string): string {
  const at = sheets.findIndex(({ path }) => file.split('?')[0]?.endsWith(`/src/${path}`))
  const classes = sheets[at]?.classes
  if (!classes) throw new Error(`${file} is no style sheet of src.`)
  if (!classes.includes(name)) classes.push(name)
  return `_${at.toString(36)}-${classes.indexOf(name).toString(36)}`
}

// Tests import modules of src without the page builder.
export default defineConfig(({ command }) => ({
  plugins: process.env.VITEST ? [] : [reactRouter(), contracts(), texts(), layers, withoutAdvice, withoutWatching],
  css: { modules: { generateScopedName: process.env.NODE_ENV === 'production' ? shortName : '[name]_[local]_[hash:base64:4]' } },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // What every page carries is there before a lazy part is asked for.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter(file => !/\/(frame|product|rolldown-runtime|wire)-/.test(file)),
    },
  },
  environments: {
    // One file for the server: reading the hundreds of files of the libraries one by one would cost a start most of a second.
    // `npm run dev` leaves them where they are, as CommonJS runs there alone.
    ssr: { resolve: { noExternal: command === 'build' ? true : [] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', test: frame, minShareCount: 1, priority: 3.5 },
                pieces,
                product,
                plain,
                shared,
                app,
                calls,
                office,
                screens,
                forms,
                fonts,
              ],
            },
          },
        },
      },
    },
  },
  // The built pages are the production ones, whatever the process that draws them was started with.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/.cache/**'] } },
}))
