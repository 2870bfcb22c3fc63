// S4, slow writes: each write of the contract with its head sent now, and its body when its person may not write any more.
import pg from 'pg'
import type { AnyCall } from '#base/call.ts'
import { blankPng } from '#test/raw-picture.ts'
import { beginSlowRequest } from '#test/slow-request.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { addressOf } from './ask.ts'
import { everyCall, isSafe, titleOf } from './every-call.ts'
import { valueFor } from './value.ts'

export interface Ending {
  readonly token: string
  /** What makes the person lose what they may. */
  end(): Promise<unknown>
  /** What a write must be answered then; nothing where it is no matter of this person. */
  expect(call: AnyCall): number | undefined
}

/** No row has it: a write that goes through must not change who watches. */
const nobodys = 999_999_999

/** How many writes were begun, and which were answered otherwise than they must. */
export async function slowWrites(deployment: Deployment, { token, end, expect }: Ending): Promise<{ asked: number; wrong: string[] }> {
  const wrong: string[] = []
  const writes = everyCall.flatMap(({ call }) => {
    const status = isSafe(call) ? undefined : expect(call)
    return status === undefined ? [] : [{ call, status }]
  })
  const begun = await Promise.all(
    writes.map(async ({ call, status }) => {
      const [sent, params] = [bodyOf(call), objectFor(call.params)]
      if (!(sent && params)) wrong.push(`${titleOf(call)} was not tried: no value for it`)
      const path = addressOf(call, { params })
      return {
        call,
        status,
        late: await beginSlowRequest(deployment.server.url, { method: call.method, path, token, ...(sent ?? json({})) }),
      }
    }),
  )
  await untilAsked()
  await end()
  const rows = await rowsOf(deployment)
  const answers = await Promise.all(begun.map(async ({ call, status, late }) => ({ call, status, answer: await late.end() })))
  for (const { call, status, answer } of answers)
    if (answer.status !== status) wrong.push(`${titleOf(call)}: ${answer.status}, not ${status}: ${answer.text.slice(0, 120)}`)
  for (const [table, before] of rows) {
    if ((await rowsOf(deployment, table)).get(table) !== before) wrong.push(`the rows of ${table} changed`)
  }
  return { asked: writes.length, wrong }
}

/** Every body and every path of the contract is an object. */
function objectFor(shape: AnyCall['body']): Record<string, string | number> | undefined {
  const made = shape ? valueFor(shape, { choose: (_, isId) => (isId ? nobodys : undefined) }) : { value: {} }
  return made && (made.value as Record<string, string | number>) // as the line above says; a body goes out as JSON, whatever stands in it
}

const json = (value: unknown) => ({ body: Buffer.from(JSON.stringify(value)), type: 'application/json' })

function bodyOf(call: AnyCall): { body: Buffer; type: string } | undefined {
  const value = objectFor(call.body)
  if (!value) return undefined
  if (call.kind !== 'upload') return json(value)
  const fields = Object.entries(value).map(([name, each]) => `--late\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${each}\r\n`)
  const file = '--late\r\ncontent-disposition: form-data; name="files"; filename="late.png"\r\ncontent-type: image/png\r\n\r\n'
  const body = Buffer.concat([Buffer.from(`${fields.join('')}${file}`), blankPng(40, 40), Buffer.from('\r\n--late--\r\n')])
  return { body, type: 'multipart/form-data; boundary=late' }
}

/** What happens by itself: news, which jobs still hand on, and when a session was last used. */
const ownPace = new Set(['event', 'event_done', 'notification', 'session', 'metric'])
/** When jobs last asked a carrier or PayPal by themselves, and will again. */
const askedByJobs = ['checked_at', 'ask_at', 'ask_by', 'asked', 'asked_at', 'is_unsure']

/** Long enough for a server that has read the heads to ask whose they are. */
const untilAsked = (): Promise<void> => new Promise(done => setTimeout(done, 200))

/** A digest of each table's rows, or of this one; only of a database that can be asked from outside. */
async function rowsOf({ databaseUrl }: Deployment, table?: string): Promise<ReadonlyMap<string, string>> {
  if (databaseUrl === undefined) return new Map()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`)
    const names = rows.map(({ name }) => name).filter(name => (table === undefined ? !ownPace.has(name) : name === table))
    const digests = new Map<string, string>()
    for (const name of names) {
      const text = `select md5(coalesce(string_agg(r::text, '' order by r::text), '')) as digest from "${name}" t, lateral (select to_jsonb(t) - $1::text[] as r) r`
      const { rows } = await client.query<{ digest: string }>(text, [askedByJobs])
      digests.set(name, rows[0]?.digest ?? '')
    }
    return digests
  } finally {
    await client.end()
  }
}
