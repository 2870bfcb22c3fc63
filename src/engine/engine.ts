import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { ErrorReports } from './errors/reports.ts'
import type { LiveHub } from './events/live.ts'
import type { Files } from './files/files.ts'
import type { ImageRoom } from './image/image.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail/mail.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { PayPal } from './paypal/paypal.ts'
import type { PdfRoom } from './pdf/pdf.ts'
import type { WorkbookRoom } from './table/xlsx/workbook.ts'

/** What the rooms of the engine offer to routes and jobs. */
export interface Engine {
  readonly config: Config
  readonly db: Database
  readonly live: Pick<LiveHub, 'follow' | 'countOf'>
  readonly files: Files
  readonly mail: Mail
  readonly outbound: Outbound
  readonly paypal: PayPal
  readonly images: ImageRoom
  readonly pdf: PdfRoom
  readonly workbooks: WorkbookRoom
  readonly log: Log
  readonly errors: ErrorReports
}
