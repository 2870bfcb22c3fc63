// A black hole: a neighbour that listens and is of no use.
import { createServer, type Socket } from 'node:net'

/** `hang`: not a word. `reset`: the line is cut at once. `fail`: 500, or 421 where a mail is brought. `drip`: a byte a second. */
export type Hole = 'hang' | 'reset' | 'fail' | 'drip'
export interface BlackHole {
  readonly port: number
  how: Hole
  close(): Promise<void>
}

export async function openBlackHole(speaks: 'http' | 'smtp'): Promise<BlackHole> {
  const lines = new Set<Socket>()
  const refusal =
    speaks === 'http' ? 'HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\nconnection: close\r\n\r\n' : '421 closed\r\n'
  const server = createServer(line => {
    lines.add(line)
    line.on('error', () => undefined) // it may be cut at either end
    line.once('close', () => lines.delete(line))
    if (hole.how === 'reset') line.resetAndDestroy()
    if (hole.how === 'fail') line.end(refusal)
    if (hole.how !== 'drip') return
    const timer = setInterval(() => line.write(speaks === 'http' ? 'H' : '2'), 1_000)
    line.once('close', () => clearInterval(timer))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const hole: BlackHole = {
    port: typeof address === 'object' && address ? address.port : 0,
    how: 'hang',
    async close() {
      for (const line of lines) line.destroy()
      await new Promise<void>(done => server.close(() => done()))
    },
  }
  return hole
}
