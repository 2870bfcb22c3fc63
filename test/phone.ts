// An authenticator app as people have it: it reads the key that the screen shows, and knows the time.
import { totpAt } from '#shop/account/factor/totp.ts'

/** The codes of a key in base 32; `at` is the phone's clock. */
export const codeOf = (key: string, at: Date): string => totpAt(bytesOf(key), Math.floor(at.getTime() / 30_000))

/** The bytes that a key in base 32 stands for. */
export function bytesOf(key: string): Buffer {
  const bits = [...key].map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
