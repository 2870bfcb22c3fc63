// Plays a mail server, and has bad days.
import { SMTPServer } from 'smtp-server'

/** `cut`: the mail is taken and the line cut before the answer. `busy`: every receiver is to be tried later (RFC 5321, 450). */
export type SmtpMood = 'well' | 'cut' | 'busy'
export interface SmtpStandIn {
  /** For the setting SMTP_URL. */
  readonly url: string
  /** What came in, whether or not its sender was told. */
  readonly received: readonly { messageId: string; to: string; text: string; isTold: boolean }[]
  mood: SmtpMood
  close(): Promise<void>
}

export async function startSmtp(): Promise<SmtpStandIn> {
  const received: { messageId: string; to: string; text: string; isTold: boolean }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(standIn.mood === 'busy' ? Object.assign(new Error('later'), { responseCode: 450 }) : null),
    onData: (stream, session, done) => {
      stream.toArray().then(chunks => {
        const text = Buffer.concat(chunks).toString('utf8')
        const messageId = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? ''
        const isTold = standIn.mood === 'well'
        const [to] = session.envelope.rcptTo
        received.push({ messageId, to: to ? to.address : '', text, isTold })
        if (isTold) return done()
        for (const connection of server.connections) connection._socket.destroy()
      }, done)
    },
  })
  server.on('error', () => undefined) // a line that was cut, here or there
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const standIn: SmtpStandIn = {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    received,
    mood: 'well',
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
  return standIn
}
