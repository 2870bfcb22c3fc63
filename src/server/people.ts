import type { Engine } from '#engine/engine.ts'
import type { ServeSettings } from '#engine/serve/settings.ts'
import { holdWho, whoIs } from '#shop/account/account.ts'
import { recordAct } from '#shop/audit/audit.ts'

/** Who is asking, and who has done what: what the engine asks of the domains `account` and `audit`. */
export function people({ db }: Engine): Pick<ServeSettings, 'identify' | 'hold' | 'audit'> {
  return { identify: token => whoIs(db, token), hold: holdWho, audit: recordAct }
}
