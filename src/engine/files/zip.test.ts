import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { zipOf } from './zip.ts'

const at = new Date('2026-11-26T12:00:00Z')
/** Bytes without end, as a file that is longer than its reader waits. */
const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(65_536))
    },
  })

test('a reader who breaks off leaves no file open', async () => {
  const file = endless()
  const zip = zipOf([{ name: 'a.jpg', open: () => file }], { at, compress: false })
  await once(zip, 'readable')
  const closed = once(file, 'close')
  zip.destroy()
  await closed
  expect(file.destroyed).toBe(true)
})

test('nor does one who is gone before it is open', async () => {
  const { promise, resolve } = Promise.withResolvers<Readable>()
  const zip = zipOf([{ name: 'a.jpg', open: () => promise }], { at, compress: false })
  zip.destroy()
  await once(zip, 'close')
  const file = endless()
  const closed = once(file, 'close')
  resolve(file)
  await closed
})

test('a file that cannot be opened ends the stream with its error', async () => {
  const zip = zipOf([{ name: 'a.jpg', open: () => Promise.reject(new Error('lost')) }], { at, compress: false })
  await expect(buffer(zip)).rejects.toThrow('lost')
})

test('of two files of one name the later has a number', async () => {
  const open = () => Readable.from([Buffer.from('x')])
  const zip = zipOf(
    ['a.jpg', 'a.jpg', 'a.jpg'].map(name => ({ name, open })),
    { at, compress: false },
  )
  const names = (await buffer(zip)).toString('latin1').match(/a(-\d)?\.jpg/g)
  expect(new Set(names)).toEqual(new Set(['a.jpg', 'a-2.jpg', 'a-3.jpg']))
})
