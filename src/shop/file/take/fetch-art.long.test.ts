import { afterAll, expect, test } from 'vitest'
import { startDriveShop } from '#test/shop.ts'
import { type DriveFile, driveIdOf } from '#test/stand-ins/drive.ts'
import { fetchArt, takeLinked } from '../file.ts'

const { drive, shop, close } = await startDriveShop()
afterAll(close)

const atLast = { isLastTry: true }
const file = (name: string, type: string, bytes: Uint8Array | string): DriveFile => ({
  kind: 'file',
  name,
  type,
  bytes: Buffer.from(bytes),
})

test('art behind a share link is fetched once, decoded and stored under the drive’s name', async () => {
  const link = await drive.shareArt(600, 800)
  const taken = await fetchArt(shop.engine, link, atLast)
  if (typeof taken === 'string') throw new Error(taken)
  expect(taken).toMatchObject({ name: 'art.png', type: 'image/png', width: 600, height: 800 })
  expect(await shop.engine.files.has(taken.sha256)).toBe(true)
  expect(drive.hits.get(driveIdOf(link))).toBe(1)
})

test('so many links of one account are fetched at once; others, and who asks for one of them again, are not refused', async () => {
  const links = await Promise.all([1, 2, 3, 4, 5].map(each => drive.shareArt(60 + each, 80)))
  const take = async (sellerId: number, link = '') =>
    takeLinked(shop.engine, sellerId, link).then(
      () => 'taken',
      ({ code }) => code,
    )
  const mine = links.map(link => take(1, link))
  const again = take(1, links[0])
  const theirs = take(2, links[4])
  expect(await Promise.all([...mine, again, theirs])).toEqual([...Array(4).fill('taken'), 'FILE_LINKS_TOO_MANY', 'taken', 'taken'])
  expect(await take(1, links[4])).toBe('taken')
})

test.each<[string, DriveFile, string]>([
  ['a file that is not shared and shows a web page', { kind: 'sign-in' }, 'FILE_LINK_INVALID'],
  ['a file that is not shared and leads to a sign-in', { kind: 'redirect-to-sign-in' }, 'FILE_LINK_INVALID'],
  ['a web page under a picture’s type', file('art.png', 'image/png', '<!doctype html><title>Sign in</title>'), 'FILE_LINK_INVALID'],
  ['a redirect to this machine', { kind: 'redirect-home' }, 'FILE_LINK_INVALID'],
  ['a file that is gone', { kind: 'missing' }, 'FILE_LINK_GONE'],
  ['a file of 60 MB', { kind: 'oversize' }, 'FILE_LINK_TOO_LARGE'],
  ['a PDF', file('art.pdf', 'application/pdf', '%PDF-1.7\n'), 'FILE_LINK_NOT_PRINTABLE'],
  ['a text', file('art.png', 'application/octet-stream', 'hello'), 'NOT_AN_IMAGE'],
  ['half a picture', file('art.png', 'image/png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')), 'IMAGE_CORRUPT'],
])('%s is refused at once', async (_name, behind, code) => {
  expect(await fetchArt(shop.engine, drive.share(behind), { isLastTry: false })).toBe(code)
})

test.each(['http://drive.google.com/file/d/x', 'https://example.com/art.png', 'http://127.0.0.1/art.png', 'no link'])(
  '%s is refused without a call',
  async link => {
    expect(await fetchArt(shop.engine, link, { isLastTry: false })).toBe('FILE_LINK_INVALID')
  },
)

test.each<DriveFile['kind']>(['broken', 'cut', 'hang'])(
  'a drive that is %s is asked again, and on the last try that is the reason',
  async kind => {
    const link = drive.share({ kind } as DriveFile) // one of the kinds that need no more
    await expect(fetchArt(shop.engine, link, { isLastTry: false })).rejects.toThrow('outbound call refused')
    expect(await fetchArt(shop.engine, link, atLast)).toBe('FILE_LINK_UNREACHABLE')
  },
)
