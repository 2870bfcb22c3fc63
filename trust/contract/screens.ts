// The screens of the routes, and the rows that those of one row are opened with.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/routes.ts'

const entries = routes as RouteConfigEntry[] // what `satisfies` has checked
const isMissing = ({ file }: RouteConfigEntry) => file.endsWith('/MissingPage.tsx')
const patterns = (layouts: readonly string[], isWanted: (entry: RouteConfigEntry) => boolean = () => true) =>
  entries
    .filter(({ file }) => layouts.some(layout => file.includes(layout)))
    .flatMap(({ children = [] }) => children.filter(isWanted).map(({ path = '' }) => `/${path}`))

/** The addresses of the screens under these layouts that name no row; a part that may be left out is left out. */
export const screensOf = (...layouts: string[]): string[] =>
  patterns(layouts)
    .map(path => path.replace(/\/:\w+\?/, ''))
    .filter(path => !/[:*]/.test(path))
/** Screens of one row, and those whose parts have addresses of their own, as the routes write them. */
export const detailsOf = (...layouts: string[]): string[] =>
  patterns(layouts, entry => !isMissing(entry)).filter(path => /\/:\w+\??$/.test(path))
/** Which of these an address is one of. */
export const detailFor = (details: readonly string[], path: string): string | undefined =>
  details.find(each => new RegExp(`^(/vi)?${each.replace(/:\w+\??/, '[^/]+')}$`).test(path))
export const isOfParts = (detail: string): boolean => detail.endsWith('?')

/** Whose rows a screen shows, by the call that lists them. Screens that stand here nowhere are found by links and tabs alone. */
const listOf: Readonly<Record<string, string>> = {
  '/order/:id': '/v1/order',
  '/payments/deposit/:id': '/v1/deposit',
  '/payments/paypal/:id': '/v1/payment',
  '/cart/done/:id': '/v1/order',
  '/order/import/:id': '/v1/import',
  '/buying-label/file/:id': '/v1/buying-label/file',
  '/order/labels/:id': '/v1/label/import',
  '/office/labels/files/:id': '/v1/office/label/import',
  '/announcement/:id': '/v1/announcement',
  '/office/order/:id': '/v1/office/order',
  '/office/wallet/:id': '/v1/office/account',
  '/office/catalogue/:id': '/v1/office/product',
  '/office/stock/receipt/:id': '/v1/office/stock/receipt',
  '/office/price-lists/:id': '/v1/office/price-list',
  '/office/manifests/:id': '/v1/office/manifest',
  '/office/carriers/:id': '/v1/office/carrier-account',
  '/office/production/batch/:id': '/v1/office/production/batch',
  '/office/production/gang/:id': '/v1/office/production/gang',
  '/office/blogs/:id': '/v1/office/blog',
  '/office/announcements/:id': '/v1/office/announcement',
  '/office/messages/:id': '/v1/office/message',
  '/office/people/:id': '/v1/office/account',
}
/** Screens whose rows have names in place of ids. */
const namesOf: Readonly<Record<string, readonly string[]>> = { '/office/pages/:key': ['faq', 'product'] }
/** So many rows of one kind are opened by their ids. */
const most = 2

/** The screens of the first rows of each kind. */
export const rowScreens = (details: readonly string[], rows: ReadonlyMap<string, readonly number[]>): string[] =>
  details.flatMap(detail =>
    (namesOf[detail] ?? rows.get(listOf[detail] ?? '') ?? []).slice(0, most).map(id => detail.replace(/:\w+/, String(id))),
  )
