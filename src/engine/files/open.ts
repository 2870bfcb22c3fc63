import type { Config } from '#engine/config.ts'
import type { Files } from './files.ts'
import { openFolder } from './folder.ts'

/** The bucket where one is configured, else the folder `$DATA_DIR/files`. Sweeps leftovers once. A start without a bucket does not load its library. */
export async function openFiles(config: Pick<Config, 's3' | 'dataDir' | 'diskReserveBytes'>): Promise<Files> {
  const files = config.s3 ? await (await import('./s3.ts')).openBucket(config.s3, config) : await openFolder(config)
  await files.sweep()
  return files
}
