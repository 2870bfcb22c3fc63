// The number that a seller says of a parcel which they ship: how it is written, and why one is no such number.
import { Fault } from '#base/fault.ts'
import { publicTracking } from '#shop/carrier/carrier.ts'
import { misreadCarrier } from '#shop/carrier/number.carrier.ts'

/** A number as labels say it: in capitals, without spaces and dashes. */
export const writtenNumber = (number: string): string => number.replace(/[\s-]/g, '').toUpperCase()

/** Whether it could be a number at all: 8 to 40 letters and digits, and one digit at least. */
export const isWrittenNumber = (number: string): boolean => /^(?=\D{0,40}\d)[A-Z0-9]{8,40}$/.test(number)

/** The name of the carrier whose form it has with a wrong check digit; null where it is not misread. */
export function misreadAs(number: string): string | null {
  const carrier = misreadCarrier(number)
  return carrier === undefined ? null : (publicTracking(carrier, null).carrierName ?? carrier)
}

/** Why a typed number is none: TRACKING_NUMBER_INVALID, TRACKING_NUMBER_MISREAD. One of a carrier that we do not know is taken. */
export function whyNotNumber(number: string): Fault | undefined {
  if (!isWrittenNumber(number)) return new Fault('TRACKING_NUMBER_INVALID', { path: 'trackingNumber' })
  const carrier = misreadAs(number)
  return carrier === null ? undefined : new Fault('TRACKING_NUMBER_MISREAD', { path: 'trackingNumber', values: { carrier } })
}
