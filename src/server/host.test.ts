// Which site a request is for, on a bare socket: no client sends these.
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startShop } from '#test/shop.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { port, host } = new URL(shop.url)

/** The status of what is answered to these lines, and the code of the refusal. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  let text = ''
  socket.on('data', chunk => {
    text += chunk
  })
  await once(socket, 'close')
  return [/^HTTP\/1\.1 (\d+)/.exec(text)?.[1], /"code":"(\w+)"/.exec(text)?.[1]].filter(each => each !== undefined).join(' ')
}

test.each([
  ['two hosts', ['Host: one.example', 'Host: two.example']],
  ['the same host twice', [`Host: ${host}`, `host: ${host}`]],
  ['two in one line', ['Host: one.example, two.example']],
  ['a path in it', ['Host: one.example/path']],
  ['a user in it', ['Host: user@one.example']],
  ['a space in it', ['Host: one example']],
  ['nothing in it', ['Host:']],
  ['half an address in it', ['Host: [::1']],
  ['a port that is none', ['Host: one.example:99999']],
])('a request with %s is refused', async (_, headers) => {
  expect(await answerTo('GET /v1/order HTTP/1.1', ...headers)).toBe('400 HOST_INVALID')
  expect(await answerTo('GET /nowhere HTTP/1.1', ...headers)).toBe('400 HOST_INVALID')
})

test('an address that names another site than the header is refused; one that names the same is that path', async () => {
  expect(await answerTo('GET http://evil.example/healthz HTTP/1.1', `Host: ${host}`)).toBe('400 HOST_INVALID')
  expect(await answerTo(`GET http://${host}@evil.example/healthz HTTP/1.1`, `Host: ${host}`)).toBe('400 HOST_INVALID')
  expect(await answerTo(`GET http://${host}/healthz HTTP/1.1`, `Host: ${host}`)).toBe('200')
  expect(await answerTo(`GET HTTP://${host}/v1/order?page=1 HTTP/1.1`, `Host: ${host}`)).toBe('401 UNAUTHORIZED')
})

test('one host of any right form is taken, and HTTP/1.0 needs none', async () => {
  for (const name of ['inkport.example', 'INKPORT.example:8443', '[::1]:3000', 'my_service', '127.0.0.1'])
    expect(await answerTo('GET /healthz HTTP/1.1', `Host: ${name}`)).toBe('200')
  expect(await answerTo('GET /healthz HTTP/1.0')).toBe('200')
  expect(await answerTo('GET /healthz HTTP/1.1')).toBe('400')
})
