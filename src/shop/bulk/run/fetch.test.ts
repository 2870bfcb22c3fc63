// Imports by link, and what their files are called.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { seedShipping } from '#shop/shipping/seed.ts'
import { head, over, row, sent } from '#test/import.ts'
import { widenLimits } from '#test/limits.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { bulkCalls } from '../contract.ts'

// The cloud drive: one id is a table, and so is a tab of a sheet; any other leads to a page about the file.
const drive = createServer((request, response) => {
  const isFile = /good-file|\/export\?format=csv&gid=7$/.test(request.url ?? '')
  response.setHeader('content-type', isFile ? 'application/octet-stream' : 'text/html')
  if (isFile) response.setHeader('content-disposition', 'attachment; filename="june.csv"')
  response.end(isFile ? head + row('L1') : '<!doctype html><html>Sign in</html>')
})
await new Promise<void>(resolve => drive.listen(0, '127.0.0.1', resolve))
const drivePort = (drive.address() as AddressInfo).port // a TCP port was just opened
const shop = await startShop({
  env: { OUTBOUND_MAP: ['drive.usercontent', 'docs'].map(name => `${name}.google.com=127.0.0.1:${drivePort}`).join(',') },
})
afterAll(async () => {
  await shop.close()
  drive.close()
})
let seller: Client
beforeAll(async () => {
  await shop.write(async tx => {
    for (const arrange of [seedCatalogue, seedShipping, widenLimits]) await arrange(tx)
  })
  seller = shop.client((await seedSeller(shop.engine.db)).token)
})

test('a link is fetched by a job; a page in place of a file is refused with what to do', async () => {
  const link = (id: string) => `https://drive.google.com/file/d/${id}/view?usp=sharing`
  const { data } = await seller(bulkCalls.importLink, { body: { link: link('good-file-1234') } })
  expect(data.status).toBe('FETCHING')
  expect(await over(seller, data.id)).toMatchObject({
    status: 'READY',
    fileName: 'june.csv',
    goodRows: 1,
  })
  const page = await seller(bulkCalls.importLink, { body: { link: link('a-page-12345') } })
  expect(await over(seller, page.data.id)).toMatchObject({
    status: 'REFUSED',
    fault: { code: 'TABLE_IS_HTML' },
  })
  expect(await codeOf(seller(bulkCalls.importLink, { body: { link: 'http://127.0.0.1/a.csv' } }))).toBe('IMPORT_LINK_INVALID')
})

test('a link to a Google Sheet is the table of its tab', async () => {
  const link = 'https://docs.google.com/spreadsheets/d/1abcdefghijk/edit?usp=sharing#gid=7'
  const { data } = await seller(bulkCalls.importLink, { body: { link } })
  expect(await over(seller, data.id)).toMatchObject({ status: 'READY', link, goodRows: 1 })
})

test.each([
  ['https://drive.google.com/drive/folders/1abcdefghijk?usp=sharing', 'IMPORT_LINK_FOLDER'],
  ['https://www.dropbox.com/scl/fo/abc/h?rlkey=k', 'IMPORT_LINK_FOLDER'],
  ['https://docs.google.com/document/d/1abcdefghijk/edit', 'IMPORT_LINK_PAGE'],
  ['https://open-fs-va.tiktokshop.com/wsos/label.pdf', 'IMPORT_LINK_INVALID'],
])('%s is refused at once as %s', async (link, code) => {
  expect(await codeOf(seller(bulkCalls.importLink, { body: { link } }))).toBe(code)
})

test('a file is known by what can be read of its name, wherever the name comes from', async () => {
  expect((await sent(seller, head + row('NAME-1'), '../june\0\x1f.csv')).fileName).toBe('june .csv')
  const { data } = await seller(bulkCalls.importLink, { body: { link: 'https://www.dropbox.com/s/1/%ff%00.csv' } })
  expect(data.fileName).toBe('%ff%00.csv')
})
