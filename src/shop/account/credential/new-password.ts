import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { passwordChoiceFault } from './password.rules.ts'
import { commonPasswords, hashPassword } from './password.ts'

/** The hash of a password that may be chosen; `path` is the field it came in. Throws why it may not be chosen. */
export async function hashChosen(db: Db, password: string, person: { username: string; email: string }, path: string): Promise<string> {
  const min = await readSetting(db, 'passwordMin')
  const fault = passwordChoiceFault(password, person, { min, isCommon: await commonPasswords() })
  if (fault) throw new Fault(fault, { path, ...(fault === 'PASSWORD_BELOW_MINIMUM' && { values: { min } }) })
  return hashPassword(password)
}
