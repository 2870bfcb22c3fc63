// What the stand-in sells: labels that say that they are samples.
import { isAbroad, type LabelAddress } from '../../../rules.ts'
import { drawSandboxLabel, sampleMark } from '../../sandbox/label.sandbox.ts'
import { impbNumber } from '../impb.rules.ts'
import { s10Number } from '../international.rules.ts'
import type { Held } from './books.ts'

/** Service type codes (Publication 199): Ground Advantage, Priority Mail and Priority Mail Express with USPS Tracking. */
const typeCodes: Readonly<Record<string, string>> = { USPS_GROUND_ADVANTAGE: '001', PRIORITY_MAIL: '055', PRIORITY_MAIL_EXPRESS: '701' }

/** From the middle of what a mailer numbers by: other stand-ins count from its ends, and all are in one deployment. */
export function numberOf(mailClass: string, serial: number): string {
  const serviceType = typeCodes[mailClass]
  if (serviceType) return impbNumber({ serviceType, serial: 5_000_000 + serial })
  return s10Number(mailClass.startsWith('FIRST') ? 'LZ' : 'CZ', 50_000_000 + serial)
}

export function pdfOf({ number, asked }: Held): Promise<Buffer> {
  const { mailClass, weight, customerReference } = asked.packageDescription
  const abroad = isAbroad(countryOf(asked.toAddress)) ? { country: countryOf(asked.toAddress), customs: null } : undefined
  return drawSandboxLabel({
    number,
    indicator: mailClass.slice(0, 1),
    service: mailClass.replaceAll('_', ' '),
    from: addressOf(asked.fromAddress),
    to: addressOf(asked.toAddress),
    weightOz: weight * 16,
    reference: customerReference?.[0]?.referenceNumber ?? '',
    abroad,
  })
}

/** In the language of Zebra's printers: a GS1-128 of 420 + ZIP and the number, and what people read. */
export function zplOf({ number, asked }: Held): string {
  const to = addressOf(asked.toAddress)
  const bars = /^\d+$/.test(number) ? `>;>8420${to.zip.slice(0, 5)}>8${number}` : `>:${number}`
  const lines = [to.name, to.street1, `${to.city} ${to.state} ${to.zip}`].map(
    (line, at) => `^FO40,${40 + at * 40}^A0N,30^FD${line.replace(/[\^~]/g, ' ')}^FS`,
  )
  return `^XA\n${lines.join('\n')}\n^FO40,320^BCN,200,N,N^FD${bars}^FS\n^FO40,540^A0N,30^FD${number}^FS\n^FO40,600^A0N,30^FD${sampleMark}^FS\n^XZ\n`
}

type Address = Held['asked']['toAddress']
const countryOf = (address: Address): string => ('countryISOAlpha2Code' in address ? address.countryISOAlpha2Code : 'US')
function addressOf(address: Address): LabelAddress {
  const { firstName, lastName, firm, streetAddress: street1, secondaryAddress: street2, city } = address
  const name = firm ?? [firstName, lastName].filter(Boolean).join(' ')
  const [state, zip] = 'ZIPCode' in address ? [address.state, address.ZIPCode] : [address.province ?? '', address.postalCode ?? '']
  return { name, street1, street2, city, state, zip }
}
