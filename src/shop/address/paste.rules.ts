// An address as people copy it out of a message or an order page, taken apart into fields.
import { countryCode } from './country.rules.ts'
import type { Address } from './rules.ts'
import { stateCode } from './state.rules.ts'

const email = /(?<![^\s,;<>@])[^\s,;<>@]+@[^\s,;<>@]+\.[a-z]{2,}/i
const phone = /(?:\+|\b)\d[\d\s().-]{6,18}\d\b/
/** The last ZIP of 'Houston, TX 77002', 'Salt Lake City Utah 84101-1234' or, over several lines, of no more than the ZIP. */
const zipOf = (line: string): string | undefined => line.match(/\b\d{5}(?:-\d{4})?\b/g)?.at(-1)

/**
 * What can be read of a pasted US address; what cannot is left out and stays as it was. Lines or commas part it: the name, the
 * street, maybe a second line, the city with state and ZIP, the country. Email and phone may stand anywhere.
 */
export function parseAddress(text: string): Partial<Address> {
  const found: Partial<Address> = {}
  let rest = text.normalize('NFC').replace(/^[ \t]*(?:name|address|ship to|phone|tel|email)[ \t]*:\s*/gim, '')
  const take = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(rest)
    if (match) rest = rest.replace(match[0], '\n')
    return match?.[0]
  }
  const mail = take(email)
  if (mail) found.email = mail
  const lines = rest
    .split(/[\n,;\t]+/)
    .map(line => line.trim().replace(/\s+/g, ' '))
    .filter(line => line !== '')
  const phoneAt = lines.findIndex(line => phone.test(line) && line.replace(/\D/g, '').length >= 10 && !/[a-z]{3}/i.test(line))
  if (phoneAt >= 0) found.phone = (lines.splice(phoneAt, 1)[0] ?? '').replace(/[\s().]/g, '')
  const countryAt = lines.findLastIndex((line, at) => at > 0 && line.length > 2 && countryCode(line) !== undefined && !stateCode(line))
  const codeAt = lines.findLastIndex((line, at) => at > 1 && /^[A-Z]{2}$/.test(line) && at === lines.length - 1 && line === 'US')
  const country = lines.splice(Math.max(countryAt, codeAt), Math.max(countryAt, codeAt) >= 0 ? 1 : 0)[0]
  if (country) found.country = countryCode(country) ?? 'US'
  takePlace(lines, found)
  const isStreet = (line: string) => /\d/.test(line)
  if (lines[0] && !isStreet(lines[0])) found.fullName = lines.shift() as string // it was just seen
  const [street, ...more] = lines
  if (street) found.address = street
  if (more.length > 0 && found.city === undefined) found.city = more.pop() as string // it was just counted
  if (more.length > 0) found.addressLine2 = more.join(', ')
  return found
}

/** Takes city, state and ZIP out of the last lines. */
function takePlace(lines: string[], found: Partial<Address>): void {
  const zipAt = lines.findLastIndex((line, at) => at > 0 && zipOf(line) !== undefined)
  if (zipAt < 0) return
  const code = zipOf(lines[zipAt] ?? '') ?? ''
  const before = (lines[zipAt] ?? '').replace(code, '').trim()
  found.zip = code
  found.country ??= 'US'
  lines.splice(zipAt, 1)
  if (before === '') {
    const state = stateCode(lines[zipAt - 1] ?? '')
    if (state) {
      found.state = state
      lines.splice(zipAt - 1, 1)
    }
  } else {
    const words = before.split(' ')
    for (const count of [3, 2, 1]) {
      const state = words.length >= count ? stateCode(words.slice(-count).join(' ')) : undefined
      if (!state) continue
      found.state = state
      const city = words.slice(0, -count).join(' ')
      if (city !== '') found.city = city
      break
    }
  }
  const last = lines.at(-1)
  if (found.city === undefined && found.state !== undefined && last !== undefined && lines.length > 1 && !/^\d/.test(last)) {
    found.city = last
    lines.pop()
  }
}
