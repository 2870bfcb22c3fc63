import type { Engine } from '#engine/engine.ts'
import type { ServeSettings } from '#engine/serve/settings.ts'
import { holdWho, whoIs } from '#shop/account/account.ts'
import { withinLimits } from '#shop/approval/approval.ts'
import { recordAct } from '#shop/audit/audit.ts'

/** Authentication, audit and limits: what the engine asks of the domains `account`, `audit` and `approval`. */
export function accessHooks({ db }: Engine): Pick<ServeSettings, 'identify' | 'hold' | 'audit' | 'limit'> {
  return { identify: token => whoIs(db, token), hold: holdWho, audit: recordAct, limit: withinLimits }
}
