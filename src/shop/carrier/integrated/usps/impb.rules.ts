// Intelligent Mail package barcodes (USPS Publication 199): how their numbers are made.
import { mod10 } from '../../known/check-digit.rules.ts'

/** The mailer id of USPS's own documentation: no parcel with it was ever mailed. */
export const sampleMailerId = '123456789'
/** USPS Ground Advantage with USPS Tracking. */
export const groundAdvantage = '001'
/** A mailer's serial numbers have seven digits where its id has nine. */
export const serialNumbers = 10_000_000

/** 22 digits: the form's mark 92, service type code (3), mailer id (9), serial number (7), check digit. */
export function impbNumber({
  serviceType = groundAdvantage,
  mailerId = sampleMailerId,
  serial,
}: {
  serviceType?: string
  mailerId?: string
  serial: number
}): string {
  const digits = `92${serviceType}${mailerId}${String(serial % serialNumbers).padStart(7, '0')}`
  return digits + mod10(digits)
}

/** The elements of the GS1-128 on a label: 420 + ZIP, then the number. */
export const impbElements = (number: string, zip: string): [route: string, number: string] => [`420${zip.replace(/\D/g, '')}`, number]
