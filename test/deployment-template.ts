// A template of a deployment: one after its first start, of which suites take copies: laying its tables and drawing its pictures takes seconds each time.
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './database.ts'
import { startServer } from './server.ts'

/** Plain, so that it can be handed to another process. */
export interface DeploymentTemplate {
  readonly dataDir: string
  /** On a PostgreSQL: the server, and the database that is copied. */
  readonly postgres?: { readonly server: string; readonly name: string }
}
/** Where a deployment of one's own lives. */
export interface Place {
  readonly dataDir: string
  /** Nothing on the embedded engine. */
  readonly databaseUrl: string | undefined
  remove(): Promise<void>
}

/** Starts and stops the product in an empty place, on this PostgreSQL server or on the embedded engine. Its links are printed anew at the next start. */
export async function makeDeploymentTemplate(server?: string): Promise<{ first: DeploymentTemplate; remove(): Promise<void> }> {
  const place = await emptyPlace(server)
  const { dataDir, databaseUrl } = place
  const process = await startServer({ dataDir, ...(databaseUrl && { env: { DATABASE_URL: databaseUrl } }) })
  await process.stop()
  const postgres = server && databaseUrl ? { server, name: new URL(databaseUrl).pathname.slice(1) } : undefined
  return { first: { dataDir, ...(postgres && { postgres }) }, remove: place.remove }
}

/** A place with nothing in it. */
export async function emptyPlace(server?: string): Promise<Place> {
  return placeOf(newFolder(), server ? await createDatabase(server) : undefined)
}

/** In a new folder, or in this one. */
export async function copyOf({ dataDir, postgres }: DeploymentTemplate, folder = newFolder()): Promise<Place> {
  const place = placeOf(folder, postgres && (await createDatabase(postgres.server, postgres.name)))
  cpSync(dataDir, place.dataDir, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE })
  return place
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'inkport-'))

function placeOf(dataDir: string, database: Awaited<ReturnType<typeof createDatabase>> | undefined): Place {
  return {
    dataDir,
    databaseUrl: database?.databaseUrl,
    async remove() {
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
