// What `npm run backup` and `npm run verify` share: the running server does it on the embedded engine, else this process.
import { loadConfig } from '#engine/config.ts'
import { openDatabase } from '#engine/db/database.ts'
import { openFiles } from '#engine/files/open.ts'
import { readSecret } from '#engine/secret.ts'
import { askServer, type ControlRequest, obey } from '#server/control.ts'
import { say } from './steps.ts'

/** True where nothing was wrong. */
export async function ask(request: ControlRequest): Promise<boolean> {
  const config = loadConfig()
  if (config.databaseUrl === undefined) {
    const answer = await askServer(config.dataDir, request, say)
    if (answer !== undefined) return answer
  }
  const onError = (error: Error) => {
    throw error
  }
  const { databaseUrl, dataDir } = config
  const db = await openDatabase({ databaseUrl, dataDir, secret: await readSecret(config), onError })
  const files = await openFiles(config)
  try {
    return await obey({ db, files }, request, say)
  } finally {
    files.close()
    await db.close()
  }
}

/** Runs a script's work; what stops it is said in a line, without a stack. */
export async function runScript(work: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await work())) process.exitCode = 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
