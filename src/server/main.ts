// Starts the app: shop, portal, office and API in one process.
import { loadConfig } from '#engine/config.ts'
import { startEmbedded } from '#engine/db/embedded.ts'
import type { FirstLink } from './run/first-start.ts'
import { endOnSignals, failStart } from './run/process.ts'
import { trialPath } from './trial/trial.ts'

try {
  const config = loadConfig(process.env, 'serve')
  // It needs half a second in a thread of its own: meanwhile this one reads the rest.
  const embedded = config.databaseUrl === undefined ? startEmbedded(config.dataDir) : undefined
  embedded?.catch(() => undefined) // Whoever opens the app awaits it.
  const [{ openApp }, { openControl }, { firstStart }] = await Promise.all([
    import('./app.ts'),
    import('./run/control.ts'),
    import('./run/first-start.ts'),
  ])
  const app = await openApp({
    config,
    ...(embedded && { embedded }),
    pages: process.env.NODE_ENV === 'development' ? 'development' : 'production',
  })
  endOnSignals(app.close)
  const { engine } = app.runtime
  if (config.databaseUrl === undefined) await openControl(engine, config.dataDir)
  const links = await firstStart(engine)
  // Whoever finds no room in the system's queue of new lines tries again after 1, 3, 7 … seconds; load shedding answers them sooner.
  await app.server.listen({ host: config.host, port: config.port, backlog: 4_096 })
  const trial = config.production ? undefined : `${config.publicUrl}${trialPath(engine.db)}`
  process.stdout.write(welcome(config.publicUrl, links, trial))
} catch (error) {
  failStart(error)
}

function welcome(publicUrl: string, links: readonly FirstLink[], trial: string | undefined): string {
  const lines = [`Inkport is open at ${publicUrl}`]
  if (links.length > 0) lines.push('These links sign in once, without a password:')
  for (const { username, address } of links) lines.push(`  ${username.padEnd(6)} ${address}`)
  if (trial)
    lines.push(
      'This is a trial. Open this link once in your browser: it shows unsent mails and lets you pay with test money:',
      `  ${trial}`,
    )
  return `${lines.join('\n')}\n`
}
