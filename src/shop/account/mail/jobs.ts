import { randomUUID } from 'node:crypto'
import { job, work } from '#engine/jobs/job.ts'
import { issueCode, issueEmailCode, issueLink } from '../credential/code.ts'
import type { OpenPurpose } from '../person/rules.ts'
import { findAccountRow } from '../person/store.ts'
import { type Addressee, codeMail, emailCodeMail, inviteMail, linkAddress } from './mail.ts'
import { type EmailNotice, emailMail, farewellMail, type SecurityNotice, securityMail } from './notice-mail.ts'
import { memberInviteMail, type TeamNotice, teamMail } from './team-mail.ts'

/** Makes the code where it is mailed, so that it stands in no queue and no database. A second try makes a new one. */
export const sendCode = work(
  job<{ accountId: number; purpose: OpenPurpose }>('account.send-code', { retries: 3, timeoutSeconds: 60, concurrency: 2 }),
  async (data, engine) => {
    const account = await findAccountRow(engine.db, data.accountId)
    if (!account || account.suspendedAt || account.closedAt) return
    // Of a member who has not joined the invitation is the only way in: a code would outlive it.
    if (account.kind === 'member' && !account.verifiedAt) return
    const { code, token } = await engine.db.transaction(tx => issueCode(tx, account.id, data.purpose))
    const link = linkAddress(engine.config.publicUrl, token)
    // Another try has another code, so it is another mail with an id of its own.
    await engine.mail.send({ ...codeMail(account, { code, purpose: data.purpose, link }), messageId: randomUUID() })
  },
)

/** As `sendCode`, to the address that a person would have from now on. */
export const sendEmailCode = work(
  job<{ accountId: number; newEmail: string }>('account.send-email-code', { retries: 3, timeoutSeconds: 60, concurrency: 2 }),
  async ({ accountId, newEmail }, engine) => {
    const account = await findAccountRow(engine.db, accountId)
    if (!account || account.suspendedAt || account.closedAt) return
    const code = await engine.db.transaction(tx => issueEmailCode(tx, accountId, newEmail))
    await engine.mail.send({ ...emailCodeMail({ ...account, email: newEmail }, code), messageId: randomUUID() })
  },
)

/** The way in for a new member of staff or of a seller's team, made where it is mailed. */
export const sendInvite = work(
  job<{ accountId: number }>('account.send-invite', { retries: 3, timeoutSeconds: 60 }),
  async (data, engine) => {
    const account = await findAccountRow(engine.db, data.accountId)
    if (!account || account.passwordHash !== null || account.closedAt) return
    const seller = account.sellerId === null ? undefined : await findAccountRow(engine.db, account.sellerId)
    if (seller && (account.verifiedAt || seller.closedAt)) return
    const token = await engine.db.transaction(tx => issueLink(tx, account.id, 'sign-in'))
    const link = linkAddress(engine.config.publicUrl, token)
    const mail = seller
      ? memberInviteMail(account, { seller: seller.username, roles: account.teamRoles ?? [] }, link)
      : inviteMail(account, link)
    await engine.mail.send({ ...mail, messageId: randomUUID() })
  },
)

/** To a member whose roles are others now, or who was removed; the job carries the address. */
export const sendTeamNotice = work(
  job<TeamNotice>('account.send-team-notice', { retries: 5, timeoutSeconds: 60 }),
  (notice, engine, { jobId }) => engine.mail.send({ ...teamMail(notice), messageId: jobId }),
)

/** The account has no address any more, so the job carries it. */
export const sendFarewell = work(job<Addressee>('account.send-farewell', { retries: 5, timeoutSeconds: 60 }), (person, engine, { jobId }) =>
  engine.mail.send({ ...farewellMail(person), messageId: jobId }),
)

/** To the address that the account had until now, which the job carries for the same reason. */
export const sendEmailNotice = work(
  job<EmailNotice>('account.send-email-news', { retries: 5, timeoutSeconds: 60 }),
  (news, engine, { jobId }) => engine.mail.send({ ...emailMail(news, engine.config.publicUrl), messageId: jobId }),
)

/** Something changed that a thief would change too: its owner is told where and when. */
export const sendSecurityNotice = work(
  job<{ accountId: number } & SecurityNotice>('account.send-security-news', { retries: 5, timeoutSeconds: 60 }),
  async ({ accountId, ...news }, engine, { jobId }) => {
    const account = await findAccountRow(engine.db, accountId)
    if (!account || account.closedAt) return
    await engine.mail.send({ ...securityMail(account, news, engine.config.publicUrl), messageId: jobId })
  },
)
