import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { type Mail, MailRefused } from './mail.ts'
import { openMail } from './open.ts'
import { openSmtpMail } from './smtp.ts'

const code = {
  to: 'an@example.com',
  subject: 'Mã xác minh',
  text: 'Your code is 1234.',
  html: '<p>Your code is <b>1234</b>.</p>',
  messageId: 'job-1',
}
const mailFrom = 'Inkport <no-reply@shop.example>'
const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

test('without a mail server, mails are files that can be listed and read', async () => {
  const { mail } = await outboxMail()
  await mail.send(code)
  await mail.send({ ...code, to: 'binh@example.com', messageId: 'job-2' })
  const list = await mail.outbox?.list()
  expect(list?.map(({ to }) => to).sort()).toEqual(['an@example.com', 'binh@example.com'])
  expect(list?.[0]).not.toHaveProperty('text')
  const read = await mail.outbox?.read(list?.find(({ to }) => to === code.to)?.id ?? '')
  expect(read).toMatchObject({ from: mailFrom, subject: code.subject, text: code.text, html: code.html })
})

test('a mail sent again by the same job is one mail in the outbox', async () => {
  const { mail } = await outboxMail()
  await mail.send(code)
  await mail.send(code)
  expect(await mail.outbox?.list()).toHaveLength(1)
})

test('what is no id of a mail finds none', async () => {
  const { mail } = await outboxMail()
  for (const id of ['../secret', 'a'.repeat(32), '']) expect(await mail.outbox?.read(id)).toBeUndefined()
})

test('mails of two weeks ago are gone at the next start', async () => {
  const { mail, dataDir } = await outboxMail()
  await mail.send(code)
  const [name = ''] = await readdir(join(dataDir, 'outbox'))
  await utimes(join(dataDir, 'outbox', name), new Date('2020-01-01'), new Date('2020-01-01'))
  const again = await openMail({ smtpUrl: undefined, mailFrom, dataDir })
  expect(await again.outbox?.list()).toEqual([])
})

test('a mail server gets both texts and the same Message-ID each time', async () => {
  const { mail, received } = await smtpMail()
  await mail.send(code)
  await mail.send(code)
  expect(mail.outbox).toBeUndefined()
  expect(received).toHaveLength(2)
  const [first = '', second = ''] = received
  const idOf = (raw: string) => /^Message-ID: (<[0-9a-f]{32}@shop\.example>)/im.exec(raw)?.[1]
  expect(idOf(first)).toBeDefined()
  expect(idOf(second)).toBe(idOf(first))
  expect(first).toContain('Your code is 1234.')
  expect(first).toContain('Your code is <b>1234</b>.')
})

test('a picture stands in the mail, where the HTML names it, and other files behind it', async () => {
  const { mail, received } = await smtpMail()
  const picture = { name: 'item-1.png', type: 'image/png', base64: 'iVBORw0KGgo=', contentId: 'item-1.png@inkport' }
  const invoice = { name: 'invoice.pdf', type: 'application/pdf', base64: 'JVBERi0=' }
  await mail.send({ ...code, html: '<img src="cid:item-1.png@inkport">', attachments: [invoice, picture] })
  const [, ofPicture = '', ofInvoice = ''] =
    /Content-Type: multipart\/related([\s\S]*)(Content-Type: application\/pdf[\s\S]*)/.exec(received[0] ?? '') ?? []
  expect(ofPicture).toContain('Content-ID: <item-1.png@inkport>')
  expect(ofPicture).toContain('Content-Disposition: inline; filename=item-1.png')
  expect(ofInvoice).toContain('Content-Disposition: attachment; filename=invoice.pdf')
})

test('a line break in a subject makes no header and a comma in an address no second receiver', async () => {
  const { mail, received, receivers } = await smtpMail()
  await mail.send({ ...code, subject: 'Hello\r\nBcc: eve@example.com' })
  expect(received[0]).not.toMatch(/^Bcc:/im)
  await mail.send({ ...code, to: 'an@example.com,eve@example.com' }).catch(() => undefined)
  expect(receivers).not.toContain('eve@example.com')
})

test('a receiver that the server refuses for good is told apart from one to try again', async () => {
  const { mail } = await smtpMail()
  await expect(mail.send({ ...code, to: 'nobody@example.com' })).rejects.toBeInstanceOf(MailRefused)
  const later = mail.send({ ...code, to: 'busy@example.com' })
  await expect(later).rejects.toThrow()
  await expect(later).rejects.not.toBeInstanceOf(MailRefused)
})

test('a mail server that says nothing is given up in time', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  open.push(() => silent.close())
  const address = silent.address()
  const mail = openSmtpMail(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, mailFrom, 200)
  open.push(() => mail.close())
  await expect(mail.send(code)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

async function outboxMail(): Promise<{ mail: Mail; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkport-outbox-'))
  open.push(() => rm(dataDir, { recursive: true }))
  return { mail: await openMail({ smtpUrl: undefined, mailFrom, dataDir }), dataDir }
}

async function smtpMail(): Promise<{ mail: Mail; received: string[]; receivers: string[] }> {
  const received: string[] = []
  const receivers: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      receivers.push(address)
      const refusal = address.startsWith('nobody') ? 550 : address.startsWith('busy') ? 450 : undefined
      done(refusal ? Object.assign(new Error('refused'), { responseCode: refusal }) : null)
    },
    onData: (stream, _session, done) => {
      stream.toArray().then(chunks => {
        received.push(Buffer.concat(chunks).toString('utf8'))
        done()
      }, done)
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const mail = await openMail({ smtpUrl: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, mailFrom, dataDir: '' })
  open.push(
    () => new Promise<void>(resolve => server.close(() => resolve())),
    () => mail.close(),
  )
  return { mail, received, receivers }
}
