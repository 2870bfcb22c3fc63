// A shop as it stands after some days of work, filled through the API like the journeys do.

import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { readMail } from '#test/deployment.ts'
import { clientOf, type FirstPeople, firstPeople } from '#test/people.ts'
import type { ServerProcess } from '#test/server.ts'
import type { DriveStandIn } from '#test/stand-ins/drive.ts'
import { say } from '../steps.ts'
import { fillAnnouncements, fillCarriers, fillCatalogue, fillInbound, fillMessages, fillMoney, fillPeople, findPlaces } from './office.ts'
import { fillOrders } from './orders.ts'
import type { Places } from './places.ts'
import { fillBoughtLabels, fillDeposits, fillLabelFiles, fillProducts, fillTeam, fillTickets } from './seller.ts'

/** What could not be filled is said, and its screens show what they show without it. */
export async function fill(server: ServerProcess, drive: DriveStandIn): Promise<Places> {
  const people = await firstPeople(server)
  const places = { tokens: { ...people.tokens, member: '' } } as Places // each step below sets its own
  const steps: [what: string, work: () => Promise<void>][] = [
    ['orders', () => fillOrders(people, drive, places)],
    ['products', () => fillProducts(people, places)],
    ['deposits', () => fillDeposits(people, places)],
    ['team', () => fillTeam(people)],
    ['label files', () => fillLabelFiles(people, places)],
    ['bought labels', () => fillBoughtLabels(people, places)],
    ['tickets', () => fillTickets(people, places)],
    ['people', () => fillPeople(people, server, places)],
    ['money', () => fillMoney(people)],
    ['catalogue', () => fillCatalogue(people, places)],
    ['carriers', () => fillCarriers(people, places)],
    ['announcements', () => fillAnnouncements(people, places)],
    ['messages', () => fillMessages(people, server, places)],
    ['webhooks', () => fillInbound(server)],
    ['places', () => findPlaces(people, places)],
    ['member', () => enterMember(server, people, places)],
  ]
  for (const [what, work] of steps) {
    const from = performance.now()
    const fault = await work().then(() => '', String)
    say(`${what}: ${((performance.now() - from) / 1_000).toFixed(1)} s${fault && ` NOT WHOLE: ${fault}`}`)
  }
  return places
}

/** A member of the seller's team who may not see money. */
async function enterMember(server: ServerProcess, { demo }: FirstPeople, places: Places): Promise<void> {
  const email = 'khanh@shop.example.com'
  await demo(teamCalls.inviteMember, { body: { fullName: 'Đỗ Gia Khánh', email, roles: ['orders'] } })
  const token = await readMail(`${server.dataDir}/outbox`, email, /\/auth\/link#([\w-]+)/)
  const { data } = await clientOf(server)(signInCalls.redeemLink, { body: { token, password: 'a good long passphrase' } })
  places.tokens.member = data.accessToken
}
