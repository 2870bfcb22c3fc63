// The scan list of a seller's parcels on paper: what both sides sign when parcels are brought.
import { grouped } from '#base/number.ts'
import type { Language, Wording } from '#base/text.ts'
import { formatDate } from '#base/time.ts'
import { drawRule, type PdfDocument, putLine, writePdf } from '#engine/pdf/write.ts'
import { trackingOfficeText } from '../text.ts'
import type { IntakeTab } from './contract.ts'
import type { IntakeRow } from './store.ts'

interface IntakeList {
  seller: { username: string; fullName: string }
  madeAt: Date
  /** Of the reader. */
  timeZone: string
  language: Language
  parts: readonly { tab: IntakeTab; parcels: readonly IntakeRow[] }[]
}

const letter = { widthPoints: 612, heightPoints: 792 }
const [left, right, bottom] = [48, 564, 740]
const titles: Readonly<Record<IntakeTab, Wording>> = {
  LEFT: trackingOfficeText.intake_LEFT,
  HERE: trackingOfficeText.intake_HERE,
  MISSING: trackingOfficeText.intake_MISSING,
  SURPLUS: trackingOfficeText.intake_SURPLUS,
}

export function drawIntakeList({ seller, madeAt, timeZone, language, parts }: IntakeList): Promise<Buffer> {
  const word = (wording: Wording) => wording[language === 'vi' ? 1 : 0]
  const when = (at: Date) => formatDate(at, 'exact', { language, timeZone })
  return writePdf(letter, `${word(trackingOfficeText.intakeList)} ${seller.username}`, pdf => {
    putLine(pdf, word(trackingOfficeText.intakeList), left, 44, { size: 20, font: 'bold' })
    putLine(pdf, [seller.fullName, seller.username].filter(Boolean).join(' · '), left, 72, { size: 11, width: 300 })
    putLine(pdf, when(madeAt), 360, 50, { size: 10, width: right - 360, align: 'right' })
    drawRule(pdf, 94, left, right)
    let y = 112
    for (const { tab, parcels } of parts) {
      y = fitting(pdf, y, 60)
      putLine(pdf, `${word(titles[tab])}: ${parcels.length}`, left, y, { size: 12, font: 'bold' })
      y += 20
      for (const parcel of parcels) {
        y = fitting(pdf, y, 14)
        putLine(pdf, grouped(parcel.number), left, y, { size: 9, width: 260 })
        putLine(pdf, parcel.orderId === null ? '' : `#${parcel.orderId}`, 320, y, { size: 9, width: 80 })
        putLine(pdf, when(parcel.at), 400, y, { size: 9, width: right - 400, align: 'right' })
        y += 14
      }
      y += 12
    }
  })
}

/** Where this much fits: here, or at the top of a new page. */
function fitting(pdf: PdfDocument, y: number, height: number): number {
  if (y + height <= bottom) return y
  pdf.addPage()
  return 48
}
