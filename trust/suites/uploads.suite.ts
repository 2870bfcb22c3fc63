// S9: no file is taken for what it is not, whatever call it is sent to; what is made to burst costs the app little; the largest
// legal picture is taken. The calls come from the contract, and what each takes is found out by sending it right files.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileNameFault } from '#base/fields.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { elsewhereCalls } from '#shop/label/buy/elsewhere/contract.ts'
import { titleOf } from '../contract/every-call.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { deliver } from '../hostile/deliver.ts'
import type { FileKind, HostileFile } from '../hostile/file.ts'
import { type Peaks, watchMemory } from '../hostile/memory.ts'
import { hostileNames } from '../hostile/names.ts'
import { costliestPicture, hostilePictures, largestPicture, loadedPictures } from '../hostile/picture.ts'
import { sendFiles } from '../hostile/send.ts'
import { servedWrongly } from '../hostile/served-files.ts'
import { type UploadCall, uploadCallsOf } from '../hostile/upload-calls.ts'
import { loadedLabels, validFiles } from '../hostile/valid-files.ts'
import { hostilePdfs, hostileWorkbooks, workbookBomb, wrongFiles } from '../hostile/wrong-files.ts'
import { hostileZpl, settingZpl } from '../hostile/zpl.ts'
import { findingOf } from '../money.ts'
import type { Finding, Given, Profile, Suite } from '../run/suite.ts'

/** A call, what it takes as far as that is known, and why it took nothing else. */
type Known = UploadCall & { readonly kinds: readonly FileKind[]; readonly refusals: readonly string[] }
interface Counter {
  readonly deployment: Deployment
  readonly profile: Profile
  readonly takers: readonly Known[]
}

export const suite: Suite = {
  engines: ['embedded'],
  async *run({ deployment: open, profile, say }: Given) {
    const deployment = await open()
    const seller = await deployment.seller('uploading')
    const takers: Known[] = []
    for (const taker of await uploadCallsOf(deployment, seller)) takers.push({ ...taker, ...(await kindOf(deployment, taker)) })
    const counter = { deployment, profile, takers }
    const peaks = watchMemory(deployment.server.pid)
    yield known(counter)
    yield await loaded(counter, say)
    yield await manyAtOnce(counter)
    if (profile !== 'bug') yield await named(counter)
    // Of what bursts, too.
    yield await hostile(counter, say)
    yield await printers(counter)
    if (isWhole(profile)) yield await legal(counter)
    yield bounded(peaks())
    yield leftBehind(deployment)
  },
}

const isWhole = (profile: Profile) => profile === 'ci' || profile === 'nightly'

/** What a call takes: the kinds of right files that it does not refuse. */
async function kindOf(deployment: Deployment, taker: UploadCall): Promise<Pick<Known, 'kinds' | 'refusals'>> {
  const taken: FileKind[] = []
  const refusals: string[] = []
  for (const { kind, name, bytes } of validFiles) {
    const { isTaken, answer } = await deliver(deployment, taker, name, await bytes())
    if (isTaken) taken.push(kind)
    else refusals.push(`${kind}: ${answer.text.slice(0, 200)}`)
  }
  return { kinds: taken, refusals }
}

/** What a ticket shows is a picture or any PDF, and so is the paper of a label bought elsewhere, whose number is typed where it is not read; every other call takes one kind. */
const takesAny = ({ path }: UploadCall['call']) => path.includes('/ticket') || path === elsewhereCalls.readElsewhere.path

function known({ takers }: Counter): Finding {
  const wrong = takers.flatMap(({ call, kinds, refusals }) =>
    kinds.length === 1 || (takesAny(call) && String(kinds) === 'picture,label,document')
      ? []
      : [`${titleOf(call)} takes none of a picture, a table, a label and a document, or more than one: ${refusals.join(' ')}`],
  )
  const what = `a picture, a table, a label and a document to ${takers.length} calls that take files: ${takers.map(({ call, kinds }) => `${titleOf(call)} (${kinds.join(' and ')})`).join(', ')}`
  return findingOf('S9', what, 'each takes one kind', wrong)
}

const corpus = [...wrongFiles, ...hostilePictures, ...hostilePdfs, ...hostileWorkbooks]

async function hostile({ deployment, profile, takers }: Counter, say: (text: string) => void): Promise<Finding> {
  const wrong: string[] = []
  const codes = new Map<string, number>()
  // What takes seconds goes to one call of each kind; all of them do the same with it.
  const isRepeated = (at: number) =>
    profile !== 'nightly' && takers.findIndex(({ kinds }) => String(kinds) === String(takers[at]?.kinds)) < at
  const files = corpus.filter(({ isHeavy }) => !isHeavy || isWhole(profile))
  for (const each of files) {
    const bytes = await each.bytes()
    for (const taker of takers.filter((_, at) => !(each.isHeavy && isRepeated(at)))) {
      const delivered = await deliver(deployment, taker, each.name, bytes)
      codes.set(delivered.code, (codes.get(delivered.code) ?? 0) + 1)
      if (!delivered.isTaken) wrong.push(...refusedWrongly(delivered).map(what => `${titleOf(taker.call)} says of ${each.about}: ${what}`))
      else if (isRight(each, taker.kinds)) wrong.push(...(await givenBack(deployment, taker, each, delivered)))
      else wrong.push(`${titleOf(taker.call)} takes ${each.about}`)
    }
  }
  say([...codes].map(([code, count]) => `${count} × ${code}`).join(', '))
  return findingOf('S9', `${files.length} hostile files to ${takers.length} calls`, '0 taken, each refused with its reason', wrong)
}

/** What would do more to a printer than draw its label is refused as that; what programs write before each label is left out of it. */
async function printers({ deployment, takers }: Counter): Promise<Finding> {
  const wrong: string[] = []
  const ofLabels = takers.filter(({ call, kinds }) => String(kinds) === 'label' || call.path === elsewhereCalls.readElsewhere.path)
  for (const { call, anew } of ofLabels) {
    for (const { about, zpl } of hostileZpl) {
      const { code } = await deliver(deployment, await anew(), 'label.zpl', Buffer.from(zpl()))
      if (code !== 'LABEL_ZPL_COMMAND') wrong.push(`${titleOf(call)} says of ZPL that ${about}: ${code}`)
    }
    const { isTaken, code } = await deliver(deployment, await anew(), 'label.zpl', Buffer.from(settingZpl()))
    if (!isTaken) wrong.push(`${titleOf(call)} refuses a label behind settings: ${code}`)
  }
  if (ofLabels.length === 0) wrong.push('no call takes labels')
  return findingOf(
    'S9',
    `${hostileZpl.length} hostile ZPL files to ${ofLabels.length} calls`,
    'none reaches a printer, settings are left out',
    wrong,
  )
}

const isRight = ({ isRightFor }: HostileFile, kinds: readonly FileKind[]) => isRightFor !== undefined && kinds.includes(isRightFor)
type Delivered = Awaited<ReturnType<typeof deliver>>

/** The file is what is wrong, and words say so, at once or by its check: not a missing right, row or chance. */
function refusedWrongly({ answer: { status, message, text }, code }: Delivered): string[] {
  const isAboutTheFile = code !== '' && (status === 200 || ([400, 413, 415, 422].includes(status) && message.length > 10))
  return isAboutTheFile ? [] : [`${status} ${text.slice(0, 300)}`]
}

async function givenBack(
  deployment: Deployment,
  taker: UploadCall,
  { about }: Pick<HostileFile, 'about'>,
  { answer }: Delivered,
): Promise<string[]> {
  return (await servedWrongly(deployment, taker, answer.text)).map(what => `${about}, taken by ${titleOf(taker.call)}: ${what}`)
}

const atOnce = 16

/** As many workbooks at one moment as a busy hour has, each a hundred times larger than it looks: nobody's process dies of them. */
async function manyAtOnce({ deployment, takers }: Counter): Promise<Finding> {
  const tables = takers.filter(({ kinds }) => kinds.includes('table'))
  const bytes = workbookBomb()
  const answers = await Promise.all(
    Array.from({ length: atOnce }, async (_, at) => {
      const taker = tables[at % tables.length]
      return taker && (await deliver(deployment, taker, 'orders.xlsx', bytes).catch(error => String(error)))
    }),
  )
  const wrong = answers.flatMap(given => (typeof given === 'object' && given.code !== '' ? [] : [String(given && JSON.stringify(given))]))
  const isAlive = await fetch(`${deployment.server.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
  return findingOf('S9', `${atOnce} workbooks at once, each 30 MB unpacked`, 'each answered with its reason, 0 process deaths', [
    ...wrong,
    ...(isAlive ? [] : ['the process has died']),
  ])
}

/** A right file under each name: refused, or kept under one that leads nowhere. */
async function named({ deployment, takers }: Counter): Promise<Finding> {
  const wrong: string[] = []
  const sent = takers.filter(({ kinds }) => kinds.length > 0)
  for (const [about, name] of hostileNames)
    for (const { kinds, anew } of sent) {
      const right = validFiles.find(each => each.kind === kinds[0])
      const taker = await anew()
      const delivered = await deliver(deployment, taker, name, (await right?.bytes()) ?? Buffer.of())
      const { answer } = delivered
      if (delivered.isTaken) wrong.push(...(await givenBack(deployment, taker, { about }, delivered)))
      const kept = answer.status === 200 ? namesIn(JSON.parse(answer.text)).filter(fileNameFault) : []
      if (answer.status >= 500 || (answer.status >= 400 && answer.code === ''))
        wrong.push(`${titleOf(taker.call)} of ${about}: ${answer.status} ${answer.text.slice(0, 200)}`)
      if (kept.length > 0) wrong.push(`${titleOf(taker.call)} keeps ${about} as ${JSON.stringify(kept)}`.slice(0, 300))
    }
  const [taker] = sent
  const many =
    taker &&
    (await sendFiles(
      deployment.server.url,
      taker.call,
      { ...taker, body: taker.body() },
      Array.from({ length: 30 }, () => ({ name: 'a.png', bytes: Buffer.of() })),
    ))
  if (!many || many.status < 400 || many.status >= 500) wrong.push(`30 files at once: ${many?.status}`)
  return findingOf(
    'S9',
    `right files under ${hostileNames.length} hostile names to ${sent.length} calls, and 30 files at once`,
    'refused, or kept under names that lead nowhere',
    wrong,
  )
}

/** What a file is called wherever an answer says it. */
function namesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /^(name|fileName)$/.test(key) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, inner]) => namesIn(inner, name)) : []
}

/** Right pictures and labels that carry more: taken or not, what is given back of them is a picture or a label alone. */
async function loaded({ deployment, takers }: Counter, say: (text: string) => void): Promise<Finding> {
  const wrong: string[] = []
  const taken = new Map(
    takers.filter(({ kinds }) => kinds.includes('picture') || kinds.includes('label')).map(taker => [titleOf(taker.call), 0]),
  )
  for (const [kind, files] of [
    ['picture', loadedPictures],
    ['label', loadedLabels],
  ] as const)
    for (const each of files)
      for (const { anew } of takers.filter(one => one.kinds.includes(kind))) {
        const taker = await anew()
        const delivered = await deliver(deployment, taker, each.name, await each.bytes())
        if (!delivered.isTaken) {
          wrong.push(...refusedWrongly(delivered).map(what => `${titleOf(taker.call)} says of ${each.about}: ${what}`))
          continue
        }
        taken.set(titleOf(taker.call), (taken.get(titleOf(taker.call)) ?? 0) + 1)
        wrong.push(...(await givenBack(deployment, taker, each, delivered)))
      }
  for (const [title, count] of taken) if (count === 0) wrong.push(`${title} took none of them, so nothing was given back`)
  say(`loaded files taken: ${[...taken].map(([title, count]) => `${count} by ${title}`).join(', ')}`)
  const files = loadedPictures.length + loadedLabels.length
  return findingOf(
    'S9',
    `${files} pictures and labels that carry bombs, scripts, pages and archives`,
    'given back as what they are alone',
    wrong,
  )
}

async function legal({ deployment, takers }: Counter): Promise<Finding> {
  const wrong: string[] = []
  const library = takers.find(({ call }) => call.path === fileCalls.uploadFiles.path)
  const times: string[] = []
  for (const [about, bytes] of [
    ['30000 × 30000', largestPicture()],
    ['interlaced, 19000 × 19000', costliestPicture()],
  ] as const) {
    const from = performance.now()
    const { answer, isTaken } = library ? await deliver(deployment, library, 'large.png', bytes) : { answer: undefined, isTaken: false }
    times.push(`${about} in ${((performance.now() - from) / 1_000).toFixed(1)} s`)
    if (!isTaken) wrong.push(`${about}: ${answer?.status} ${answer?.text.slice(0, 200)}`)
  }
  return findingOf('S9', 'the largest legal pictures', `taken: ${times.join(', ')}`, wrong)
}

const mostChildMb = 1_536
const mostGrownMb = 300
const bounded = ({ grownMb, childMb, children }: Peaks): Finding => ({
  promise: 'S9',
  what: 'memory meanwhile',
  figure: `the app + ${grownMb} MB (of ${mostGrownMb}), a child at most ${childMb} MB (of ${mostChildMb}), ${children} children`,
  // Where no child was seen at work, nothing has been measured.
  isKept: grownMb <= mostGrownMb && childMb <= mostChildMb && children > 0 && childMb > 0,
})

function leftBehind({ dataDir, server }: Deployment): Finding {
  const left = readdirSync(join(dataDir, 'files', 'tmp'))
  const logged = server.errors()
  return findingOf(
    'S9',
    'what is left in the way in, and errors logged',
    'nothing, none',
    [...left, ...logged].slice(0, 30).map(line => line.slice(0, 900)),
  )
}
