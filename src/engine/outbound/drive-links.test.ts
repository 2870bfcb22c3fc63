import { expect, test } from 'vitest'
import { directLink, driveHosts } from './drive-links.ts'

const id = '1AbC_d-EfGhIjKlMnOpQrStUvWxYz0123'
const download = `https://drive.usercontent.google.com/download?export=download&confirm=t&id=${id}`

test.each([
  `https://drive.google.com/file/d/${id}/view?usp=sharing`,
  `https://drive.google.com/file/d/${id}/edit`,
  `https://drive.google.com/file/u/1/d/${id}/preview`,
  `https://drive.google.com/a/shop.example/file/d/${id}/view`,
  `https://drive.google.com/open?id=${id}`,
  `https://drive.google.com/uc?export=download&id=${id}`,
  `https://docs.google.com/uc?id=${id}`,
  `  https://drive.google.com/file/d/${id}  `,
])('the share link %s leads to the file', link => {
  expect(directLink(link)).toBe(download)
})

test('an old link keeps its resource key', () => {
  expect(directLink(`https://drive.google.com/file/d/${id}/view?resourcekey=0-abc`)).toBe(`${download}&resourcekey=0-abc`)
})

test('a Dropbox link downloads in place of showing a page', () => {
  expect(directLink('https://www.dropbox.com/s/abc/front.png?dl=0')).toBe('https://www.dropbox.com/s/abc/front.png?dl=1')
  expect(directLink('https://www.dropbox.com/scl/fi/abc/a.png?rlkey=k&raw=1')).toBe('https://www.dropbox.com/scl/fi/abc/a.png?rlkey=k&dl=1')
})

test('folders, other hosts and texts that are no address are left alone', () => {
  for (const link of ['https://drive.google.com/drive/folders/abcdefghijkl', 'https://example.com/a.png', 'not a link', ''])
    expect(directLink(link)).toBe(link)
})

test('the addresses that share links become are on the list of hosts', () => {
  expect(driveHosts).toContain(new URL(download).hostname)
})
