import type { Engine } from '#engine/engine.ts'
import type { ServeSettings } from '#engine/serve/settings.ts'

/** Who is asking, and who has done what: what the engine asks of the domains `account` and `audit`. */
export function people(_engine: Engine): Pick<ServeSettings, 'identify' | 'audit'> {
  return { identify: async () => undefined, audit: async () => {} }
}
