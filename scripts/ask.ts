// What `npm run backup` and `npm run verify` share: the running server does it on the embedded engine, else this process.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadConfig } from '#engine/config.ts'
import { openDatabase } from '#engine/db/database.ts'
import { openFiles } from '#engine/files/open.ts'
import { readSecret } from '#engine/secret.ts'
import { askServer, type ControlRequest, obey } from '#server/run/control.ts'
import { say } from './steps.ts'

/** True where nothing was wrong. */
export async function ask(request: ControlRequest): Promise<boolean> {
  const config = loadConfig()
  if (config.databaseUrl === undefined) {
    const answer = await askServer(config.dataDir, request, say)
    if (answer !== undefined) return answer
    if (!existsSync(join(config.dataDir, 'pg'))) throw new Error(`There is no database in ${config.dataDir} (DATA_DIR).`)
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

/** A path as the person wrote it: npm and bin/inkport run in the project's folder and keep theirs in INIT_CWD. */
export const fromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? '', path)

/** Runs a script's work; what stops it is said in a line, without a stack. */
export async function runScript(work: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await work())) process.exitCode = 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
