import { afterAll, expect, test } from 'vitest'
import { startShop } from '#test/shop.ts'
import { trialPath } from './trial.ts'

const shop = await startShop()
afterAll(() => shop.close())

const browser = { cookie: shop.trialCookie }

test('without a mail server the mails of a trial can be read by whoever opened the link that its start printed', async () => {
  await shop.engine.mail.send({ to: 'minh@example.com', subject: 'Your <code>', text: '1234', messageId: 'test-1' })
  const opened = await fetch(shop.url + trialPath(shop.engine.db), { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/outbox'])
  expect(opened.headers.get('set-cookie')).toContain(`${browser.cookie};`)
  const list = await (await fetch(`${shop.url}/outbox`, { headers: browser })).text()
  expect(list).toContain('Your &#60;code&#62;')
  const path = /href="(\/outbox\/[^"]+)"/.exec(list)?.[1]
  expect(await (await fetch(`${shop.url}${path}`, { headers: browser })).text()).toContain('1234')
})

test('pictures of a mail stand where it names them', async () => {
  const picture = { name: 'item.png', type: 'image/png', base64: 'iVBORw0KGgo=', contentId: 'item.png@inkport' }
  const html = '<img src="cid:item.png@inkport" alt="">'
  await shop.engine.mail.send({ to: 'an@example.com', subject: 'Paid', text: 'A tee', html, attachments: [picture], messageId: 'test-2' })
  const [mail] = (await shop.engine.mail.outbox?.list())?.filter(({ subject }) => subject === 'Paid') ?? []
  const answer = await fetch(`${shop.url}/outbox/${mail?.id}`, { headers: browser })
  expect(answer.headers.get('content-security-policy')).toContain('img-src data:')
  expect(await answer.text()).toContain('&#34;data:image/png;base64,iVBORw0KGgo=&#34;')
})

test('nobody else can read them, from wherever they seem to come: they are told which link to open, in their language', async () => {
  for (const headers of [{}, { cookie: 'trial=guess' }, { 'x-forwarded-for': '127.0.0.1' }]) {
    const answer = await fetch(`${shop.url}/outbox`, { headers })
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('Your')
  }
  expect(await (await fetch(`${shop.url}/outbox`, { headers: { 'accept-language': 'vi' } })).text()).toContain('Phần này')
  expect((await fetch(`${shop.url}/trial/guess`)).status).toBe(404)
})
