import type { Db } from '#engine/db/database.ts'
import { routes, type Who } from '#engine/serve/route.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { shopZone } from '#shop/setting/zone.rules.ts'
import { kindRule, kindsOf } from '../kind/kind.rules.ts'
import { chooseChannels, chooseDigest, wantsOf } from './channel.ts'
import { channelCalls } from './contract.ts'
import { lookAtLink, unsubscribe } from './unsubscribe.channel.ts'

export const channelRoutes = routes(channelCalls, {
  myChannels: ({ who }, db) => mine(db, who),
  setChannels: async ({ who, params, body }, tx) => {
    await chooseChannels(tx, who.id, params.kind, body)
    return mine(tx, who)
  },
  setDigest: async ({ who, body }, tx) => {
    await chooseDigest(tx, who.id, body.isOn)
    return mine(tx, who)
  },
  lookAtUnsubscribe: async ({ body }, tx) => ({ data: await lookAtLink(tx, body.token) }),
  unsubscribe: async ({ body }, tx) => ({ data: await unsubscribe(tx, body.token) }),
})

async function mine(db: Db, { id, kind }: Pick<Who, 'id' | 'kind'>) {
  const wants = await wantsOf(db, id)
  const digest = { isOn: wants.isDigestOn, hour: await readSetting(db, 'digestHour'), timeZone: shopZone }
  const kinds = kindsOf(kind).map(name => ({
    kind: name,
    type: kindRule(name).type,
    always: [...kindRule(name).always],
    ...wants.of(name),
  }))
  return { data: { digest, kinds } }
}
