import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '#base/time.ts'
import { headersOf, type Mail, messageIdOf, type Outbox, type OutboxEntry, type OutboxMail } from './mail.ts'

const mostListed = 200
/** Codes and links in old mails are dead, and a folder of a machine for trying things out should not grow for ever. */
const keptMs = 14 * day

/** Mails as JSON files, for a machine without a mail server. The same mail sent again takes the place of the first. */
export async function openOutboxMail(folder: string, mailFrom: string): Promise<Mail> {
  await mkdir(folder, { recursive: true })
  await removeOld(folder)
  return {
    send: async ({ unsubscribeUrl, ...message }) => {
      const id = createHash('sha256').update(message.messageId).digest('hex').slice(0, 32)
      const messageId = messageIdOf(message.messageId, mailFrom)
      const headers = headersOf(unsubscribeUrl === undefined ? {} : { unsubscribeUrl })
      const mail: OutboxMail = { ...message, id, messageId, from: mailFrom, at: new Date().toISOString(), headers }
      const incoming = join(folder, `${randomUUID()}.tmp`)
      await writeFile(incoming, JSON.stringify(mail, null, 2), { mode: 0o600 })
      await rename(incoming, join(folder, `${id}.json`))
    },
    outbox: openOutbox(folder),
    close: () => undefined,
  }
}

function openOutbox(folder: string): Outbox {
  return {
    list: async () => {
      const newest = (await agesOf(folder)).sort((a, b) => b.at - a.at).slice(0, mostListed)
      const mails = await Promise.all(newest.map(({ name }) => read(join(folder, name))))
      return mails.filter(mail => mail !== undefined).map(({ id, at, to, subject }): OutboxEntry => ({ id, at, to, subject }))
    },
    read: async id => (/^[0-9a-f]{32}$/.test(id) ? read(join(folder, `${id}.json`)) : undefined),
  }
}

async function read(path: string): Promise<OutboxMail | undefined> {
  try {
    // Only `send` writes here, and a file appears under its name when it is whole.
    return JSON.parse(await readFile(path, 'utf8')) as OutboxMail
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

async function removeOld(folder: string): Promise<void> {
  const limit = Date.now() - keptMs
  for (const { name, at } of await agesOf(folder)) if (at < limit) await rm(join(folder, name), { force: true })
}

async function agesOf(folder: string): Promise<{ name: string; at: number }[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.json'))
  const stats = await Promise.all(
    names.map(name => stat(join(folder, name)).catch(error => (isGone(error) ? undefined : Promise.reject(error)))),
  )
  return names.flatMap((name, index) => {
    const found = stats[index]
    return found ? [{ name, at: found.mtimeMs }] : []
  })
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
