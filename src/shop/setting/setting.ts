// The public verbs of the operator's settings.
import { Fault } from '#base/fault.ts'
import { cached } from '#engine/db/cache.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import type { OfficeSetting } from './contract.ts'
import { isPublicSetting, isSettingKey, type SettingKey, type SettingValue, settingFault, settingKeys, settingRules } from './rules.ts'
import { listSettingRows, setSettingRow } from './store.ts'

/** The operator's value of `key`, or its default; another process's change is seen within five seconds. */
export async function readSetting<K extends SettingKey>(db: Db, key: K): Promise<SettingValue<K>> {
  const value = (await stored.read(db)).get(key)?.value
  // `settingFault` has passed every stored value against the very rule that the type is made of.
  return (value !== undefined && !settingFault(key, value) ? value : settingRules[key].default) as SettingValue<K>
}

/** When somebody last said what it is; nothing where nobody has. */
export const settingSaidAt = async (db: Db, key: SettingKey): Promise<Date | undefined> => (await stored.read(db)).get(key)?.changedAt

/** Every setting with its bounds, for the office. */
export async function listSettings(db: Db): Promise<OfficeSetting[]> {
  const rows = new Map((await listSettingRows(db)).map(row => [row.key, row]))
  return settingKeys.map(key => {
    const row = rows.get(key)
    const { kind, default: standard, ...bounds } = settingRules[key]
    const isRight = row !== undefined && settingFault(key, row.value) === undefined
    return {
      key,
      kind,
      default: standard,
      ...bounds,
      value: isRight ? (row.value as OfficeSetting['value']) : standard, // the line above has checked it against its rule
      changedAt: row?.changedAt ?? null,
      changedBy: row?.changedBy ?? null,
    }
  })
}

/** What header and footer show to everyone. */
export async function publicSettings(db: Db): Promise<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const key of settingKeys) if (isPublicSetting(key)) values[key] = String(await readSetting(db, key))
  return values
}

/** Throws SETTING_NOT_FOUND or SETTING_VALUE_INVALID. `changedBy` is the name shown in the office. */
export async function changeSetting(tx: Tx, key: string, value: OfficeSetting['value'], changedBy: string): Promise<OfficeSetting> {
  if (!isSettingKey(key)) throw new Fault('SETTING_NOT_FOUND')
  if (settingFault(key, value)) throw new Fault('SETTING_VALUE_INVALID', { path: 'value' })
  noteChange(tx, { value: await readSetting(tx, key) }, { value })
  await setSettingRow(tx, key, value, changedBy)
  stored.forget(tx)
  await emit(tx, 'setting.changed', { key })
  const changed = (await listSettings(tx)).find(setting => setting.key === key)
  if (!changed) throw new Error(`Setting ${key} is not in its own list.`)
  return changed
}

type Stored = Awaited<ReturnType<typeof listSettingRows>>[number]
const stored = cached<ReadonlyMap<string, Stored>>(async db => new Map((await listSettingRows(db)).map(row => [row.key, row])))
