// Starts the app: shop, portal, office and API in one process.
import { ConfigError, loadConfig } from '#engine/config.ts'
import { openApp } from './app.ts'

try {
  const config = loadConfig()
  const app = await openApp({ config })
  await app.server.listen({ host: config.host, port: config.port })
  process.stdout.write(`Inkport is open at ${config.publicUrl}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(app.close))
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError || !(error instanceof Error) ? String(error) : (error.stack ?? error.message)}\n`)
  process.exit(1)
}

async function stop(close: () => Promise<void>) {
  // Whatever hangs may not keep the process: a clean stop takes at most 15 s.
  setTimeout(() => process.exit(1), 14_000).unref()
  await close()
  process.exit(0)
}
