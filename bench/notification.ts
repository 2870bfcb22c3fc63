// Ten thousand events that go to a thousand people: how long telling one takes, how fast their bells open while they are told, and that a
// daily mail is one per person.
import { setTimeout as sleep } from 'node:timers/promises'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { runCron } from '#test/background-work.ts'
import { type Bench, percentile } from './bench.ts'
import { openBenchDeployment, send } from './deployment.ts'

const [people, events, bells] = [1_000, 10_000, 400]
const shipped = notices(
  'bench',
  { shipped: { one: ['Order {{orderId}} shipped', 'Đơn {{orderId}} đã gửi'], many: ['{{count}} orders shipped', '{{count}} đơn đã gửi'] } },
  [],
  'ORDER_SHIPPED',
)
const award = notices('bench', { award: ['{{amount}} awarded', 'Thưởng {{amount}}'] }, [], 'REFERRAL')

export const bench: Bench = async tools => {
  const deployment = await openBenchDeployment(tools)
  try {
    const { db } = deployment.runtime.engine
    const sellers: { id: number; token: string }[] = []
    for (let at = 0; at < people; at++) sellers.push(await seedSeller(db))
    const tokenOf = (at: number) => sellers[at % people]?.token ?? ''
    let isTelling = true
    const tell = (at: number) =>
      db.transaction(tx => {
        const accountId = sellers[at % people]?.id ?? 0
        // One in five is a line of its own.
        if (at % 5 === 0) return notify(tx, { accountId, kind: award.award, values: { amountCents: at } })
        return notify(tx, { accountId, kind: shipped.shipped, values: { orderId: at }, link: `/order/${at}`, subjects: [at] })
      })
    const told = async () => {
      const from = performance.now()
      for (let at = 0; at < events; at += 4) await Promise.all([0, 1, 2, 3].map(more => tell(at + more)))
      isTelling = false
      return (performance.now() - from) / events
    }
    const opened = async () => {
      const times: number[] = []
      for (let at = 0; isTelling || times.length < bells; at++) {
        const from = performance.now()
        await send(deployment.server, 'GET', '/core/notification/unread', tokenOf(at))
        await send(deployment.server, 'GET', '/core/notification?page=1&limit=8', tokenOf(at))
        times.push(performance.now() - from)
        await sleep(20)
      }
      return percentile(times, 0.95)
    }
    const [perEvent, bell] = await Promise.all([told(), opened()])
    const now = () => new Date(db.now().getTime() + 2 * 86_400_000)
    const from = performance.now()
    await runCron({ ...deployment.runtime.engine, db: { ...db, now } }, 'notification.make-digests')
    const digesting = (performance.now() - from) / 1_000
    const { rows } = await db.pool.query<{ most: number; made: number; left: number }>(
      `select max(count)::int as most, count(*)::int as made, (select count(*)::int from notification_event where in_digest and digest_id is null) as left
       from (select count(*) from notification_digest group by account_id, day) each`,
    )
    return [
      { name: `an event is told, ${events} to ${people} people`, figure: perEvent, unit: 'ms', limit: { atMost: 20 } },
      { name: 'a bell opens meanwhile, p95', figure: bell, unit: 'ms', limit: { atMost: 1_000 } },
      { name: `daily mails of ${rows[0]?.made ?? 0} people are made`, figure: digesting, unit: 's', limit: { atMost: 10 } },
      { name: 'daily mails of one person and day', figure: rows[0]?.most ?? 0, unit: 'mails', limit: { atMost: 1 } },
      { name: 'events that no daily mail took', figure: rows[0]?.left ?? 0, unit: 'events', limit: { atMost: 0 } },
    ]
  } finally {
    await deployment.close()
  }
}
