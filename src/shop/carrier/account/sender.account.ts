import type { Db } from '#engine/db/database.ts'
import { readSetting } from '#shop/setting/setting.ts'
import type { LabelAddress } from '../rules.ts'

/** Where parcels leave from, unless their account says otherwise. */
export const usualSender = async (db: Db): Promise<LabelAddress> => ({
  name: await readSetting(db, 'shipFromName'),
  street1: await readSetting(db, 'shipFromStreet'),
  city: await readSetting(db, 'shipFromCity'),
  state: await readSetting(db, 'shipFromState'),
  zip: await readSetting(db, 'shipFromZip'),
})
