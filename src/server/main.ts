// Starts the app: shop, portal, office and API in one process.
import { loadConfig } from '#engine/config.ts'
import { startEmbedded } from '#engine/db/embedded.ts'
import type { FirstLink } from './first-start.ts'
import { endOnSignals, failStart } from './process.ts'

try {
  const config = loadConfig()
  // It needs half a second in a thread of its own: meanwhile this one reads the rest.
  const embedded = config.databaseUrl === undefined ? startEmbedded(config.dataDir) : undefined
  embedded?.catch(() => undefined) // Whoever opens the house awaits it.
  const [{ openApp }, { openControl }, { firstStart }] = await Promise.all([
    import('./app.ts'),
    import('./control.ts'),
    import('./first-start.ts'),
  ])
  const app = await openApp({
    config,
    ...(embedded && { embedded }),
    pages: process.env.NODE_ENV === 'development' ? 'development' : 'production',
  })
  endOnSignals(app.close)
  const { engine } = app.house
  if (config.databaseUrl === undefined) await openControl(engine, config.dataDir)
  const links = await firstStart(engine)
  // Whoever finds no room in the system's queue of new lines tries again after 1, 3, 7 … seconds; the door answers them sooner.
  await app.server.listen({ host: config.host, port: config.port, backlog: 4_096 })
  process.stdout.write(welcome(config, links, engine.mail.outbox !== undefined))
} catch (error) {
  failStart(error)
}

function welcome({ publicUrl, port }: { publicUrl: string; port: number }, links: readonly FirstLink[], hasOutbox: boolean): string {
  const lines = [`Inkport is open at ${publicUrl}`]
  if (links.length > 0) lines.push('These links sign in once, without a password:')
  for (const { username, address } of links) lines.push(`  ${username.padEnd(6)} ${address}`)
  if (hasOutbox) lines.push(`No mail server is set (SMTP_URL), so mails are shown at http://localhost:${port}/outbox`)
  return `${lines.join('\n')}\n`
}
