import { expect, test } from 'vitest'
import { openLog } from '#engine/log.ts'
import { readableLines } from './readable.ts'

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = []
  write(openLog({ logLevel: 'info' }, { write: line => void lines.push(line) }))
  return lines.join('')
}

test('an entry is one line of JSON with time, level and message', () => {
  const line = logged(log => log.info({ orderId: 7 }, 'paid'))
  expect(JSON.parse(line)).toMatchObject({ level: 'info', msg: 'paid', orderId: 7, time: expect.stringMatching(/^\d{4}-.*Z$/) })
})

test.each([
  'password',
  'newPassword',
  'accessToken',
  'token',
  'code',
  'otpCode',
  'key',
  'apiKey',
  'idempotency-key',
  'authorization',
  'Cookie',
  'set-cookie',
  'secret',
])('%s is hidden at any depth', name => {
  const line = logged(log => log.info({ [name]: 'hunter2', body: { [name]: 'hunter2', list: [{ deep: { [name]: { a: 'hunter2' } } }] } }))
  expect(line).not.toContain('hunter2')
  expect(line).toContain('[hidden]')
})

test('an error tells where it broke, keeps its code and drops rows and passwords', () => {
  const cause = Object.assign(new Error('connect postgres://me:hunter2@db/inkport'), {
    code: '08006',
    detail: 'Key (email)=(an@example.com)',
  })
  const line = logged(log => log.error(new Error('header was Bearer abc.def', { cause })))
  expect(JSON.parse(line)).toMatchObject({
    msg: expect.any(String),
    err: {
      type: 'Error',
      stack: expect.stringContaining('log.test'),
      cause: { code: '08006', message: 'connect postgres://me:[hidden]@db/inkport' },
    },
  })
  expect(line).not.toMatch(/hunter2|an@example/)
  expect(JSON.parse(line).err.message).toBe('header was Bearer [hidden]')
})

test('names that only look like secrets are shown', () => {
  expect(logged(log => log.info({ keyboard: 1, monkey: 2, status: 'ok' }))).toMatch(/"keyboard":1.*"monkey":2/)
})

test('what goes round in a circle does not stop the log', () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  expect(logged(log => log.info({ circle }, 'still here'))).toContain('still here')
})

test('the request id of a child stands on every line', () => {
  expect(JSON.parse(logged(log => log.child({ reqId: 'r-1' }).info('x')))).toMatchObject({ reqId: 'r-1' })
})

test('a line for a terminal shows time, level, message, facts and the stack', () => {
  let text = ''
  const out = readableLines({ write: line => (text += line) })
  const log = openLog({ logLevel: 'info' }, out)
  log.error({ err: new Error('broken'), orderId: 7 }, 'no label')
  expect(text).toMatch(/^\d\d:\d\d:\d\d .*error.* no label {2}orderId=7\nError: broken\n {4}at /)
})
