// Rows that no call makes in reasonable time, written past the API.
import pg from 'pg'
import type { Deployment } from '../deployment/deployment.ts'

/** Runs a statement that returns the id of its row. */
export async function inserted<Id>({ databaseUrl }: Deployment, statement: string): Promise<Id | undefined> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ id: Id }>(statement)
  await client.end()
  return rows[0]?.id
}
