// Columns of files that lists make: each by its id, in the order that their reader chose.

/** The columns of the list of tracking numbers, with the names that stand over them. */
export const trackingColumns = {
  order: 'Order ID',
  externalId: 'Seller order ID',
  trackingNumber: 'Tracking number',
  carrier: 'Carrier',
  status: 'Status',
  recipient: 'Recipient',
  total: 'Total',
  shippedAt: 'Shipped at',
  deliveredAt: 'Delivered at',
  trackingLink: 'Tracking link',
  tag: 'Tag',
  city: 'City',
  state: 'State',
  country: 'Country',
  createdAt: 'Created at',
} as const
export type TrackingColumn = keyof typeof trackingColumns
export const trackingColumnIds = Object.keys(trackingColumns) as TrackingColumn[] // Object.keys forgets the keys' type.
/** What stands in it where nobody has chosen. */
export const usualTrackingColumns: readonly TrackingColumn[] = trackingColumnIds.slice(0, trackingColumnIds.indexOf('trackingLink'))

/** As an address carries them. */
export const fileFormats = ['csv', 'xlsx'] as const

/** The columns that an address names, in its order; nothing where one is none of these, or is there twice. */
export function columnsIn<C extends string>(text: string, all: readonly C[]): C[] | undefined {
  const names = text.split(',')
  const found = names.flatMap(name => all.find(column => column === name) ?? [])
  return found.length === names.length && new Set(found).size === found.length ? found : undefined
}
