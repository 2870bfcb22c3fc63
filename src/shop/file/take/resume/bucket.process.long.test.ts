// An upload in parts into a bucket whose process is killed while it puts a part, and while it puts the whole: it goes on in the next process.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { noisePng } from '#test/art.ts'
import { clientOf, firstPeople } from '#test/people.ts'
import { startServer } from '#test/server.ts'
import { startS3 } from '#test/stand-ins/s3.ts'
import { beginUpload, bucketOf, sendPart, standOf } from '#test/tus.ts'
import { fileCalls } from '../../contract.ts'
import { uploadCalls } from './contract.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'inkport-bucket-'))
const s3 = await startS3()
afterAll(async () => {
  await s3.close()
  await rm(dataDir, { recursive: true })
})
const start = () => startServer({ dataDir, env: bucketOf(s3) })
/** What is put from now on waits, until it is released. */
function held(): { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  s3.hold.until = promise
  return {
    release: () => {
      delete s3.hold.until
      resolve()
    },
  }
}

test('killed in the middle of a part, and of the whole, an upload goes on where it stood, and is in the library once', async () => {
  const bytes = await noisePng(2_200)
  const [cut, more] = [3 * 2 ** 20, 12 * 2 ** 20]
  expect(bytes.length).toBeGreaterThan(more)
  const first = await start()
  const { tokens } = await firstPeople(first)
  const seller = ({ url }: { url: string }) => ({ url, token: tokens.demo })
  const path = await beginUpload(seller(first), bytes.length, 'killed-twice.png')
  const params = { id: path.split('/').at(-1) ?? '' }
  expect(await sendPart(seller(first), path, 0, bytes.subarray(0, cut))).toEqual({ status: 204, offset: cut })

  // The second part is larger than the bucket takes at once: some of it lies there, unseen.
  const part = held()
  const lost = sendPart(seller(first), path, cut, bytes.subarray(cut, more)).catch(() => 'no answer')
  await expect.poll(() => s3.uploads.size).toBe(1)
  await first.stop('SIGKILL')
  expect(await lost).toBe('no answer')
  part.release()

  const second = await start()
  expect(await standOf(seller(second), path)).toEqual({ status: 200, offset: cut })
  expect(await sendPart(seller(second), path, cut, bytes.subarray(cut))).toEqual({ status: 204, offset: bytes.length })
  const uploads = s3.uploads.size
  const whole = held()
  const unanswered = clientOf(second, tokens.demo)(uploadCalls.finishUpload, { params }).catch(() => 'no answer')
  await expect.poll(() => s3.uploads.size).toBe(uploads + 1)
  await second.stop('SIGKILL')
  expect(await unanswered).toBe('no answer')
  whole.release()

  const third = await start()
  const demo = clientOf(third, tokens.demo)
  const { data } = await demo(uploadCalls.finishUpload, { params })
  expect((await demo(uploadCalls.finishUpload, { params })).data.id).toBe(data.id)
  const content = await demo.fetch(fileCalls.fileContent, { params: { id: data.id } })
  expect(Buffer.from(await content.arrayBuffer()).equals(bytes)).toBe(true)
  expect((await demo(fileCalls.myFiles, { query: { q: 'killed-twice' } })).data.docs).toHaveLength(1)
  await third.stop()
})
