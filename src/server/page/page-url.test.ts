import { expect, test } from 'vitest'
import { decodableUrl, pageUrl } from './page-url.ts'

const own = 'https://print.example'

test('a page’s address is its path under our own origin', () => {
  expect(pageUrl('/vi/faq?q=1', own)?.href).toBe('https://print.example/vi/faq?q=1')
  expect(pageUrl('/%2f%2fevil.example', own)?.href).toBe('https://print.example/%2f%2fevil.example')
})

test.each([
  '//',
  '//evil.example/products',
  '/\\evil.example',
  '/\\/evil.example',
  '//evil.example:x/',
  'http://evil.example/',
  'evil',
  '*',
  '',
])('%s names no page, and never another host', path => {
  expect(pageUrl(path, own)).toBeUndefined()
})

test('an address that cannot be decoded is one that no page has, in its language; the API refuses it itself', () => {
  expect(['/%', '/products/%e0%a4%a', '/vi/%ff', '/v1/%', '/faq?q=%'].map(decodableUrl)).toEqual([
    '/404',
    '/404',
    '/vi/404',
    '/v1/%',
    '/faq?q=%',
  ])
})
