import { z } from 'zod'
import { call } from '#base/call.ts'
import { dataOf, named } from '#base/shapes.ts'
import { channels, kindNames } from '../kind/kind.rules.ts'
import { notificationTypes } from '../kind/rules.ts'

const Chosen = z.object({ bell: z.boolean(), mail: z.boolean(), digest: z.boolean(), push: z.boolean() })

/** A kind with the ways by which a person hears of it. */
export const KindChannels = Chosen.extend({
  kind: z.enum(kindNames),
  type: z.enum(notificationTypes),
  /** Those that nobody can turn off. */
  always: z.array(z.enum(channels)),
})
export type KindChannels = z.input<typeof KindChannels>

/** The daily mail: whether a person wants it, and when it goes. */
export const DailyDigest = z.object({ isOn: z.boolean(), hour: z.int(), timeZone: z.string() })
const MyChannels = z.object({ digest: DailyDigest, kinds: z.array(KindChannels) })

/** What a link of a mail turns off: a kind's mail, or the daily mail. */
const MailSubscription = z.object({ about: z.enum([...kindNames, 'DIGEST']), isOff: z.boolean() })
const TokenBody = z.object({ token: z.string().max(400) })

named({ KindChannels, DailyDigest, MyChannels, MailSubscription })

const mine = { access: 'person', touches: 'own' } as const

export const channelCalls = {
  myChannels: call('GET /core/notification/channel', {
    ...mine,
    summary: 'By which ways I hear of each kind of notification, and whether I want the daily mail',
    answer: dataOf(MyChannels),
  }),
  setChannels: call('PUT /core/notification/channel/{kind}', {
    ...mine,
    did: false,
    summary: 'Say by which ways I hear of one kind; none of them turns it off',
    params: z.object({ kind: z.enum(kindNames) }),
    body: Chosen,
    answer: dataOf(MyChannels),
  }),
  setDigest: call('PUT /core/notification/digest', {
    ...mine,
    did: false,
    summary: 'Say whether I want the daily mail',
    body: z.object({ isOn: z.boolean() }),
    answer: dataOf(MyChannels),
  }),
  lookAtUnsubscribe: call('POST /v1/unsubscribe/look', {
    access: 'anyone',
    touches: 'nothing',
    did: false,
    summary: 'What a mail’s link would turn off; nothing changes',
    body: TokenBody,
    answer: dataOf(MailSubscription),
  }),
  unsubscribe: call('POST /v1/unsubscribe', {
    access: 'anyone',
    touches: 'nothing',
    did: false,
    summary: 'End mails like the one whose link this is, without signing in',
    body: TokenBody,
    answer: dataOf(MailSubscription),
  }),
}
