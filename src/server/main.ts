// Starts the app: shop, portal, office and API in one process.
import { loadConfig } from '#engine/config.ts'
import { openApp } from './app.ts'
import { openControl } from './control.ts'
import { endOnSignals, failStart } from './process.ts'

try {
  const config = loadConfig()
  const app = await openApp({ config })
  endOnSignals(app.close)
  if (config.databaseUrl === undefined) await openControl(app.house.engine, config.dataDir)
  await app.server.listen({ host: config.host, port: config.port })
  process.stdout.write(`Inkport is open at ${config.publicUrl}\n`)
} catch (error) {
  failStart(error)
}
