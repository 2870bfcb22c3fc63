import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { ErrorReports } from './errors/reports.ts'
import type { LiveHub } from './events/live.ts'
import type { Files } from './files/files.ts'
import type { ImagePool } from './image/image.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail/mail.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { PayPal } from './paypal/paypal.ts'
import type { PdfPool } from './pdf/pdf.ts'
import type { WorkbookPool } from './table/xlsx/workbook.ts'

/** The parts of the engine, as routes and jobs use them. */
export interface Engine {
  readonly config: Config
  readonly db: Database
  readonly live: Pick<LiveHub, 'follow' | 'countOf'>
  readonly files: Files
  readonly mail: Mail
  readonly outbound: Outbound
  readonly paypal: PayPal
  readonly images: ImagePool
  readonly pdf: PdfPool
  readonly workbooks: WorkbookPool
  readonly log: Log
  readonly errors: ErrorReports
}
