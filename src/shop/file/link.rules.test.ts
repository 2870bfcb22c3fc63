import { describe, expect, test } from 'vitest'
import { directLink, type LinkPurpose, linkFlaw, linkHosts } from './link.rules.ts'

const id = '1AbC_d-EfGhIjKlMnOpQrStUvWxYz0123'
const download = `https://drive.usercontent.google.com/download?export=download&confirm=t&id=${id}`
const sheet = `https://docs.google.com/spreadsheets/d/${id}`

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

test.each([
  [`${sheet}/edit#gid=123`, `${sheet}/export?format=csv&gid=123`],
  [`${sheet}/edit?gid=0#gid=0`, `${sheet}/export?format=csv&gid=0`],
  [`${sheet}/edit?usp=sharing`, `${sheet}/export?format=csv`],
  [`https://docs.google.com/spreadsheets/u/1/d/${id}/htmlview?gid=7`, `${sheet}/export?format=csv&gid=7`],
  [`https://docs.google.com/a/shop.example/spreadsheets/d/${id}/edit`, `${sheet}/export?format=csv`],
  [
    `https://docs.google.com/spreadsheets/d/e/2PACX-1vAbCdEf/pubhtml?gid=5&single=true`,
    'https://docs.google.com/spreadsheets/d/e/2PACX-1vAbCdEf/pub?output=csv&gid=5&single=true',
  ],
  [`${sheet}/export?format=xlsx`, `${sheet}/export?format=xlsx`],
])('of the sheet %s its tab is fetched as CSV', (link, csv) => {
  expect(directLink(link)).toBe(csv)
})

test('folders, other hosts and texts that are no address are left alone', () => {
  for (const link of ['https://drive.google.com/drive/folders/abcdefghijkl', 'https://example.com/a.png', 'not a link', ''])
    expect(directLink(link)).toBe(link)
})

test('the addresses that share links become are on every list of hosts', () => {
  for (const hosts of Object.values(linkHosts)) {
    expect(hosts).toContain(new URL(download).hostname)
    expect(hosts).toContain('docs.google.com')
  }
})

describe('what a link may be', () => {
  const file = `https://drive.google.com/file/d/${id}/view`
  const folder = 'https://drive.google.com/drive/u/0/folders/1AbCdEfGhIj?usp=sharing'
  test.each<[string, Record<LinkPurpose, ReturnType<typeof linkFlaw>>]>([
    [file, { ART: undefined, LABEL: undefined, TABLE: undefined }],
    ['https://www.dropbox.com/scl/fi/abc/a.png?rlkey=k&dl=0', { ART: undefined, LABEL: undefined, TABLE: undefined }],
    ['https://dl.dropboxusercontent.com/s/abc/a.png', { ART: undefined, LABEL: undefined, TABLE: undefined }],
    [folder, { ART: 'FOLDER', LABEL: 'FOLDER', TABLE: 'FOLDER' }],
    ['https://drive.google.com/folderview?id=abc', { ART: 'FOLDER', LABEL: 'FOLDER', TABLE: 'FOLDER' }],
    ['https://www.dropbox.com/scl/fo/abc/h?rlkey=k', { ART: 'FOLDER', LABEL: 'FOLDER', TABLE: 'FOLDER' }],
    ['https://www.dropbox.com/sh/abc/def?dl=0', { ART: 'FOLDER', LABEL: 'FOLDER', TABLE: 'FOLDER' }],
    [`${sheet}/edit#gid=1`, { ART: 'PAGE', LABEL: 'PAGE', TABLE: undefined }],
    [`https://docs.google.com/document/d/${id}/edit`, { ART: 'PAGE', LABEL: 'PAGE', TABLE: 'PAGE' }],
    [`https://docs.google.com/document/d/${id}/export?format=pdf`, { ART: undefined, LABEL: undefined, TABLE: undefined }],
    ['https://open-fs-va.tiktokshop.com/wsos/label.pdf?x=1', { ART: 'INVALID', LABEL: undefined, TABLE: 'INVALID' }],
    ['https://p16-oec-va.ibyteimg.com/label.pdf', { ART: 'INVALID', LABEL: undefined, TABLE: 'INVALID' }],
    ['https://deliver.goshippo.com/4d98.pdf?Expires=1', { ART: 'INVALID', LABEL: undefined, TABLE: 'INVALID' }],
    ['https://easypost-files.s3.us-west-2.amazonaws.com/files/postage_label/1.pdf', { ART: 'INVALID', LABEL: undefined, TABLE: 'INVALID' }],
    ['https://example.com/a.png', { ART: 'INVALID', LABEL: 'INVALID', TABLE: 'INVALID' }],
    ['http://drive.google.com/file/d/1/view', { ART: 'INVALID', LABEL: 'INVALID', TABLE: 'INVALID' }],
    ['https://drive.google.com.evil.example/a', { ART: 'INVALID', LABEL: 'INVALID', TABLE: 'INVALID' }],
    ['https://tiktokshop.com.evil.example/a', { ART: 'INVALID', LABEL: 'INVALID', TABLE: 'INVALID' }],
    ['https://evil-tiktokshop.com/a', { ART: 'INVALID', LABEL: 'INVALID', TABLE: 'INVALID' }],
    ['https://drive.google.com:8443/a', { ART: 'INVALID', LABEL: 'INVALID', TABLE: 'INVALID' }],
    ['https://user@drive.google.com/a', { ART: 'INVALID', LABEL: 'INVALID', TABLE: 'INVALID' }],
    [`https://drive.google.com/${'a'.repeat(2_000)}`, { ART: 'INVALID', LABEL: 'INVALID', TABLE: 'INVALID' }],
    ['a b', { ART: 'INVALID', LABEL: 'INVALID', TABLE: 'INVALID' }],
  ])('%s', (link, flaws) => {
    const found = (['ART', 'LABEL', 'TABLE'] as const).map(purpose => [purpose, linkFlaw(link, purpose)])
    expect(Object.fromEntries(found)).toEqual(flaws)
  })
})
