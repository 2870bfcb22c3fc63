// A process of jobs alone; it needs a database server, since the embedded one belongs to the one app process.
import { ConfigError, loadConfig } from '#engine/config.ts'
import { endOnSignals, failStart } from './run/process.ts'
import { openRuntime } from './runtime.ts'

try {
  const config = loadConfig(process.env, 'serve')
  if (!config.databaseUrl) throw new ConfigError(['DATABASE_URL is missing: without it the one app process runs all jobs itself.'])
  const runtime = await openRuntime({ config })
  endOnSignals(runtime.close)
  // Said last: who reads it may stop the process at once, which must be a clean end.
  process.stdout.write('Inkport works on jobs.\n')
} catch (error) {
  failStart(error)
}
