// The daily mail: at one hour of the shop's own clock, to everybody who has news that no daily mail has told.
import { cron, job, sendAll, work } from '#engine/jobs/job.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { shopZone } from '#shop/setting/zone.rules.ts'
import { findReader, mayHear, wantsOf } from '../channel.ts'
import { unsubscribeLink } from '../unsubscribe.channel.ts'
import { digestMail } from './mail.ts'
import { countDigestLines, findDigest, lastDue, listDigestLines, makeDigests, setSent } from './store.ts'

const digestJob = job<{ digestId: number }>('notification.digest', { retries: 8, timeoutSeconds: 60, concurrency: 2 })
const PEOPLE = 500
const LINES = 6

/** A mail's row and its job are written together: killed at any moment, a day has one mail or is made again, never two. */
const making = cron('notification.make-digests', '*/5 * * * *', async ({ db }) => {
  const due = await lastDue(db, await readSetting(db, 'digestHour'), shopZone)
  for (let made = PEOPLE; made === PEOPLE; )
    made = await db.transaction(async tx => {
      const ids = await makeDigests(tx, due, PEOPLE)
      await sendAll(
        tx,
        digestJob,
        ids.map(digestId => ({ digestId })),
      )
      return ids.length
    })
})

/** Sent once, and nothing where its reader wants none of it by now; the mail's id is the digest's, so a second try is the same mail. */
const sending = work(digestJob, async ({ digestId }, engine) => {
  const { db, config } = engine
  const digest = await findDigest(db, digestId)
  const person = digest && (await findReader(db, digest.accountId))
  if (!person || digest.sentAt !== null) return
  const wants = await wantsOf(db, person.id)
  if (!wants.isDigestOn) return
  const lines = (await listDigestLines(db, digestId, LINES)).filter(line => wants.of(line.about).digest && mayHear(person, line.kind))
  if (lines.length === 0) return
  const counts = new Map((await countDigestLines(db, digestId)).map(({ about, lines: count }) => [about, count]))
  const unsubscribeUrl = unsubscribeLink(engine, { accountId: person.id, about: 'DIGEST' })
  const mail = digestMail(person, { lines, counts, publicUrl: config.publicUrl, unsubscribeUrl })
  await engine.mail.send({ ...mail, unsubscribeUrl, messageId: `notification-digest-${digestId}` })
  await db.transaction(tx => setSent(tx, digestId).then(() => undefined))
})

export const digestJobs = { jobs: [sending], crons: [making] }
