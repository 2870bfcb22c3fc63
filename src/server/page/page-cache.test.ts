import { expect, test, vi } from 'vitest'
import type { CompressedPage } from './compressed-page.ts'
import { cacheHeader, pageCache } from './page-cache.ts'

const page = (html: string, seconds?: string) =>
  new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', ...(seconds !== undefined && { [cacheHeader]: seconds }) } })

const textOf = (cached: CompressedPage | Response) => (cached instanceof Response ? undefined : cached.text({}))

test('a page that asks for it is drawn once for all who come within its seconds', async () => {
  vi.useFakeTimers()
  const cache = pageCache()
  const draw = vi.fn(async () => page('<p>home', '5'))
  for (const cached of [...(await Promise.all([cache.take('/', draw), cache.take('/', draw)])), await cache.take('/', draw)])
    expect(textOf(cached)).toBe('<p>home')
  expect(draw).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(5_001)
  await cache.take('/', draw)
  expect(draw).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('errors, redirects and pages that do not ask are never kept', async () => {
  const cache = pageCache()
  const answers = [
    page('<p>x'),
    new Response(null, { status: 302, headers: { [cacheHeader]: '5' } }),
    new Response('', { status: 500, headers: { 'content-type': 'text/html', [cacheHeader]: '5' } }),
  ]
  for (const answer of answers) {
    expect(await cache.take('/', async () => answer)).toBe(answer)
    expect(await cache.take('/', async () => page('<p>other'))).toBeInstanceOf(Response)
  }
})

test('a drawing that fails is drawn again for the next who asks', async () => {
  const cache = pageCache()
  await expect(cache.take('/', async () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(textOf(await cache.take('/', async () => page('<p>home', '5')))).toBe('<p>home')
})
