// `npm run restore -- FOLDER`: a backup into an empty DATA_DIR, or into an empty database of DATABASE_URL.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { readManifest, restore } from '#engine/backup/load.ts'
import { markPurpose } from '#engine/backup/manifest.ts'
import { type Config, loadConfig } from '#engine/config.ts'
import { deriveKey, readSecret } from '#engine/secret.ts'
import { obey } from '#server/run/control.ts'
import { openRuntime } from '#server/runtime.ts'
import { fromCaller, runScript } from './ask.ts'
import { say } from './steps.ts'

await runScript(async () => {
  if (!process.argv[2]) throw new Error('Which backup? npm run restore -- FOLDER')
  const folder = fromCaller(process.argv[2])
  const config = loadConfig()
  await assertEmpty(config)
  if (config.secretKey === undefined && !existsSync(join(config.dataDir, 'secret'))) {
    throw new Error(
      `This place has no secret yet: set SECRET_KEY as it was, or copy the file \`secret\` of the old DATA_DIR to ${config.dataDir} first.`,
    )
  }
  const manifest = await readManifest(folder, deriveKey(await readSecret(config), markPurpose))
  const runtime = await openRuntime({ config, isWorker: false })
  try {
    await restore(runtime.engine, folder, manifest, say)
    return await obey(runtime.engine, { command: 'verify' }, say)
  } finally {
    await runtime.close()
  }
})

async function assertEmpty({ databaseUrl, dataDir }: Config) {
  if (databaseUrl === undefined) {
    if (existsSync(join(dataDir, 'pg'))) throw new Error(`${dataDir} already holds a database. Restore into an empty DATA_DIR.`)
    return
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ isTaken: boolean }>(`select to_regclass('schema_migration') is not null as "isTaken"`)
    if (rows[0]?.isTaken) throw new Error('The database of DATABASE_URL already holds a deployment. Restore into an empty database.')
  } finally {
    await client.end()
  }
}
