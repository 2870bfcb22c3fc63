import type { CallAnswer } from '#base/call.ts'
import type { channelCalls } from '../../channel/contract.ts'

/** What a person hears of, as the browser reads it. */
export type ShownChannels = CallAnswer<typeof channelCalls.myChannels>['data']
export type ShownKind = ShownChannels['kinds'][number]
