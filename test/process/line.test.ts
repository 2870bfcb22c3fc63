// The line to the product's own process, which is built first (`npm test` does).
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { startServer } from '#test/server.ts'

test('a thousand callers who come in one moment have their line at once, however busy the app is', async () => {
  const server = await startServer()
  const lines: Socket[] = []
  try {
    process.kill(server.pid, 'SIGSTOP')
    for (let at = 0; at < 1_000; at++) lines.push(connect(Number(new URL(server.url).port), '127.0.0.1'))
    const signal = AbortSignal.timeout(20_000)
    const open = await Promise.allSettled(lines.map(line => once(line, 'connect', { signal })))
    expect(open.filter(({ status }) => status === 'fulfilled')).toHaveLength(1_000)
  } finally {
    process.kill(server.pid, 'SIGCONT')
    for (const line of lines) line.destroy()
    await server.stop()
  }
})
