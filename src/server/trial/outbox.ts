// The mails of a trial without a mail server: /outbox.
import type { FastifyInstance } from 'fastify'
import { Fault } from '#base/fault.ts'
import { escapeMarkup } from '#base/text.ts'
import type { Db } from '#engine/db/database.ts'
import type { Outbox, OutboxEntry, OutboxMail } from '#engine/mail/mail.ts'
import { trialOnly } from './trial.ts'

/** Mounts `/outbox` and `/outbox/{id}` behind the trial's link. */
export function mountOutbox(server: FastifyInstance, outbox: Outbox, db: Pick<Db, 'secret'>): void {
  const page = { onRequest: trialOnly(db) }
  server.get('/outbox', page, async (_request, reply) => {
    sendPage(reply, listPage(await outbox.list()))
    return reply
  })
  server.get<{ Params: { id: string } }>('/outbox/:id', page, async (request, reply) => {
    const mail = await outbox.read(request.params.id)
    if (!mail) throw new Fault('NOT_FOUND')
    sendPage(reply, mailPage(mail))
    return reply
  })
}

function sendPage(
  reply: { type(type: string): unknown; header(name: string, value: string): unknown; send(body: string): unknown },
  body: string,
) {
  reply.type('text/html; charset=utf-8')
  reply.header('cache-control', 'no-store')
  reply.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self' about:; base-uri 'none'",
  )
  reply.send(body)
}

const style = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
  body { max-width: 760px; margin: 32px auto; padding: 0 16px; background: light-dark(#faf9f6, #101216); color: light-dark(#14161a, #e9e7e2) }
  a { color: light-dark(#0b5cff, #7aa5ff) } h1 { font-size: 22px; line-height: 1.2 }
  ol { list-style: none; padding: 0 } li { border-top: 1px solid light-dark(#e4e2dc, #2a2e36); padding: 12px 0 }
  small { color: light-dark(#6b6f76, #9aa0a8) } pre { white-space: pre-wrap; font: inherit; padding: 16px; border: 1px solid light-dark(#e4e2dc, #2a2e36); border-radius: 8px }
  iframe { width: 100%; height: 420px; border: 1px solid light-dark(#e4e2dc, #2a2e36); border-radius: 8px; background: #fff }`

const pageOf = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><style>${style}</style></head><body>${content}</body></html>`

function listPage(entries: readonly OutboxEntry[]): string {
  const items = entries.map(
    ({ id, at, to, subject }) =>
      `<li><a href="/outbox/${encodeURIComponent(id)}">${escapeMarkup(subject)}</a><br><small>${escapeMarkup(to)} · ${escapeMarkup(at)}</small></li>`,
  )
  const empty = '<p>No mail has been sent. Mails are written here because no mail server is set (SMTP_URL).</p>'
  return pageOf('Outbox', `<h1>Outbox</h1>${items.length > 0 ? `<ol>${items.join('')}</ol>` : empty}`)
}

/** As a mail reader shows it: what the HTML names stands in it. */
const withPictures = (html: string, attachments: OutboxMail['attachments'] = []): string =>
  attachments.reduce(
    (shown, { contentId, type, base64 }) => shown.replaceAll(`"cid:${contentId}"`, `"data:${type};base64,${base64}"`),
    html,
  )

function mailPage(mail: OutboxMail): string {
  const body =
    mail.html === undefined
      ? `<pre>${escapeMarkup(mail.text)}</pre>`
      : `<iframe sandbox title="The mail" srcdoc="${escapeMarkup(withPictures(mail.html, mail.attachments))}"></iframe><h2>As text</h2><pre>${escapeMarkup(mail.text)}</pre>`
  return pageOf(
    mail.subject,
    `<p><a href="/outbox">Outbox</a></p><h1>${escapeMarkup(mail.subject)}</h1><p><small>To ${escapeMarkup(mail.to)} · ${escapeMarkup(mail.at)}</small></p>${body}`,
  )
}
