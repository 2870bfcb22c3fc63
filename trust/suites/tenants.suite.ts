// P13: one account sends its worst files all the time, and another one's small files are taken as if it were alone.
import { fileCalls } from '#shop/file/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { blankPng } from '#test/raw-picture.ts'
import { slowPdf } from '#test/slow-pdf.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { type FileAnswer, sendFiles } from '../hostile/send.ts'
import { type UploadCall, uploadCallsOf } from '../hostile/upload-calls.ts'
import { validLabel } from '../hostile/valid-files.ts'
import { findingOf } from '../money.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'
import { hangMs, seconds, slowOf, timed } from '../timed.ts'

const uploads = { bug: 10, fast: 20, ci: 40, nightly: 300 }
const limitMs = 2_000
/** Of each worst file so many are under way at once. */
const atOnce = 4
/** Of those that are begun, as many as may end while a small file is done. */
const mostBefore = 4

/** What the other account does meanwhile. */
interface Beside {
  isOver: boolean
  /** Its costly files that were done. */
  answered: number
}

/** Small to send, long to open: comments that could end in many places, rows in seven passes, squares by the million. */
const worst: readonly { about: string; to: Wanted; isCostly: boolean; bytes(): Buffer }[] = [
  {
    about: '505 bytes of comments',
    to: fileCalls.uploadFiles,
    isCostly: false,
    bytes: () => Buffer.from('<!---->'.repeat(73).slice(0, 505)),
  },
  {
    about: 'an interlaced PNG of 12000 × 12000',
    to: fileCalls.uploadFiles,
    isCostly: true,
    bytes: () => blankPng(12_000, 12_000, { interlaced: 1 }),
  },
  { about: 'a PDF of a kilobyte that draws ten million squares', to: labelCalls.supplyLabel, isCostly: true, bytes: () => slowPdf(7) },
]
type Wanted = { readonly path: string }

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  // Files do not know the engine.
  ciOn: 'embedded',
  isAlone: true,
  async run({ deployment: open, profile, afterwards }: Given) {
    const deployment = await open()
    const [many, few] = [await sending(deployment, 'many'), await sending(deployment, 'few')]
    const alone = await answeredSoon(many)
    const beside: Beside = { isOver: false, answered: 0 }
    afterwards(async () => {
      beside.isOver = true
    })
    for (const each of worst) for (let at = 0; at < atOnce; at++) void goOn(many, each, beside)
    await pause(3_000)
    const finding = await smallUploads(few, uploads[profile], beside)
    beside.isOver = true
    return [alone, finding]
  },
}

type Send = (to: Wanted, name: string, bytes: Uint8Array) => Promise<FileAnswer>

/** A seller of the app, and how they send a file. */
async function sending(deployment: Deployment, username: string): Promise<Send> {
  const takers = await uploadCallsOf(deployment, await deployment.seller(username))
  const takerFor = ({ path }: Wanted): UploadCall => {
    const taker = takers.find(({ call }) => call.path === path)
    if (!taker) throw new Error(`Nothing takes a file at ${path}.`)
    return taker
  }
  return (to, name, bytes) => {
    const taker = takerFor(to)
    return sendFiles(deployment.server.url, taker.call, { ...taker, body: taker.body() }, [{ name, bytes }])
  }
}

/** What needs no time to be told is told at once, before anybody else is there. */
async function answeredSoon(send: Send): Promise<Finding> {
  const [comments] = worst
  const from = performance.now()
  const answer = comments && (await Promise.race([send(comments.to, 'worst.png', comments.bytes()), pause(hangMs)]))
  const refused = timed('refused in', performance.now() - from, limitMs)
  const wrong = answer?.code === 'NOT_AN_IMAGE' ? [] : [`${answer ? `${answer.status} ${answer.text.slice(0, 200)}` : 'no answer'}`]
  return { ...findingOf('P13', `${comments?.about}, sent as a picture`, refused.text, wrong), ...slowOf(refused) }
}

/** Sends it again as soon as it is answered, for as long as it takes. */
async function goOn(send: Send, { to, bytes, isCostly }: (typeof worst)[number], beside: Beside): Promise<void> {
  const file = bytes()
  while (!beside.isOver) {
    const answer = await send(to, 'worst', file).catch(() => undefined) // a deployment that closes answers nobody
    if (!answer || answer.status === 429) await pause(200)
    else if (isCostly) beside.answered++
  }
}

/** Whoever waits in one line with the other account waits for all of its costly files that were there before. */
async function smallUploads(send: Send, count: number, beside: Beside): Promise<Finding> {
  const wrong: string[] = []
  const times: number[] = []
  let most = 0
  for (let at = 0; at < count && most <= mostBefore; at++) {
    const isLabel = at % 4 === 3
    const file = isLabel ? await validLabel() : blankPng(300 + at, 400, { colour: 2 })
    const [from, before] = [performance.now(), beside.answered]
    const answer = await send(isLabel ? labelCalls.supplyLabel : fileCalls.uploadFiles, `small-${at}`, file)
    times.push(performance.now() - from)
    most = Math.max(most, beside.answered - before)
    if (answer.status !== 200) wrong.push(`${isLabel ? 'a label' : 'a picture'}: ${answer.status} ${answer.text.slice(0, 200)}`)
  }
  times.sort((one, other) => one - other)
  if (most > mostBefore) wrong.push(`one of them waited while ${most} costly files of the other account were done`)
  const p99 = timed('p99', times[Math.floor((count - 1) * 0.99)] ?? Number.NaN, limitMs)
  const half = seconds(times[count >> 1] ?? 0)
  const figure = `all taken, each while at most ${most} costly ones were done; ${p99.text}, half of them within ${half}`
  const what = `${count} small pictures and labels beside ${worst.length * atOnce} worst files of another account`
  return { ...findingOf('P13', what, figure, wrong), ...slowOf(p99) }
}

const pause = (milliseconds: number): Promise<undefined> => new Promise(done => setTimeout(done, milliseconds, undefined))
