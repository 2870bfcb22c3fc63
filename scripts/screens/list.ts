// Every screen of the product with data in it: where it stands, who looks at it, and what they do first.
import type { Page } from 'playwright-core'
import { catalogueText } from '#shop/catalogue/text.ts'
import type { Places } from './places.ts'

export type Looker = 'visitor' | 'seller' | 'member' | 'owner'
export interface Screen {
  /** As it stands in src/routes.ts; nothing where it is another state of a screen. */
  readonly route?: string
  readonly name: string
  readonly path: string
  readonly by: Looker
  /** What is done before the picture. */
  readonly act?: (page: Page) => Promise<unknown>
}

const publicRoutes = ['products', 'blogs', 'contact', 'our-services', 'terms', 'privacy-policy', 'faq', 'our-fonts']
const authRoutes = [
  'auth/login',
  'auth/register',
  'auth/otp',
  'auth/reset-password',
  'auth/change-password',
  'auth/link',
  'auth/confirm-email',
  'read-more',
]
const sellerRoutes = [
  'dashboard',
  'order',
  'my-order',
  'order/create-order',
  'draft-design',
  'team',
  'notification',
  'announcement',
  'order-histories',
  'payments',
  'payments/deposit',
  'payments/paypal',
  'cart',
  'cart/checkout',
  'my-products',
  'my-skus',
  'favorites',
  'library',
  'my-referral',
  'ticket',
  'ticket/new',
  'order/import',
  'order/import/tracking',
  'order/labels',
  'buying-label',
  'buying-label/labels',
  'buying-label/file',
]
const officeRoutes = [
  'office',
  'office/order',
  'office/exceptions',
  'office/ticket',
  'office/ticket/report',
  'office/ticket/macros',
  'office/notification',
  'office/deposits',
  'office/paypal',
  'office/vouchers',
  'office/referral',
  'office/bank',
  'office/approvals',
  'office/adjustments',
  'office/balances',
  'office/ledger',
  'office/catalogue',
  'office/catalogue/menu',
  'office/figures',
  'office/stock',
  'office/stock/receive',
  'office/stock/receipt',
  'office/price-lists',
  'office/shipping',
  'office/carriers',
  'office/labels',
  'office/labels/files',
  'office/labels/postage',
  'office/labels/postage/labels',
  'office/labels/refunds',
  'office/intake',
  'office/intake/parcels',
  'office/scan-out',
  'office/scan-in',
  'office/manifests',
  'office/manifests/end-of-day',
  'office/tracking',
  'office/production',
  'office/production/pieces',
  'office/production/scan',
  'office/blogs',
  'office/announcements',
  'office/pages',
  'office/messages',
  'office/people',
  'office/settings',
  'office/jobs',
  'office/inbound',
  'office/audit',
]

export const screensOf = (places: Places): Screen[] => [
  ...publicScreens(places),
  ...plain('seller', sellerRoutes),
  ...sellerScreens(places),
  ...plain('owner', officeRoutes),
  ...officeScreens(places),
]

const plain = (by: Looker, routes: readonly string[]): Screen[] =>
  routes.map(route => ({ route, name: route.replaceAll('/', '-'), path: `/${route}`, by }))

const publicScreens = ({ product, post, track }: Places): Screen[] => [
  { route: '', name: 'home', path: '/', by: 'visitor' },
  ...plain('visitor', publicRoutes),
  { route: 'products/:slug', name: 'product', path: `/products/${product}`, by: 'visitor' },
  { route: 'blogs/:id', name: 'blog', path: `/blogs/${post}`, by: 'visitor' },
  { route: 'our-services/:service', name: 'our-services-product', path: '/our-services/product', by: 'visitor' },
  { route: '*', name: 'missing', path: '/nothing-here', by: 'visitor' },
  ...plain('visitor', authRoutes),
  { route: 'track/:token', name: 'track', path: track, by: 'visitor' },
  { name: 'track-ended', path: '/track/no-such-link', by: 'visitor' },
  { route: 'unsubscribe/:token', name: 'unsubscribe', path: '/unsubscribe/no-such-link', by: 'visitor' },
  { name: 'dialog-log-in', path: `/products/${product}`, by: 'visitor', act: openLogIn },
]

/** Figures of longer times, of the shop that has a year of orders: what a few days of work do not show. */
export const yearScreens = (['YEAR', 'LAST_MONTH'] as const).flatMap((range): Screen[] => [
  { name: `year-dashboard-${range}`, path: `/dashboard?range=${range}`, by: 'seller' },
  { name: `year-figures-${range}`, path: `/office/figures?range=${range}`, by: 'owner' },
])

function sellerScreens(at: Places): Screen[] {
  const seller = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({ name, path, by: 'seller', ...more })
  const numbers = `order id,tracking number\n${at.ownNumber},9400111899560000810057\nNOBODY,9400111899560000810156\n`
  return [
    seller('order-page', `/order/${at.shipped}`, { route: 'order/:id' }),
    seller('order-page-broken', `/order/${at.broken}`),
    seller('order-page-returned', `/order/${at.returned}`),
    seller('order-page-delivered', `/order/${at.delivered}`),
    seller('order-page-unpaid', `/order/${at.unpaid}`),
    seller('order-filters', '/order', { act: openFilters }),
    seller('order-nothing', '/order?q=zzzzzz'),
    seller('menu', '/order', { act: openMenu }),
    seller('my-product-page', `/my-products/${at.design}`, { route: 'my-products/:slug', act: chooseLayer }),
    seller('my-product-new', `/my-products/new?product=${at.product}`, { act: addText }),
    seller('my-product-view', `/my-products/${at.design}`, { by: 'member' }),
    seller('profile', '/profile', { route: 'profile/:section?' }),
    ...['password', 'security', 'sessions', 'preferences', 'notifications', 'packing', 'privacy'].map(section =>
      seller(`profile-${section}`, `/profile/${section}`),
    ),
    seller('track-order', `/track-order?q=${at.shipped}`, { route: 'track-order' }),
    seller('order-histories-transfers', '/order-histories?tab=transfer-history'),
    seller('deposit-page', `/payments/deposit/${at.deposit}`, { route: 'payments/deposit/:id' }),
    seller('payment-page', `/payments/paypal/${at.payment}`, { route: 'payments/paypal/:id' }),
    seller('cart-done', `/cart/done/${at.bought}`, { route: 'cart/done/:id' }),
    seller('ticket-page', `/ticket/${at.ticket}`, { route: 'ticket/:id' }),
    seller('ticket-solved', `/ticket/${at.solvedTicket}`),
    seller('ticket-new-order', `/ticket/new?order=${at.delivered}`),
    seller('import-page', `/order/import/${at.import}`, { route: 'order/import/:id' }),
    seller('tracking-import-rows', '/order/import/tracking', { act: page => send(page, 'numbers.csv', 'text/csv', numbers) }),
    seller('label-file-page', `/order/labels/${at.labelFile}`, { route: 'order/labels/:id' }),
    seller('buying-label-file-page', `/buying-label/file/${at.labelBatch}`, { route: 'buying-label/file/:id' }),
    seller('buying-label-required', '/buying-label', { act: page => page.locator('main form button[type=submit]').click() }),
    seller('announcement-page', `/announcement/${at.announcement}`, { route: 'announcement/:id' }),
    seller('forbidden', '/payments', { by: 'member' }),
    seller('unloaded', '/payments', { act: refuseScripts }),
  ]
}

function officeScreens(at: Places): Screen[] {
  const office = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
    name: `office-${name}`,
    path: `/office/${path}`,
    by: 'owner',
    ...more,
  })
  const page = (name: string, route: string, id: number | string, more: Partial<Screen> = {}) =>
    office(name, route.replace(/:\w+\??/, String(id)), { route: `office/${route}`, ...more })
  return [
    page('order-page', 'order/:id', at.printed),
    office('order-page-broken', `order/${at.broken}`),
    office('menu', 'order', { act: openMenu }),
    office('order-page-returned', `order/${at.returned}`),
    office('ticket-new', `ticket/new?order=${at.printed}`, { route: 'office/ticket/new' }),
    page('ticket-page', 'ticket/:id', at.ticket),
    page('profile', 'profile/:section?', ''),
    office('profile-notifications', 'profile/notifications'),
    page('wallet', 'wallet/:id', at.seller),
    page('product', 'catalogue/:id', at.catalogueProduct),
    page('stock-receipt-page', 'stock/receipt/:id', at.stockReceipt),
    page('price-list', 'price-lists/:id', at.priceList),
    page('carrier', 'carriers/:id', at.carrierAccount),
    office('carriers-rules', 'carriers?tab=rules'),
    page('label-file', 'labels/files/:id', at.labelFile),
    office('manifests-end-of-day-left', 'manifests/end-of-day/left?key=1', { route: 'office/manifests/end-of-day/left' }),
    page('manifest', 'manifests/:id', at.manifest),
    office('manifest-trouble', `manifests/${at.manifest}`, { act: failHandOver }),
    office('settings-rolls', 'settings?q=dtf'),
    office('production-batches', 'production?tab=batches'),
    office('production-gang', 'production?tab=gang'),
    office('production-bins', 'production?tab=bins'),
    office('production-pieces-passed', 'production/pieces?state=PASSED'),
    office('production-pieces-started', 'production/pieces?state=STARTED'),
    page('batch', 'production/batch/:id', at.batch),
    page('gang-sheet', 'production/gang/:id', at.gangSheet),
    office('scan-out-scanned', 'scan-out', { act: each => scan(each, `#${at.printed}`) }),
    office('scan-in-scanned', 'scan-in', { act: each => scan(each, `#${at.delivered}`) }),
    office('production-failing', 'production/scan?mode=fail'),
    office('production-scanned', 'production/scan?mode=pass', { act: each => scan(each, at.ticketCode) }),
    page('blog', 'blogs/:id', at.officePost),
    page('announcement', 'announcements/:id', at.announcementDraft),
    page('page', 'pages/:key', 'faq'),
    office('page-service', 'pages/product'),
    page('message', 'messages/:id', at.message),
    page('person', 'people/:id', at.seller),
    office('person-staff', `people/${at.staff}`),
    office('inbound-senders', 'inbound?tab=senders'),
  ]
}

/** Whoever marks a product is asked to log in over its page. */
async function openLogIn(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: catalogueText.favorite[0] })
    .or(page.getByRole('button', { name: catalogueText.favorite[1] }))
    .click()
  await page.locator('dialog[open]').first().waitFor()
}

/** A carrier that is away for minutes is waited for by nobody: the answer says so. */
async function failHandOver(page: Page): Promise<void> {
  await page.route(/\/v1\/office\/manifest\/\d+$/, async route => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    const trouble = {
      said: 'SCAN form service is temporarily unavailable. Please try again later.',
      at: '2026-11-27T21:40:00.000Z',
      isStopped: false,
    }
    await route.fulfill({ response: answer, json: { data: { ...data, state: 'CLOSING', trouble } } })
  })
  await page.reload({ waitUntil: 'networkidle' })
}

/** Wide windows have it open. */
async function openMenu(page: Page): Promise<void> {
  const burger = page.locator('header [aria-expanded=false]').first()
  if (await burger.isVisible()) await burger.click()
  await page.waitForTimeout(400)
}

async function openFilters(page: Page): Promise<void> {
  await page.locator('main [aria-expanded=false]').first().click()
  await page.waitForTimeout(400)
}

/** The editor with its first layer chosen. */
async function chooseLayer(page: Page): Promise<void> {
  await page.locator('[data-layer]').first().focus()
  await page.waitForTimeout(800)
}

/** A text in a new design, as it is written. */
async function addText(page: Page): Promise<void> {
  await page.locator('[data-tool="text"]').click()
  await page.locator('[data-add="text"]').click()
  await page.locator('#editor-text').fill('Xin chào Việt Nam')
  await page.waitForTimeout(2_500)
}

async function send(page: Page, name: string, mimeType: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
  await page.waitForTimeout(1_500)
}

async function scan(page: Page, code: string): Promise<void> {
  await page.locator('main input').last().fill(code)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(1_200)
}

/** The code of the next screen cannot be loaded. */
async function refuseScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/OrderList.*\.js$/, route => route.abort())
  await page.locator('a[href="/order"]').first().click()
  await page.waitForTimeout(2_500)
}
