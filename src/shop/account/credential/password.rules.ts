import { sameForm } from '../person/rules.ts'

export type PasswordFault = 'PASSWORD_BELOW_MINIMUM' | 'PASSWORD_TOO_COMMON' | 'PASSWORD_IS_YOUR_NAME'

/** Why `password` may not be chosen, beyond the specification's six characters: the operator's minimum, the common ones, one's own name. */
export function passwordChoiceFault(
  password: string,
  person: { username: string; email: string },
  bounds: { min: number; isCommon: (password: string) => boolean },
): PasswordFault | undefined {
  const form = sameForm(password)
  if (password.length < bounds.min) return 'PASSWORD_BELOW_MINIMUM'
  if (bounds.isCommon(form)) return 'PASSWORD_TOO_COMMON'
  if ([person.username, person.email].some(name => sameForm(name) === form)) return 'PASSWORD_IS_YOUR_NAME'
  return undefined
}
