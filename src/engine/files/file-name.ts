import { limits } from '#base/fields.ts'

/**
 * A safe file name where it is only for people to know the file by: without control characters and folders, at most 255
 * characters, the end of a longer one; `otherwise` where nothing is left.
 */
export const safeFileName = (name: string, otherwise: string): string =>
  name
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .replace(/^.*[/\\]/, '')
    .trim()
    .slice(-limits.fileNameMax) || otherwise

/** The last part of an address's path as it reads; as it stands where it is no encoded text. */
export function nameInUrl(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last // a URIError: a percent sign that encodes nothing
  }
}
