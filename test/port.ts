// Free TCP ports of 127.0.0.1, for programs that are told theirs when they start.
import { createServer } from 'node:net'

/** Below the ports that systems give out by themselves: none of them is taken before the program that it is for has begun. */
const [lowest, count] = [12_000, 18_000]
/** Every process of a run begins elsewhere. */
let next = process.pid * 16

export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + (next++ % count)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise(done => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}
