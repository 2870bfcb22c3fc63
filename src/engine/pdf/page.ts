/** A whole PDF: its bytes, or the path of its file. */
export type PdfSource = Uint8Array | string

/** A page as it is seen, turned and cropped; in points of 1/72 inch. */
export interface PageSize {
  widthPoints: number
  heightPoints: number
}

export interface Barcode {
  /** Code128, QRCode, DataMatrix or PDF417. */
  format: string
  /** The plain text; GS1's separator stands in it as U+001D. */
  text: string
}

/** What a page says. Pages are counted from 1. */
export interface ReadPage {
  page: number
  /** At most 20,000 characters. */
  text: string
  barcodes: Barcode[]
}

/** Pages side by side on sheets. */
export interface NUp extends PageSize {
  columns: number
  rows: number
}

/** A shipping label's page: 4 × 6 inches. */
export const labelSize: PageSize = { widthPoints: 288, heightPoints: 432 }
