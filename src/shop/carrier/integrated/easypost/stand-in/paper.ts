// What the stand-in sells: labels that say that they are samples.
import { labelSize } from '#engine/pdf/page.ts'
import { drawCode128, writePdf } from '#engine/pdf/write.ts'
import { ups } from '../../../known/ups.ts'
import { isAbroad, type LabelAddress } from '../../../rules.ts'
import { drawSandboxLabel, sampleMark } from '../../sandbox/label.sandbox.ts'
import { impbNumber } from '../../usps/impb.rules.ts'
import { s10Number } from '../../usps/international.rules.ts'
import type { Held, HeldRate } from './books.ts'

const typeCodes: Readonly<Record<string, string>> = { GroundAdvantage: '001', Priority: '055', Express: '701' }

/** A number as its carrier's are, with a right check digit. */
export function numberOf({ carrier, service }: HeldRate, serial: number): string {
  const serviceType = typeCodes[service]
  if (carrier === 'USPS' && serviceType) return impbNumber({ serviceType, serial })
  if (carrier === 'USPS') return s10Number(service.startsWith('First') ? 'LZ' : 'CZ', serial)
  const digits = `1ZSAMPLE03${String(serial).padStart(7, '0')}`
  return ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map(digit => digits + digit).find(it => ups.numbers?.isNumber(it)) ?? digits
}

interface Sold {
  number: string
  rate: HeldRate
  held: Held
}

export function pdfOf({ number, rate, held }: Sold): Promise<Buffer> {
  const { to_address: to, from_address: from, parcel, options } = held.asked
  if (rate.carrier !== 'USPS')
    return writePdf(labelSize, `SAMPLE ${number}`, async pdf => {
      pdf.font('bold', 15).text(`${rate.carrier} ${rate.service}`, 16, 20, { lineBreak: false })
      pdf.font('text', 12)
      for (const [at, line] of linesOf(to).entries()) pdf.text(line, 16, 60 + at * 18, { lineBreak: false })
      await drawCode128(pdf, number, { x: 26, y: 200, width: 236, height: 80 })
      pdf.font('bold', 11).text(number, 16, 290, { lineBreak: false })
      pdf.font('bold', 19).text(sampleMark, 16, 370, { lineBreak: false })
    })
  const abroad = isAbroad(to.country) ? { country: to.country, customs: null } : undefined
  return drawSandboxLabel({
    number,
    indicator: rate.service.slice(0, 1),
    service: `USPS ${rate.service}`,
    from: addressOf(from),
    to: addressOf(to),
    weightOz: Number(parcel.weight),
    reference: options?.print_custom_1 ?? '',
    abroad,
  })
}

/** In the language of Zebra's printers: a GS1-128 of 420 + ZIP and the number, and what people read. */
export function zplOf({ number, rate, held: { asked } }: Sold): string {
  const zip = asked.to_address.zip.replace(/\D/g, '').slice(0, 5)
  const isImpb = rate.carrier === 'USPS' && /^\d+$/.test(number)
  const bars = isImpb ? `>;>8420${zip}>8${number}` : `>:${number}`
  const lines = linesOf(asked.to_address).map((line, at) => `^FO40,${40 + at * 40}^A0N,30^FD${line.replace(/[\^~]/g, ' ')}^FS`)
  return `^XA\n${lines.join('\n')}\n^FO40,320^BCN,200,N,N^FD${bars}^FS\n^FO40,540^A0N,30^FD${number}^FS\n^FO40,600^A0N,30^FD${sampleMark}^FS\n^XZ\n`
}

const letter = { widthPoints: 612, heightPoints: 792 }
/** A form of these parcels, in the manner of PS Form 5630. */
export const formOf = (id: string, numbers: readonly string[]): Promise<Buffer> =>
  writePdf(letter, `SAMPLE ${id}`, async pdf => {
    pdf.font('bold', 20).text('SCAN FORM', 48, 44, { lineBreak: false })
    pdf.font('bold', 14).text(sampleMark, 360, 48, { lineBreak: false })
    await drawCode128(pdf, id.slice(3, 23).toUpperCase(), { x: 48, y: 90, width: 300, height: 70 })
    pdf.font('text', 9).text(id, 48, 166, { lineBreak: false })
    for (const [at, number] of numbers.slice(0, 40).entries()) pdf.text(number, 48, 200 + at * 14, { lineBreak: false })
  })

type Address = Held['asked']['to_address']
const addressOf = ({ name = '', street1, street2, city, state, zip }: Address): LabelAddress => ({
  name,
  street1,
  street2,
  city,
  state,
  zip,
})
const linesOf = ({ name = '', street1, street2, city, state, zip, country }: Address): string[] =>
  [name, street1, ...(street2 ? [street2] : []), `${city} ${state} ${zip}`, ...(isAbroad(country) ? [country] : [])].map(it =>
    it.toUpperCase(),
  )
