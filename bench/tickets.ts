// A ticket of a thousand messages: what opening it takes, for its seller and for staff, and a page of what came before.

import { seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedTalk } from '#shop/ticket/talk/seed.ts'
import type { Bench, BenchRow } from './bench.ts'
import { openBenchDeployment, send } from './deployment.ts'

const [warm, asks, messages] = [50, 300, 1_000]

export const bench: Bench = async tools => {
  const deployment = await openBenchDeployment(tools)
  try {
    const { db } = deployment.runtime.engine
    const { seller, staff, id, middle } = await db.transaction(async tx => {
      const [seller, staff] = [await seedSeller(tx), await seedStaff(tx, 'support')]
      const { id, messageIds } = await seedTalk(tx, { sellerId: seller.id, staffId: staff.id }, messages)
      return { seller, staff, id, middle: messageIds[messages / 2] }
    })
    await db.background.pool.query('vacuum analyze')
    const get = (path: string, token: string) => () => send(deployment.server, 'GET', path, token)
    return [
      await slowest('a ticket of 1,000 messages opens for its seller, p99', get(`/v1/ticket/${id}`, seller.token)),
      await slowest('a ticket of 1,000 messages opens for staff, p99', get(`/v1/office/ticket/${id}`, staff.token)),
      await slowest('its messages before the 500th, p99', get(`/v1/ticket/${id}/message?before=${middle}`, seller.token)),
    ]
  } finally {
    await deployment.close()
  }
}

async function slowest(name: string, ask: () => Promise<unknown>): Promise<BenchRow> {
  for (let turn = 0; turn < warm; turn++) await ask()
  const times: number[] = []
  for (let turn = 0; turn < asks; turn++) {
    const from = performance.now()
    await ask()
    times.push(performance.now() - from)
  }
  times.sort((one, other) => one - other)
  return { name, figure: times[Math.floor(asks * 0.99)] ?? 0, unit: 'ms', limit: { atMost: 200 } }
}
