// The children that read pictures and PDFs, for tests: files of a worker share them, since one takes longer to start than most files work.
import { minute } from '#base/time.ts'
import { imagePool } from '#engine/image/image.ts'
import { pdfPool } from '#engine/pdf/pdf.ts'

/** Nobody closes them: they end with their parent. */
export const childPools = { images: imagePool({ idleMs: 5 * minute }), pdf: pdfPool({ idleMs: 5 * minute }) }
