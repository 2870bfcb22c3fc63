// The app's secret: it seals the ledger and signs links, and stands outside of the database on purpose.
import { hkdfSync, randomBytes } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The configured SECRET_KEY, or the one in `$DATA_DIR/secret`, made there at first start and readable by its owner only. */
export async function readSecret({ secretKey, dataDir }: { secretKey?: string | undefined; dataDir: string }): Promise<Buffer> {
  if (secretKey !== undefined) return Buffer.from(secretKey, 'utf8')
  const path = join(dataDir, 'secret')
  const found = await readIfThere(path)
  if (found) return found
  await mkdir(dataDir, { recursive: true })
  const fresh = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(fresh, 'w', 0o600)
  try {
    await file.writeFile(`${randomBytes(32).toString('base64url')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await chmod(fresh, 0o600)
  // A link never replaces: of two processes that start together, the second reads what the first has made.
  await link(fresh, path).catch(ignoreExisting)
  await rm(fresh)
  const made = await readIfThere(path)
  if (!made) throw new Error(`${path} could not be written.`)
  return made
}

/** A key of its own for each purpose, so that no use of one tells anything about another. */
export const deriveKey = (secret: Buffer, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'inkport', purpose, 32))

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    const text = (await readFile(path, 'utf8')).trim()
    if (text.length < 32) throw new Error(`${path} is damaged: it must hold at least 32 characters. Restore it from a backup.`)
    return Buffer.from(text, 'utf8')
  } catch (error) {
    if (isNodeError(error) && error.code === 'ENOENT') return undefined
    throw error
  }
}

function ignoreExisting(error: unknown) {
  if (!isNodeError(error) || error.code !== 'EEXIST') throw error
}
const isNodeError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error
