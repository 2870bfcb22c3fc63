// Plays drive.google.com: hands out generated art and PDFs by file id, and has bad days.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** What is behind a file id. */
export type DriveFile =
  | { kind: 'file'; type: string; name: string; bytes: Uint8Array }
  /** `sign-in`: a web page under 200, as for a file that is not shared. `hang`: nothing comes. `drip`: a byte a second. */
  | { kind: 'sign-in' | 'redirect-to-sign-in' | 'missing' | 'hang' | 'drip' | 'oversize' | 'redirect-home' | 'broken' | 'cut' }

export interface DriveStandIn {
  /** For the setting OUTBOUND_MAP. */
  readonly outboundMap: string
  /** How often each file id was asked for. */
  readonly hits: ReadonlyMap<string, number>
  /** Puts a file behind a new id and answers its share link. */
  share(file: DriveFile): string
  /** Puts a file behind an id of the caller's own. */
  hold(id: string, file: DriveFile): void
  /** What is behind this id. */
  held(id: string): DriveFile
  /** A share link of a drawn PNG of this size. */
  shareArt(widthPixels: number, heightPixels: number, colour?: string): Promise<string>
  close(): Promise<void>
}

export async function startDrive(): Promise<DriveStandIn> {
  const files = new Map<string, DriveFile>()
  const hits = new Map<string, number>()
  const server = createServer((request, response) => {
    const id = new URL(request.url ?? '/', 'http://drive').searchParams.get('id') ?? ''
    hits.set(id, (hits.get(id) ?? 0) + 1)
    play(files.get(id) ?? { kind: 'missing' }, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP port was just opened
  const share = (file: DriveFile) => {
    const id = `standInFile${String(files.size + 1).padStart(6, '0')}`
    files.set(id, file)
    return `https://drive.google.com/file/d/${id}/view?usp=sharing`
  }
  return {
    outboundMap: ['drive.google.com', 'drive.usercontent.google.com'].map(host => `${host}=127.0.0.1:${port}`).join(','),
    hits,
    share,
    hold: (id, file) => void files.set(id, file),
    held: id => files.get(id) ?? { kind: 'missing' },
    shareArt: async (width, height, colour = '#c2410c') =>
      share({ kind: 'file', type: 'image/png', name: 'art.png', bytes: await artOf(width, height, colour) }),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The file id of a share link, as `hits` counts it. */
export const driveIdOf = (link: string): string => /\/d\/([\w-]+)/.exec(link)?.[1] ?? ''

const artOf = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

function play(file: DriveFile, response: ServerResponse): void {
  if (file.kind === 'file') {
    response.writeHead(200, { 'content-type': file.type, 'content-disposition': `attachment; filename="${file.name}"` }).end(file.bytes)
    return
  }
  const days: Record<Exclude<DriveFile['kind'], 'file'>, () => void> = {
    'sign-in': () => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Google Drive - Sign in</title>'),
    'redirect-to-sign-in': () => response.writeHead(302, { location: 'https://accounts.google.com/ServiceLogin' }).end(),
    missing: () => response.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not found</html>'),
    hang: () => undefined,
    drip: () => drip(response),
    oversize: () => response.writeHead(200, { 'content-type': 'image/png', 'content-length': 60 * 2 ** 20 }).flushHeaders(),
    'redirect-home': () => response.writeHead(302, { location: 'https://127.0.0.1/secret' }).end(),
    broken: () => response.writeHead(503).end('busy'),
    cut: () => response.writeHead(200, { 'content-type': 'image/png', 'content-length': 1_000 }).write('\x89PNG', () => response.destroy()),
  }
  days[file.kind]()
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'image/png' })
  const timer = setInterval(() => response.write('x'), 1_000)
  response.once('close', () => clearInterval(timer))
}
