// The service worker of notifications, in a world with nothing but what browsers give it.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const origin = 'https://shop.example.com'

/** The worker with these windows open; what it showed, focused and opened. */
function started(windows: readonly string[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  const done: unknown[] = []
  const clients = windows.map(url => ({ url, focus: async () => done.push(['focus', url]) }))
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { showNotification: async (title: string, shown: object) => done.push([title, { ...shown }]) },
    clients: { matchAll: async () => clients, openWindow: async (url: string) => done.push(['open', url]) },
  }
  runInNewContext(readFileSync('public/push-worker.js', 'utf8'), { self, URL })
  const fire = async (name: string, event: object) => {
    const waits: unknown[] = []
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => waits.push(work) })
    await Promise.all(waits)
    return done
  }
  return { names: [...listeners.keys()], fire }
}
const pushed = (words: unknown) => ({ data: { json: () => words } })
const clicked = (path: unknown) => ({ notification: { data: { path }, close: () => undefined } })

test('it hears of messages and clicks alone: no request goes through it', () => {
  expect(started().names).toEqual(['push', 'notificationclick'])
})

test('a message is shown as it was sent, and one without words is not', async () => {
  const told = { title: 'Ticket reply', body: 'Reply to ticket 7', path: '/ticket/7', tag: 'line-9' }
  expect(await started().fire('push', pushed(told))).toEqual([
    ['Ticket reply', { body: 'Reply to ticket 7', tag: 'line-9', icon: '/favicon.svg', data: { path: '/ticket/7' } }],
  ])
  expect(await started().fire('push', pushed({ path: '/ticket/7' }))).toEqual([])
  expect(await started().fire('push', { data: null })).toEqual([])
})

test('a click opens its page, or the window that shows it already, and never another site', async () => {
  expect(await started([`${origin}/order/new`]).fire('notificationclick', clicked('/ticket/7'))).toEqual([['open', `${origin}/ticket/7`]])
  expect(await started([`${origin}/ticket/7`]).fire('notificationclick', clicked('/ticket/7'))).toEqual([['focus', `${origin}/ticket/7`]])
  for (const path of ['https://example.com/', '//example.com/', 'javascript:alert(1)'])
    expect(await started().fire('notificationclick', clicked(path)), path).toEqual([])
})
