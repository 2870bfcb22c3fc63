import type { Database } from './db/database.ts'

/** What the rooms of the engine offer to routes and jobs. */
export interface Engine {
  readonly db: Database
}
