// Suspects of being poison: jobs under which their process has died. Nearly always there are none.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

export interface Suspect {
  deaths: number
  /** The job of its last trial whose end nobody has seen. */
  triedBy: string | null
  letterId: string | null
}

const columns = sql`deaths, tried_by, letter_id`

export async function findSuspect(db: Db, subject: string): Promise<Suspect | undefined> {
  const { rows } = await sql<Suspect>`select ${columns} from job_suspect where subject = ${subject}`.execute(db.q)
  return rows[0]
}

/** The row of this subject, made where there is none, and nobody else's for this transaction. */
export async function lockSuspect(tx: Tx, subject: string): Promise<Suspect> {
  await sql`insert into job_suspect (subject, deaths, at) values (${subject}, 0, ${tx.now()}) on conflict do nothing`.execute(tx.q)
  const { rows } = await sql<Suspect>`select ${columns} from job_suspect where subject = ${subject} for update`.execute(tx.q)
  const [row] = rows
  if (!row) throw new Error('A suspect was locked and is not there.')
  return row
}

export async function setSuspect(tx: Tx, subject: string, { deaths, triedBy, letterId }: Suspect): Promise<void> {
  await sql`
    update job_suspect set deaths = ${deaths}, tried_by = ${triedBy}, letter_id = ${letterId}, at = ${tx.now()}
    where subject = ${subject}`.execute(tx.q)
}

/** Its dead letter is gone, and another job of the subject stands in its place. */
export async function setDeadLetter(tx: Tx, subject: string, letterId: string): Promise<void> {
  await sql`update job_suspect set letter_id = ${letterId} where subject = ${subject}`.execute(tx.q)
}

/** Lists the poison jobs that became dead letters before this time and still are. */
export async function listPoison(tx: Tx, before: Date): Promise<{ jobId: string; name: string }[]> {
  const { rows } = await sql<{ jobId: string; name: string }>`
    select j.id as "jobId", j.name from job_suspect s join pgboss.job j on j.id = s.letter_id and j.state = 'failed'
    where s.at < ${before} order by s.at limit 100`.execute(tx.q)
  return rows
}

/** It has come to an end in a process that lives. */
export async function deleteSuspect(db: Db, subject: string): Promise<void> {
  await sql`delete from job_suspect where subject = ${subject} and letter_id is null`.execute(db.q)
}

/** One more try was asked for by hand: one more death puts it aside again. */
export async function allowOneMoreTry(tx: Tx, letterId: string): Promise<void> {
  await sql`update job_suspect set letter_id = null, tried_by = null, deaths = 1 where letter_id = ${letterId}`.execute(tx.q)
}

/** Deletes suspects whose last death is long ago. */
export async function deleteOldSuspects(tx: Tx, before: Date): Promise<void> {
  await sql`delete from job_suspect where letter_id is null and at < ${before}`.execute(tx.q)
}

/** The message of a lost heartbeat: what pg-boss writes of a job whose worker does not say any more that it is there. */
export const heartbeatLost = 'job heartbeat timeout'

/** Whether the last run of this job ended so; a stop that was asked for ends it otherwise. */
export async function hasLostItsHeartbeat(db: Db, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pgboss.job where id = ${jobId} and state <> 'active' and output->'value'->>'message' = ${heartbeatLost}`.execute(db.q)
  return rows.length > 0
}

export async function isDeadLetter(db: Db, jobId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pgboss.job where id = ${jobId} and state = 'failed'`.execute(db.q)
  return rows.length > 0
}

/** Ends a job that was taken, unrun, among the dead letters; the queue's own end of it finds nothing to do any more. */
export async function failUnrun(tx: Tx, jobId: string, message: string): Promise<void> {
  await sql`
    update pgboss.job set state = 'failed', completed_on = now(), output = ${JSON.stringify({ message })}::jsonb
    where id = ${jobId} and state = 'active'`.execute(tx.q)
}

/** Gives a job that was taken back to its queue for so long, which is no try; how its last run ended is counted already. */
export async function postpone(tx: Tx, jobId: string, seconds: number): Promise<void> {
  await sql`
    update pgboss.job set state = 'retry', started_on = null, output = null, start_after = now() + ${seconds} * interval '1 second'
    where id = ${jobId} and state = 'active'`.execute(tx.q)
}
