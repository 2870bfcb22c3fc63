// A process of jobs alone; it needs a database server, since the embedded one belongs to the one app process.
import { ConfigError, loadConfig } from '#engine/config.ts'
import { openHouse } from './house.ts'
import { endOnSignals, failStart } from './process.ts'

try {
  const config = loadConfig()
  if (!config.databaseUrl) throw new ConfigError(['DATABASE_URL is missing: without it the one app process runs all jobs itself.'])
  const house = await openHouse({ config })
  process.stdout.write('Inkport works on jobs.\n')
  endOnSignals(house.close)
} catch (error) {
  failStart(error)
}
