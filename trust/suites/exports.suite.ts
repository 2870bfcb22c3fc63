// S10: whatever people write, no file that the app gives out holds a cell that a spreadsheet runs; whatever they send in, a table
// that is none is refused with its reason and changes nothing.
import Papa from 'papaparse'
import { z } from 'zod'
import { isForStaff } from '#base/access/access.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { unzip } from '#test/zip.ts'
import { ask } from '../contract/ask.ts'
import { canarySeller, type Known, readAll } from '../contract/canary.ts'
import { everyCall, isSafe, type Named, paramsOf, stemOf, titleOf } from '../contract/every-call.ts'
import { harmlessWrites, plant } from '../contract/plant.ts'
import { valueFor } from '../contract/value.ts'
import type { Deployment, Seller } from '../deployment/deployment.ts'
import { deliver } from '../hostile/deliver.ts'
import { hostileBodies, hostileTables } from '../hostile/tables.ts'
import { type UploadCall, uploadCallsOf } from '../hostile/upload-calls.ts'
import { validTable } from '../hostile/valid-files.ts'
import { findingOf } from '../money.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'

/** Each is a formula to some reader of a table, at its start or behind what that reader takes for the end of a cell. */
const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example","x")',
  '",=1+1,"',
  'x;=1+1;x',
  'x\t=1+1\tx',
  'x\n=1+1\nx',
  'x\r\n-1+1',
  'x;"=1+1"',
  "'=1+1",
  "';=1+1",
]

export const suite: Suite = {
  engines: ['embedded'],
  async run({ deployment: open, profile, say }: Given) {
    const deployment = await open()
    const { seller, known } = await canarySeller(deployment, 'formulas')
    const takers = await uploadCallsOf(deployment, seller)
    // What the tables need is changed by those who write.
    const findings = profile === 'bug' ? [] : [await imported(deployment, seller, takers), await bodies(deployment, seller)]
    const rounds = profile === 'bug' ? 1 : profile === 'ci' ? 6 : formulas.length
    findings.push(await written(deployment, { seller, known, takers }, rounds, say))
    return findings
  },
}

const isOffice = ({ call }: Named) => isForStaff(call.access)

interface Stage {
  seller: Seller
  known: Known
  takers: readonly UploadCall[]
}

async function written(
  deployment: Deployment,
  { seller, known, takers }: Stage,
  rounds: number,
  say: (text: string) => void,
): Promise<Finding> {
  const wrong: string[] = []
  const { owner } = deployment.people.tokens
  const office = (await readAll(deployment, owner, new Map(), 'any')).rows
  const ways = [
    { token: seller.token, rows: known.rows, calls: harmlessWrites(named => !isOffice(named)) },
    { token: owner, rows: office, calls: harmlessWrites(isOffice) },
  ]
  const taken = new Set<string>()
  for (let round = 0; round < rounds; round++)
    for (const way of ways) {
      const planted = await plant(deployment, way, way.calls, [...formulas.slice(round), ...formulas.slice(0, round)])
      for (const title of planted.taken) taken.add(title)
      wrong.push(...planted.broken)
    }
  await failedImport(deployment, takers)
  const files = [
    ...(await filesOf(deployment, seller.token, (await readAll(deployment, seller.token)).rows, named => !isOffice(named))),
    ...(await filesOf(deployment, owner, (await readAll(deployment, owner, new Map(), 'any')).rows, isOffice)),
  ]
  let cells = 0
  for (const { title, text } of files)
    for (const delimiter of [',', ';', '\t']) {
      const table = Papa.parse<string[]>(text.replace('\ufeff', ''), { delimiter, newline: '\r\n' }).data.flat()
      if (delimiter === ',') cells += table.length
      wrong.push(...table.filter(runs).map(cell => `${title}, cut at ${JSON.stringify(delimiter)}: ${JSON.stringify(cell.slice(0, 80))}`))
    }
  say(`taken by ${[...taken].join(', ')}`)
  const kinds = new Set(files.map(({ title }) => title))
  const what = `${formulas.length} formulas in every text of ${taken.size} calls, then ${kinds.size} files as a spreadsheet opens them: ${[...kinds].join(', ')}`
  if (taken.size < 18 || kinds.size < 8) wrong.push(`only ${taken.size} calls took a text, and ${kinds.size} kinds of files came`)
  return findingOf('S10', what, `0 of ${cells} cells run`, wrong)
}

/** In a row of a file that is cut elsewhere the rest of a line stands behind; only its start can run. */
const runs = (cell: string) => /^[=+@\t\r\n-]/.test(cell) && !/^-\d{1,15}(\.\d{1,6})?$/.test(cell)

/** What is wrong with a row comes back with the seller's own columns and cells. */
async function failedImport(deployment: Deployment, takers: readonly UploadCall[]): Promise<void> {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const [head = '', row = ''] = validTable.split('\n')
  const columns = formulas.map((text, at) => quoted(`${text}${at}`)).join(',')
  const table = `${head},${columns}\n${row.replace('G5000-FOREST-S', quoted('=1+1'))},${formulas.map(quoted).join(',')}\n`
  const taker = takers.find(({ call }) => call.path === bulkCalls.importFile.path)
  if (taker) await deliver(deployment, taker, '=1+1.csv', Buffer.from(table))
}

/** Every table that these calls give out. */
async function filesOf(
  deployment: Deployment,
  token: string,
  rows: ReadonlyMap<string, readonly number[]>,
  isHere: (named: Named) => boolean,
) {
  const month = new Date().toISOString().slice(0, 7)
  const files: { title: string; text: string }[] = []
  for (const { call } of everyCall.filter(named => named.call.kind === 'download' && isHere(named))) {
    const query = call.query ? valueFor(call.query, { isLean: true })?.value : undefined
    for (const id of paramsOf(call).length === 0 ? [0] : (rows.get(stemOf(call)) ?? [1]).slice(0, 5)) {
      const { status, text, headers } = await ask(deployment.server.url, call, { token, query, params: { id, month, position: 1 } })
      const type = headers.get('content-type') ?? ''
      if (status !== 200) continue
      const bytes = Buffer.from(text, 'latin1')
      if (type.startsWith('text/csv')) files.push({ title: titleOf(call), text: bytes.toString() })
      if (type === 'application/zip')
        for (const [name, content] of unzip(bytes)) if (name.endsWith('.csv')) files.push({ title: titleOf(call), text: content })
    }
  }
  return files
}

async function imported(deployment: Deployment, seller: Seller, all: readonly UploadCall[]): Promise<Finding> {
  const wrong: string[] = []
  const orders = async () => (await seller.api(orderCalls.myOrders, { query: {} })).data.totalDocs
  const before = await orders()
  const takers = []
  for (const taker of all) if ((await deliver(deployment, taker, 'right.csv', Buffer.from(validTable))).isTaken) takers.push(taker)
  const after = (await orders()) - before
  for (const { about, name, bytes, isRightFor } of hostileTables)
    for (const taker of takers) {
      const { answer, isTaken } = await deliver(deployment, taker, name, await bytes())
      const isClear = answer.status === 200 || ([400, 413, 422].includes(answer.status) && answer.code !== '' && answer.message.length > 10)
      if (isTaken && !isRightFor) wrong.push(`${titleOf(taker.call)} takes a table with ${about}`)
      if (!isClear) wrong.push(`${titleOf(taker.call)} says of ${about}: ${answer.status} ${answer.text.slice(0, 300)}`)
    }
  if ((await orders()) !== before + after) wrong.push(`there were ${before + after} orders, and are ${await orders()}`)
  for (const taker of takers) {
    const { answer, isTaken } = await deliver(deployment, taker, 'right.csv', Buffer.from(validTable))
    if (!isTaken) wrong.push(`${titleOf(taker.call)} takes a right table no more: ${answer.status} ${answer.text.slice(0, 200)}`)
  }
  if (takers.length < 3) wrong.push(`${takers.length} calls take a table`)
  const what = `${hostileTables.length} hostile tables to ${takers.length} calls: ${takers.map(({ call }) => titleOf(call)).join(', ')}`
  return findingOf('S10', what, 'refused with a reason or read as they are, nothing made or lost', wrong)
}

async function bodies(deployment: Deployment, seller: Seller): Promise<Finding> {
  const wrong: string[] = []
  const calls = everyCall.filter(
    ({ call }) => !isSafe(call) && call.kind === 'json' && call.body && !/sign-out|\/close$|end-others/.test(call.path),
  )
  const empty = new Set(calls.filter(({ call }) => call.body && z.safeParse(call.body as z.ZodType, {}).success).map(({ call }) => call)) // a core type with its class
  for (const { call } of calls)
    for (const [about, body] of hostileBodies) {
      const token = isForStaff(call.access) ? deployment.people.tokens.owner : seller.token
      const path = call.path.replace(/\{\w+\}/g, '999999999')
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const response = await fetch(deployment.server.url + path, {
        method: call.method,
        headers,
        body: typeof body === 'string' ? body : new Uint8Array(body),
      })
      const text = await response.text()
      const isRefused = response.status >= 400 && response.status < 500 && text.startsWith('{"errors":[{"code":"')
      if (!isRefused && !(response.ok && empty.has(call)))
        wrong.push(`${titleOf(call)} of ${about}: ${response.status} ${text.slice(0, 200)}`)
    }
  return findingOf('S10', `${hostileBodies.length} hostile bodies to ${calls.length} calls`, 'each refused', wrong)
}
