import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loaderLimits, sentence, Texts } from './texts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a sentence fills its places and takes the form of its count', () => {
  const table = { items_one: '{{count}} item of {{name}}', items_other: '{{count}} items of {{name}}', plain: 'Orders' }
  expect(sentence(table, 'en', 'items', { count: 1, name: 'Ann' })).toBe('1 item of Ann')
  expect(sentence(table, 'en', 'items', { count: 0, name: 'Ann' })).toBe('0 items of Ann')
  expect(sentence(table, 'vi', 'items', { count: 1, name: 'Ann' })).toBe('1 items of Ann')
  expect(sentence(table, 'en', 'items', { count: 1_044, name: 'Ann' })).toBe('1,044 items of Ann')
  expect(sentence(table, 'vi', 'items', { count: 1_044, name: 'Ann' })).toBe('1.044 items of Ann')
  expect(sentence(table, 'en', 'plain')).toBe('Orders')
  expect(sentence(table, 'en', 'unknown')).toBe('unknown')
})

test('a file that cannot be read is tried five times more, after 350 ms and doubling', async () => {
  const at: number[] = []
  const texts = new Texts('en', async () => {
    at.push(Date.now())
    throw new Error('offline')
  })
  const loading = texts.load('web')
  await vi.runAllTimersAsync()
  await loading
  expect(at).toHaveLength(1 + loaderLimits.retries)
  expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([350, 700, 1400, 2800, 5600])
})

test('English takes the place of a language that cannot be read', async () => {
  const texts = new Texts('vi', async language => {
    if (language === 'vi') throw new Error('offline')
    return { title: 'Orders' }
  })
  const loading = texts.load('order')
  await vi.runAllTimersAsync()
  await loading
  expect(texts.table('order')).toEqual({ title: 'Orders' })
})

test('at most ten files are read at once', async () => {
  let running = 0
  let most = 0
  const texts = new Texts('en', async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(done => setTimeout(done, 5))
    running -= 1
    return {}
  })
  const loading = Promise.all(Array.from({ length: 25 }, (_, index) => texts.load(`n${index}`)))
  await vi.runAllTimersAsync()
  await loading
  expect(most).toBe(loaderLimits.parallelReads)
})

test('speaking another language waits for its texts and then tells everyone', async () => {
  const texts = new Texts('en', async language => ({ title: language === 'vi' ? 'Đơn hàng' : 'Orders' }))
  await texts.load('order')
  const told = vi.fn()
  texts.subscribe(told)
  await texts.speak('vi')
  expect(told).toHaveBeenCalledOnce()
  expect(texts.table('order')).toEqual({ title: 'Đơn hàng' })
})
