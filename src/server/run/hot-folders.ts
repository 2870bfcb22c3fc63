import type { Config } from '#engine/config.ts'
import { type HotTrouble, troubleOfFolder } from '#engine/files/hot/hot-folder.ts'
import type { Log } from '#engine/log.ts'

/** Says at the start which hot folder takes no files, and starts all the same: a share may come back, and orders do not wait for it. */
export async function warnOfHotFolders({ hotFolders }: Pick<Config, 'hotFolders'>, log: Pick<Log, 'warn'>): Promise<void> {
  for (const [technique, folder] of hotFolders) {
    const trouble = await troubleOfFolder(folder)
    if (trouble) log.warn({ technique, folder }, `HOT_FOLDER_${technique} ${sentences[trouble]}: its print files wait.`)
  }
}

const sentences: Readonly<Record<HotTrouble, string>> = {
  MISSING: 'is not there, or is no folder',
  NOT_WRITABLE: 'cannot be written to',
  FULL: 'is on a full disk',
  SILENT: 'does not answer',
}
