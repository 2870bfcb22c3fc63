// The customs declaration of a sandbox label, laid out as the postal union's CN 22, and said to be none.
import { formatCents } from '#base/money.ts'
import { drawRule, type PdfDocument, putLine } from '#engine/pdf/write.ts'
import { countryName } from '#shop/address/country.rules.ts'
import type { CustomsForm, LabelAddress } from '../../rules.ts'

interface Declaration {
  number: string
  from: LabelAddress
  to: LabelAddress
  country: string
  form: CustomsForm
}
const [left, right, bottom] = [14, 274, 396]

/** A page of its own behind the label; a long list goes on over further ones. */
export function drawDeclaration(pdf: PdfDocument, declaration: Declaration): void {
  const { form, number } = declaration
  let y = drawHead(pdf, declaration)
  for (const { sku, quantity, weightOz, customs } of form.lines) {
    if (y > bottom - 34) y = drawHead(pdf, declaration)
    if (!customs) continue
    putLine(pdf, `${quantity} × ${customs.description}`, left, y, { size: 9, font: 'bold', width: 200 })
    putLine(pdf, formatCents(quantity * customs.valueCents), 214, y, { size: 9, width: 60, align: 'right' })
    const facts = [`HS ${customs.hsCode}`, countryName(customs.origin), `${quantity * weightOz} oz`, sku]
    putLine(pdf, facts.join(' · '), left, y + 13, { size: 7.5, width: 260 })
    drawRule(pdf, y + 27, left, right)
    y += 32
  }
  const total = form.lines.reduce((sum, { quantity, customs }) => sum + quantity * (customs?.valueCents ?? 0), 0)
  putLine(pdf, 'Total value (USD)', left, y + 2, { size: 9, font: 'bold', width: 180 })
  putLine(pdf, formatCents(total), 194, y + 2, { size: 9, font: 'bold', width: 80, align: 'right' })
  putLine(pdf, `${number} · SAMPLE – NOT A DECLARATION`, left, 412, { size: 8, width: 260 })
}

function drawHead(pdf: PdfDocument, { from, to, country, form }: Declaration): number {
  pdf.addPage()
  putLine(pdf, 'CUSTOMS DECLARATION  CN 22', left, 16, { size: 13, font: 'bold', width: 260 })
  putLine(pdf, 'Sale of goods · SAMPLE', left, 34, { size: 8, width: 260 })
  putLine(pdf, `From: ${from.name}, ${from.city} ${from.state} ${from.zip}, ${countryName('US')}`, left, 50, { size: 8, width: 260 })
  putLine(pdf, `To: ${to.name}, ${to.city}, ${countryName(country)}`, left, 62, { size: 8, width: 260 })
  const numbers = [form.eori && `EORI ${form.eori}`, form.ioss && `IOSS ${form.ioss}`].filter(Boolean)
  if (numbers.length > 0) putLine(pdf, numbers.join(' · '), left, 74, { size: 8, font: 'bold', width: 260 })
  drawRule(pdf, 90, left, right)
  return 98
}
