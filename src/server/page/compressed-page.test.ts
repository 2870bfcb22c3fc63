import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressPage } from './compressed-page.ts'

const pages = [
  '<script nonce="nonce-1">a</script>Xin chào – đã có hàng <b id="request-1">nonce-1</b>',
  'nonce-1',
  'nonce-1request-1nonce-1',
  'nothing differs',
  '',
  `nonce-1${'<li>áo thun</li>'.repeat(20_000)}request-1${'<p>mũ</p>'.repeat(20_000)}nonce-1`,
]

test.each(pages)('a compressed page is the page, with this answer’s texts in the places of its marks', html => {
  const page = compressPage(html, ['nonce-1', 'request-1'])
  for (const fillings of [
    { 'nonce-1': 'K+/=', 'request-1': '🙂' },
    { 'nonce-1': 'other', 'request-1': '' },
  ]) {
    const whole = html.replaceAll('nonce-1', fillings['nonce-1']).replaceAll('request-1', fillings['request-1'])
    expect(page.text(fillings)).toBe(whole)
    expect(gunzipSync(page.gzip(fillings)).toString()).toBe(whole)
  }
})
