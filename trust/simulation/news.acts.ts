// What friends bring and what sellers are told: an invited seller's orders close by time and are refunded after it, announcements come to
// the bell once, and a day has one mail.
import { announcementCalls } from '#shop/content/announcement/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import type { Act } from './order.acts.ts'
import { refundOrder } from './order.acts.ts'
import { says, sendOne } from './parcel.acts.ts'
import { anOrder, type Play } from './play.ts'

const day = 24 * 60 * 60_000

/** Another seller has invited this one. */
export const invite: Act = async play => {
  if (play.model.isInvited) return
  play.steps.push('another seller has invited this one')
  await play.control('invite', { sellerId: play.actors.seller.id })
  play.model.isInvited = true
}

/** A parcel arrives whose claims end after a day. */
export const arrives: Act = async play => {
  if (!anOrder(play, 'SHIPPED')) await sendOne(play)
  await claimDays(play, 1)
  await says('DELIVERED')(play)
  await claimDays(play, 30)
}
const claimDays = ({ owner }: Play, value: number) =>
  owner(settingCalls.changeSetting, { params: { key: 'claimWindowDays' }, body: { value } })

/** Their claims are over; what does not wait for them stays as it is. */
export const closeByTime: Act = async play => {
  const { control, model, free } = play
  await goOn(play, 'a day and an hour go by, and the app looks what is over', day + day / 24)
  for (const order of model.orders.values()) if (['DELIVERED', 'PARTIAL_REFUNDED'].includes(order.status)) free.add(order.id)
  await control('cron', { name: 'order.close' })
}

/** Sessions of staff are shorter than this. */
async function goOn({ control, model, steps, actors }: Play, what: string, milliseconds: number): Promise<void> {
  steps.push(what)
  await control('advance', { milliseconds })
  model.now += milliseconds
  actors.ownerToken = (await control('owner', {})).token
}

/** A part, or all that is left, of an order that has closed. */
export const refundAfterClose: Act = async play => {
  const order = anOrder(play, 'CLOSED', 'PARTIAL_REFUNDED')
  if (!order) return
  const left = play.model.left(order)
  if (left > 0) await refundOrder(play, order, play.random.pick([left, 1 + play.random.below(left)]))
}

/** News to this seller alone; published twice it is the same news. */
export const announce: Act = async play => {
  const { owner, control, model, steps, actors } = play
  steps.push('something is announced, and published twice')
  const { id, version } = (await owner(announcementCalls.createAnnouncement)).data
  const words = { title: 'We move', titleVi: 'Chúng tôi chuyển nhà', body: 'On Friday.', bodyVi: 'Vào thứ Sáu.' }
  const whom = { places: ['NEWS' as const], type: 'NORMAL' as const, audience: 'SELLERS' as const, tier: '' }
  const body = { ...words, ...whom, sellers: [String(actors.seller.id)], startsAt: null, endsAt: null, version }
  const { data: saved } = await owner(announcementCalls.saveAnnouncement, { params: { id }, body })
  for (let times = 0; times < 2; times++)
    await owner(announcementCalls.publishAnnouncement, { params: { id }, body: { version: saved.version } })
  await control('settle', {})
  model.announced++
  model.isUntold = true
}

/** A day later each person has one mail with what was told, however often the app looks, and none where nothing was. */
export const digest: Act = async play => {
  const { control, model, wrong, actors } = play
  await goOn(play, 'a day goes by, and the app looks twice for daily mails', day)
  for (let times = 0; times < 2; times++) {
    await control('cron', { name: 'notification.make-digests' })
    await control('settle', {})
  }
  const { digests } = await control('mailbox', { sellerId: actors.seller.id })
  const more = digests - model.digests
  if (more > 1 || (model.isUntold && more === 0)) wrong.push(`${more} daily mails of a day`)
  Object.assign(model, { digests, isUntold: false })
}

/** Each parcel takes seconds. */
export const newsActs: readonly (readonly [number, Act])[] = [
  [3, arrives],
  [3, closeByTime],
  [4, refundAfterClose],
  [2, announce],
  [2, digest],
]
