import { afterAll, expect, test } from 'vitest'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { startShop } from '#test/shop.ts'

const metricsToken = 'a token of the monitoring'
const shop = await startShop({ env: { METRICS_TOKEN: metricsToken } })
afterAll(() => shop.close())

const minh = await seedSeller(shop.engine.db)
const bearer = { authorization: `Bearer ${minh.token}` }
const profile = { fullName: 'Minh Lee', phone: '+18865550124', address: '1034 Elm Ave' }
const put = (headers: Record<string, string>, body: object = profile) =>
  fetch(`${shop.url}/core/user/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const codeOf = async (response: Response) => {
  const { errors }: { errors: { code: string; path?: string }[] } = await response.json()
  return [response.status, errors[0]?.code]
}

test('an unknown path is a 404 with a request id in its header only', async () => {
  const response = await fetch(`${shop.url}/v1/nothing`)
  expect(response.status).toBe(404)
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await response.json()).toEqual({
    errors: [{ code: 'NOT_FOUND', detail: 'NOT_FOUND', message: 'Not found.' }],
  })
})

test('a refusal speaks the reader’s language', async () => {
  const response = await fetch(`${shop.url}/v1/nothing`, { headers: { 'accept-language': 'vi-VN,vi;q=0.9' } })
  expect(await response.text()).toContain('Không tìm thấy.')
})

test('the server says that it is alive and ready', async () => {
  expect(await (await fetch(`${shop.url}/healthz`)).json()).toEqual({ status: 'ok' })
  expect(await (await fetch(`${shop.url}/readyz`)).json()).toEqual({ status: 'ready' })
})

test('how it is doing is told to whoever has the token of the monitoring alone', async () => {
  const ask = (authorization?: string) => fetch(`${shop.url}/metrics`, { headers: authorization ? { authorization } : {} })
  expect(await (await ask(`Bearer ${metricsToken}`)).text()).toContain('http_request_duration_seconds')
  for (const guess of [undefined, 'Bearer', `Bearer ${minh.token}`, `Basic ${metricsToken}`]) expect((await ask(guess)).status).toBe(404)
})

test('every wrong field is named, with the code of its rule', async () => {
  const response = await put(bearer, { fullName: '', phone: 'abc' })
  expect(response.status).toBe(400)
  const { errors }: { errors: { code: string; path?: string }[] } = await response.json()
  expect(errors.map(({ code, path }) => `${path} ${code}`)).toEqual(
    expect.arrayContaining(['fullName REQUIRED', 'phone PHONE_INVALID', 'address REQUIRED']),
  )
})

test('a field that a call does not know is refused by its name, at any depth, and nothing is changed', async () => {
  const entriesOf = async (response: Response) => {
    const { errors }: { errors: { code: string; path?: string; message: string }[] } = await response.json()
    return [response.status, errors.map(({ code, path, message }) => [code, path, message])]
  }
  expect(await entriesOf(await put({ ...bearer, cookie: 'lang=vi' }, { ...profile, fullName: 'Other', role: 'owner' }))).toEqual([
    400,
    [['FIELD_UNKNOWN', 'role', 'Ở đây không có trường “role”.']],
  ])
  expect((await shop.client(minh.token)(accountCalls.me)).data.fullName).not.toBe('Other')
  const send = (path: string, body: object) =>
    fetch(shop.url + path, { method: 'POST', headers: { ...bearer, 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const order = {
    country: 'US',
    items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT', lnik: 'https://a.example/b.png' }] }],
  }
  expect(await entriesOf(await send('/v1/order/quote', order))).toEqual([
    400,
    [['FIELD_UNKNOWN', 'items.0.files.0.lnik', 'There is no field “items.0.files.0.lnik” here.']],
  ])
  // A call that takes no body takes none that says something either.
  expect(await entriesOf(await send('/core/notification/read-all', { before: 7 }))).toEqual([
    400,
    [['FIELD_UNKNOWN', 'before', 'There is no field “before” here.']],
  ])
  expect((await send('/core/notification/read-all', {})).status).toBe(200)
})

test('the same key and body get the same answer again, byte for byte; another body is refused', async () => {
  const key = { ...bearer, 'idempotency-key': 'profile-0001' }
  const first = await put(key)
  expect(first.status).toBe(200)
  const again = await put(key)
  expect([again.status, await again.text()]).toEqual([200, await first.text()])
  expect(await codeOf(await put(key, { ...profile, address: 'elsewhere' }))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
})

test('ten requests with one key at the same time do the work once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => put({ ...bearer, 'idempotency-key': 'profile-0002' })))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1)
})

test('another seller’s use of the same key is their own', async () => {
  const ava = await seedSeller(shop.engine.db)
  const response = await put(
    { authorization: `Bearer ${ava.token}`, 'idempotency-key': 'profile-0001' },
    { ...profile, phone: '+18865550199' },
  )
  expect(response.status).toBe(200)
})

test('a thrown refusal leaves no record: the mended request goes through under its key', async () => {
  const key = { ...bearer, 'idempotency-key': 'profile-0003' }
  expect((await put(key, { ...profile, phone: 'abc' })).status).toBe(400)
  expect((await put(key)).status).toBe(200)
})

test('a cookie alone does not move anything: the request must come from one of our pages', async () => {
  const cookie = { cookie: `access_token=${minh.token}` }
  expect(await codeOf(await put(cookie))).toEqual([400, 'ORIGIN_NOT_ALLOWED'])
  expect(await codeOf(await put({ ...cookie, origin: 'https://evil.example' }))).toEqual([400, 'ORIGIN_NOT_ALLOWED'])
  expect(await codeOf(await put({ ...cookie, origin: shop.url, 'sec-fetch-site': 'cross-site' }))).toEqual([400, 'ORIGIN_NOT_ALLOWED'])
  expect((await put({ ...cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await put({ ...cookie, origin: shop.url })).status).toBe(200)
})

test('no session is a 401 that expires the cookie, and a seller’s view of the office is a 404', async () => {
  const dead = await fetch(`${shop.url}/core/user/me`, { headers: { cookie: 'access_token=this-session-is-long-dead-00000000000' } })
  expect(await codeOf(dead)).toEqual([401, 'UNAUTHORIZED'])
  expect(dead.headers.getSetCookie().join()).toMatch(/access_token=;.*Expires=Thu, 01 Jan 1970/)
  await expect(shop.client(minh.token)(settingCalls.officeSettings)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('staff without the role get a 403, and the owner always may', async () => {
  const [support, owner] = [await seedStaff(shop.engine.db, 'support'), await seedStaff(shop.engine.db, 'owner')]
  await expect(shop.client(support.token)(settingCalls.officeSettings)).rejects.toMatchObject({
    status: 403,
    code: 'YOU_NOT_HAVE_PERMISSION',
  })
  expect((await shop.client(owner.token)(settingCalls.officeSettings)).data).toBeDefined()
  await expect(shop.client(owner.token)(accountCalls.mySessions)).resolves.toBeDefined()
})

test('what is no JSON, or too much of it, is refused clearly', async () => {
  const send = (body: string, type = 'application/json') =>
    fetch(`${shop.url}/core/user/me`, { method: 'PUT', headers: { ...bearer, 'content-type': type }, body })
  expect(await codeOf(await send('{"fullName":'))).toEqual([400, 'MALFORMED_REQUEST'])
  expect(await codeOf(await send('{"__proto__":{"admin":true}}'))).toEqual([400, 'MALFORMED_REQUEST'])
  expect(await codeOf(await send('a=b', 'application/xml'))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  expect(await codeOf(await send(JSON.stringify({ fullName: 'x'.repeat(2 ** 20) })))).toEqual([413, 'REQUEST_TOO_LARGE'])
})

test.each(['\u0000', 'a\u0000b', 'a\ud800', '\udc00b'])('a text that no database can hold is refused by its field: %j', async text => {
  const response = await put(bearer, { ...profile, fullName: text })
  const { errors }: { errors: { code: string; path?: string }[] } = await response.json()
  expect([response.status, errors]).toMatchObject([400, [{ code: 'TEXT_INVALID', path: 'fullName' }]])
})

test('nor does such a text reach the database by a query or a path', async () => {
  expect(await codeOf(await fetch(`${shop.url}/v1/order?q=a%00`, { headers: bearer }))).toEqual([400, 'TEXT_INVALID'])
  expect(await codeOf(await fetch(`${shop.url}/v1/product-custom/slug/a%00`))).toEqual([404, 'NOT_FOUND'])
})

test('a day before all calendars and a number beyond all rows are refused, too', async () => {
  expect(await codeOf(await fetch(`${shop.url}/v1/order?from=0000-01-01`, { headers: bearer }))).toEqual([400, 'INVALID_INPUT'])
  expect(await codeOf(await fetch(`${shop.url}/v1/order?from=9999-12-31&to=9999-12-31`, { headers: bearer }))).toEqual([
    400,
    'INVALID_INPUT',
  ])
  const warehouse = { authorization: `Bearer ${(await seedStaff(shop.engine.db, 'warehouse')).token}` }
  const sheet = (ids: string) => fetch(`${shop.url}/v1/office/label/sheet?orderIds=${ids}`, { headers: warehouse })
  expect(await codeOf(await sheet('1,9223372036854775808'))).toEqual([400, 'INVALID_INPUT'])
})

test('a multipart request that is none, or breaks off, is refused clearly', async () => {
  const send = async (contentType: string, body: string) =>
    codeOf(await fetch(`${shop.url}/v1/file`, { method: 'POST', headers: { ...bearer, 'content-type': contentType }, body }))
  const part = '--zz\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nhalf a pict'
  expect(await send('multipart/form-data', 'x')).toEqual([400, 'MALFORMED_REQUEST'])
  expect(await send('multipart/form-data; boundary=zz', 'x')).toEqual([400, 'MALFORMED_REQUEST'])
  expect(await send('multipart/form-data; boundary=zz', part)).toEqual([400, 'MALFORMED_REQUEST'])
})

test('a file without a name is refused as one', async () => {
  const form = new FormData()
  form.append('file', new File(['nameless'], ''))
  expect(await codeOf(await fetch(`${shop.url}/v1/file`, { method: 'POST', headers: bearer, body: form }))).toEqual([
    400,
    'FILE_NAME_INVALID',
  ])
})

test('an address that cannot be read is refused like anything else', async () => {
  const response = await fetch(`${shop.url}/v1/order/%E0%A4%A`)
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await codeOf(response)).toEqual([400, 'MALFORMED_REQUEST'])
})
