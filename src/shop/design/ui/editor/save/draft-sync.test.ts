// The sync of a draft by its own clock, against a server whose answers the test gives one by one.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#base/fault.ts'
import { newText } from '../../../document/edit/fresh.rules.ts'
import { copyName, type Draft, keptCopies, writeCopy } from './draft-copy.ts'
import { openDraftSync } from './draft-sync.ts'

interface Request {
  method: string
  path: string
  body: { version?: number; productID?: string; document?: unknown }
  keepalive: boolean
  answer: (status: number, body: object) => Promise<void>
}
let asked: Request[]
let stored: Map<string, string>
beforeAll(() => {
  vi.stubGlobal('fetch', (path: string, { method = '', body, keepalive = false }: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = async (status: number, given: object) => {
      resolve(Response.json(given, { status }))
      await vi.advanceTimersByTimeAsync(0)
    }
    asked.push({ method, path, body: JSON.parse(String(body)), keepalive, answer })
    return promise
  })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size
    },
  })
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  asked = []
  stored = new Map()
})
afterEach(() => void vi.useRealTimers())

const known = { id: 7, slug: 'sun-7', name: 'Sun', version: 1 }
const open = (given: Partial<Parameters<typeof openDraftSync>[0]> = {}) =>
  openDraftSync({ readerId: 3, productID: 'G5000', known, warnings: [], isReady: false, ...given })
const area = { side: 'FRONT', widthInches: 12, heightInches: 16 } as const
const drawn = (words: string): Draft => ({
  document: { sides: [{ ...area, layers: [newText('l1', { text: words, fontId: 'lobster-400', color: '#000000' }, area)] }] },
  colors: ['Forest'],
})
const last = () => asked.at(-1) ?? expect.fail('nothing was sent')
const kept = (version: number) => last().answer(200, { data: { version, savedAt: new Date().toISOString(), warnings: [] } })
const refused = (status: number, code: string, values: object = {}) => last().answer(status, { errors: [{ code, message: code, values }] })
const copies = (of: number | string = 7) => keptCopies(copyName(3, of))

test('a stroke during a save is sent over the version that the save has made', async () => {
  const sync = open()
  sync.put(drawn('Sun'))
  const { promise, resolve } = Promise.withResolvers<void>()
  const write = vi.fn((over: typeof known) =>
    promise.then(() => {
      sync.saved({ ...over, version: over.version + 1 }, [])
    }),
  )
  const done = [sync.save(write), sync.save(write)]
  await kept(2)
  expect(write, 'a double click saves once').toHaveBeenCalledExactlyOnceWith({ ...known, version: 2 })
  sync.put(drawn('Moon'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toHaveLength(1)
  resolve()
  expect(await Promise.all(done)).toEqual([true, true])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(last().body).toMatchObject({ version: 3, document: { sides: [{ layers: [{ text: 'Moon' }] }] } })
  await kept(4)
  expect(sync.state()).toMatchObject({ status: 'saved', conflict: undefined, known: { version: 4 } })
})

test('a save that is refused holds nothing back, and one without a line is not begun', async () => {
  const sync = open()
  const write = vi.fn(async () => {
    sync.put(drawn('Moon'))
    throw new CallError(422, [])
  })
  expect(await sync.save(write)).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(last().body.version).toBe(1)
  await last().answer(503, {})
  const again = sync.save(write)
  await last().answer(503, {})
  expect([await again, write.mock.calls.length, sync.state().status]).toEqual([false, 1, 'offline'])
  sync.close()
})

test('a design that was deleted elsewhere is kept as a new one', async () => {
  const sync = open()
  sync.put(drawn('Sun'))
  await vi.advanceTimersByTimeAsync(1_000)
  await refused(404, 'PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  expect(sync.state()).toMatchObject({ status: 'changed', conflict: { version: undefined } })
  sync.put(drawn('Moon'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked.length, copies().length]).toEqual([1, 1])
  const done = sync.keepBoth()
  expect([last().method, last().body.productID, copies().length]).toEqual(['POST', 'G5000', 0])
  await last().answer(200, { data: { ...known, id: 8, warnings: [] } })
  expect([await done, sync.state().known?.id, copies('new-G5000').length]).toEqual([true, 8, 0])
  const saving = open()
  saving.met(new CallError(404, [{ code: 'PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND', message: '', detail: '' }]), drawn('Sun'))
  expect(saving.state().conflict).toEqual({ name: undefined, version: undefined })
})

test('a picture that is not there is a fault of the draft, and no conflict', async () => {
  const sync = open()
  sync.put(drawn('Sun'))
  await vi.advanceTimersByTimeAsync(1_000)
  await refused(404, 'FILE_NOT_FOUND')
  expect(sync.state()).toMatchObject({ status: 'failed', conflict: undefined })
})

test('who leaves while a draft is on its way sends the last strokes after it', async () => {
  const sync = open()
  sync.put(drawn('Sun'))
  await vi.advanceTimersByTimeAsync(1_000)
  sync.put(drawn('Moon'))
  sync.flushHidden()
  sync.flushHidden()
  sync.close()
  await kept(2)
  expect(asked).toHaveLength(2)
  expect(last()).toMatchObject({ keepalive: true, body: { version: 2, document: { sides: [{ layers: [{ text: 'Moon' }] }] } } })
  await kept(3)
  expect([asked.length, copies().length]).toEqual([2, 0])
})

test('who leaves when all is on its way sends nothing twice', async () => {
  const sync = open()
  sync.put(drawn('Sun'))
  await vi.advanceTimersByTimeAsync(1_000)
  sync.flushHidden()
  sync.close()
  await kept(2)
  expect(asked).toHaveLength(1)
})

test('two tabs keep a copy each, newest first, and each drops its own', async () => {
  const [one, other] = [open(), open()]
  one.put(drawn('Sun'))
  await vi.advanceTimersByTimeAsync(500)
  other.put(drawn('Moon'))
  expect(copies().map(({ copy }) => [copy.version, copy.at])).toEqual([
    [1, Date.now()],
    [1, Date.now() - 500],
  ])
  await vi.advanceTimersByTimeAsync(500)
  await kept(2)
  expect(copies().map(({ copy }) => copy.document)).toEqual([drawn('Moon').document])
  other.close()
  // Another design, whose id begins alike.
  writeCopy(`${copyName(3, 71)}@x`, { ...drawn('Sun'), at: 1, version: 1 })
  expect(copies()).toHaveLength(1)
})

test('a copy of an older version is one side of a conflict; one of the version that was opened is sent', async () => {
  const sync = open({ known: { ...known, version: 4 } })
  sync.restored({ ...drawn('Sun'), at: 1, version: 3 })
  sync.put(drawn('Sun'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked.length, sync.state().conflict]).toEqual([0, { name: undefined, version: 4 }])
  expect(copies()[0]?.copy.version, 'it is asked again after a reload').toBe(3)
  void sync.keepMine()
  expect(last().body.version).toBe(4)
  await kept(5)
  expect(sync.state()).toMatchObject({ status: 'saved', conflict: undefined })
  const same = open()
  same.restored({ ...drawn('Moon'), at: 1, version: 1 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(last().body).toMatchObject({ version: 1, document: { sides: [{ layers: [{ text: 'Moon' }] }] } })
  same.close()
})

test('another name does not pass off what somebody else has drawn meanwhile as seen', async () => {
  const sync = open()
  sync.know({ ...known, name: 'Moon', slug: 'moon-7', version: 5 })
  sync.put(drawn('Moon'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([sync.state().known?.slug, last().body.version]).toEqual(['moon-7', 1])
  sync.close()
})
