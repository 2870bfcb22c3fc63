// `npm run verify`: whether the ledger is what was written, and every stored file what its name says (promises P1, P7, P14).
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { inSnapshot } from '#engine/db/snapshot.ts'
import type { Engine } from '#engine/engine.ts'
import type { Files } from '#engine/files/files.ts'
import { verifyLedger } from '#shop/wallet/verify/verify.ts'

/** A line for everything that is wrong; empty where all is well. */
export async function verifyDeployment({ db, files }: Pick<Engine, 'db' | 'files'>): Promise<string[]> {
  const findings = (await inSnapshot(db, verifyLedger)).map(({ table, id, what }) => `${table} ${id}: ${what}`)
  for await (const { sha256 } of files.list())
    if ((await hashOf(files, sha256)) !== sha256) findings.push(`file ${sha256}: its content is not what its name says.`)
  return findings
}

async function hashOf(files: Files, sha256: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(await files.open(sha256), hash)
  return hash.digest('hex')
}
