// The example of RFC 8291, byte for byte, and what a push service checks.
import { createECDH, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPublicKey, mostPushBytes, sealMessage } from './message.ts'
import { vapidHeader, vapidKeysOf } from './vapid.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')
/** RFC 8291 §5 and appendix A. */
const browser = {
  p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
}

test('a message is sealed as in the example of RFC 8291', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const words = Buffer.from('When I grow up, I want to be a watermelon')
  expect(sealMessage(browser, words, sender, bytes('DGv6ra1nlYgDCS1FRnbzlw')).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('two messages of the same words have nothing in common, and what is too long for a push service is refused', () => {
  const [one, other] = [0, 1].map(() => sealMessage(browser, Buffer.from('Order 7 shipped')))
  expect(one?.subarray(0, 16).equals(other?.subarray(0, 16) ?? Buffer.alloc(0))).toBe(false)
  expect(sealMessage(browser, Buffer.alloc(mostPushBytes)).length).toBe(4_096)
  expect(() => sealMessage(browser, Buffer.alloc(mostPushBytes + 1))).toThrow('too long')
})

test('the same secret gives the same keys; the signature names the service, and whom it can ask, for half a day', () => {
  const secret = Buffer.alloc(32, 7)
  const keys = vapidKeysOf(secret)
  expect(vapidKeysOf(secret).publicKey).toBe(keys.publicKey)
  const now = new Date('2026-11-27T12:00:00Z')
  const header = vapidHeader(keys, { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', subject: 'mailto:shop@example.com', now })
  const [, head = '', claims = '', signature = '', key = ''] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  expect(JSON.parse(String(bytes(claims)))).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: now.getTime() / 1_000 + 43_200,
    sub: 'mailto:shop@example.com',
  })
  const point = bytes(key)
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), by, bytes(signature))).toBe(true)
  expect(verify('sha256', Buffer.from(`${head}.${claims}x`), by, bytes(signature))).toBe(false)
})

test('only a point of the curve is a browser’s key', () => {
  expect(isPublicKey(browser.p256dh)).toBe(true)
  for (const wrong of [Buffer.alloc(65), Buffer.alloc(65, 4), browser.p256dh.subarray(1), Buffer.alloc(0)])
    expect(isPublicKey(wrong)).toBe(false)
})
