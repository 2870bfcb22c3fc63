// What the filled shop has, by the names that the list of screens uses.

export interface Places {
  tokens: { owner: string; demo: string; member: string }
  /** The path of a product's page without its first `/products/`. */
  product: string
  /** The path of one of the seller's products without its first `/my-products/`. */
  design: string
  post: number
  seller: number
  staff: number
  import: number
  delivered: number
  returned: number
  shipped: number
  printed: number
  broken: number
  unpaid: number
  /** What the seller calls the unpaid order, which they ship themselves. */
  ownNumber: string
  /** Path of a public tracking page. */
  track: string
  manifest: number
  batch: number
  gangSheet: number
  ticketCode: string
  deposit: number
  payment: number
  bought: number
  labelFile: number
  labelBatch: number
  ticket: number
  solvedTicket: number
  catalogueProduct: number
  priceList: number
  stockReceipt: number
  carrierAccount: number
  officePost: number
  announcement: number
  announcementDraft: number
  message: number
}
