import { join } from 'node:path'
import type { Config } from '#engine/config.ts'
import type { Mail } from './mail.ts'
import { openOutboxMail } from './outbox.ts'

/** By SMTP where a server is configured, else to files in `$DATA_DIR/outbox`. Neither ever logs a body. */
export async function openMail({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Promise<Mail> {
  if (smtpUrl === undefined) return openOutboxMail(join(dataDir, 'outbox'), mailFrom)
  const { openSmtpMail } = await import('./smtp.ts')
  return openSmtpMail(smtpUrl, mailFrom)
}
