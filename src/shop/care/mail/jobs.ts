import { randomUUID } from 'node:crypto'
import { isOwner } from '#base/access/access.ts'
import { job, work } from '#engine/jobs/job.ts'
import type { Who } from '#engine/serve/route.ts'
import { emailLinkAddress, findAccount, issueEmailLink, issueLink, linkAddress } from '#shop/account/account.ts'
import { maskEmail, stateOf } from '#shop/account/person/rules.ts'
import { type CareRole, type Correction, correctionMail, emailAskedMail, emailLinkMail, passwordLinkMail } from './letter.ts'

/** As which of the staff they act; the person is told the role and no name. */
export const careRoleOf = ({ roles }: Pick<Who, 'roles'>): CareRole => (isOwner(roles) ? 'owner' : 'support')

/** Makes the link where it is mailed, so that it stands in no queue and no answer. Nobody is mailed who was suspended or left meanwhile. */
export const mailPasswordLink = work(
  job<{ accountId: number; by: CareRole; at: string }>('care.mail-password-link', { retries: 3, timeoutSeconds: 60 }),
  async ({ accountId, by, at }, engine) => {
    const account = await findAccount(engine.db, accountId)
    if (!account || stateOf(account) !== 'active') return
    const token = await engine.db.transaction(tx => issueLink(tx, accountId, 'reset'))
    const link = linkAddress(engine.config.publicUrl, token)
    // Another try has another link, so it is another mail with an id of its own.
    await engine.mail.send({ ...passwordLinkMail(account, { by, at, link }), messageId: randomUUID() })
  },
)

interface EmailAsked {
  accountId: number
  newEmail: string
  by: CareRole
  at: string
}
/** To the new address; the link is made here, as above. */
export const mailEmailLink = work(
  job<EmailAsked>('care.mail-email-link', { retries: 3, timeoutSeconds: 60 }),
  async ({ accountId, newEmail, by }, engine) => {
    const account = await findAccount(engine.db, accountId)
    if (!account || account.suspendedAt || account.closedAt) return
    const token = await engine.db.transaction(tx => issueEmailLink(tx, accountId, newEmail))
    const link = emailLinkAddress(engine.config.publicUrl, token)
    await engine.mail.send({ ...emailLinkMail({ ...account, email: newEmail }, { by, link }), messageId: randomUUID() })
  },
)

/** To the address that holds: whoever reads it can still object. */
export const mailEmailAsked = work(
  job<EmailAsked>('care.mail-email-asked', { retries: 5, timeoutSeconds: 60 }),
  async ({ accountId, newEmail, by, at }, engine, { jobId }) => {
    const account = await findAccount(engine.db, accountId)
    if (!account || account.closedAt) return
    const news = { newEmail: maskEmail(newEmail), by, at }
    await engine.mail.send({ ...emailAskedMail(account, news, engine.config.publicUrl), messageId: jobId })
  },
)

/** What was corrected, with what it was before. */
export const mailCorrection = work(
  job<{ accountId: number } & Correction>('care.mail-correction', { retries: 5, timeoutSeconds: 60 }),
  async ({ accountId, ...correction }, engine, { jobId }) => {
    const account = await findAccount(engine.db, accountId)
    if (!account || account.closedAt) return
    await engine.mail.send({ ...correctionMail(account, correction, engine.config.publicUrl), messageId: jobId })
  },
)
