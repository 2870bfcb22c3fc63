import type { MigrationFolder } from '#engine/db/migrate.ts'
import { domains } from './domains.ts'

/** The engine's migrations, then the domains' in the floors' order. */
export const migrationFolders = (): MigrationFolder[] => [
  { name: 'engine', url: new URL('../engine/migrations/', import.meta.url) },
  ...domains.map(({ name }) => ({ name, url: new URL(`../shop/${name}/migrations/`, import.meta.url) })),
]
