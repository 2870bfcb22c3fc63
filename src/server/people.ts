import type { Engine } from '#engine/engine.ts'
import type { ServeSettings } from '#engine/serve/settings.ts'
import { holdWho, whoIs } from '#shop/account/account.ts'
import { withinLimits } from '#shop/approval/approval.ts'
import { recordAct } from '#shop/audit/audit.ts'

/** Who is asking, who has done what and who may do how much: what the engine asks of the domains `account`, `audit` and `approval`. */
export function people({ db }: Engine): Pick<ServeSettings, 'identify' | 'hold' | 'audit' | 'limit'> {
  return { identify: token => whoIs(db, token), hold: holdWho, audit: recordAct, limit: withinLimits }
}
