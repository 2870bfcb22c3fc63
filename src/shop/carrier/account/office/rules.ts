// What an account may have done to it, for the page's buttons and the server.
import type { FaultValues } from '#base/fault.ts'
import type { AccountMode } from '../../rules.ts'

export const accountLimits = { name: 60, secret: 4_000, rules: 100 }

interface Account {
  mode: AccountMode
  isEnabled: boolean
  state: 'UNTRIED' | 'ACTIVE' | 'STOPPED'
}

/** Why labels may not be bought from it yet. */
export const whyNotEnable = ({ state }: Pick<Account, 'state'>) => (state === 'ACTIVE' ? undefined : ('CARRIER_ACCOUNT_UNCHECKED' as const))

/** A live account would pay postage. */
export const whyNotSample = ({ mode, state }: Pick<Account, 'mode' | 'state'>) =>
  mode === 'LIVE' ? ('CARRIER_SAMPLE_LIVE' as const) : whyNotEnable({ state })

export const whyNotDelete = ({ isEnabled }: Pick<Account, 'isEnabled'>) => (isEnabled ? ('CARRIER_ACCOUNT_ON' as const) : undefined)

interface Field {
  name: string
  isSecret: boolean
  isOptional?: boolean | undefined
  most: number
}
interface Wrong {
  code: 'REQUIRED' | 'FIELD_UNKNOWN' | 'TEXT_INVALID' | 'CARRIER_SECRET_LONG'
  path: string
  values?: FaultValues
}
/** What is wrong with what an account of these fields is to be opened by. */
export function wrongSecret(fields: readonly Field[], secrets: Readonly<Record<string, string>>): Wrong | undefined {
  const stray = Object.keys(secrets).find(name => !fields.some(field => field.name === name))
  if (stray !== undefined) return { code: 'FIELD_UNKNOWN', path: `secrets.${stray}`, values: { field: stray } }
  for (const { name, isOptional, most } of fields) {
    const value = secrets[name] ?? ''
    if (value === '' && !isOptional) return { code: 'REQUIRED', path: `secrets.${name}` }
    if (value.length > most) return { code: 'CARRIER_SECRET_LONG', path: `secrets.${name}`, values: { most } }
    // No carrier hands out what cannot be typed, nor would a header take it.
    if (/[^\u0020-\uffff]/.test(value)) return { code: 'TEXT_INVALID', path: `secrets.${name}` }
  }
  return undefined
}

/** What the page shows of them: all of what is no secret, and of a secret its last four signs where those give little of it away. */
export const hintsOf = (fields: readonly Field[], secrets: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, isSecret }) => {
      const value = secrets[name] ?? ''
      if (value === '') return []
      return [[name, isSecret ? `•••• ${value.length < 12 ? '••••' : value.slice(-4)}` : value]]
    }),
  )
