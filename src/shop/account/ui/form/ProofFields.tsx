import { PasswordInput, TextInput } from '#kit/control/TextInput.tsx'
import { useText } from '#kit/use-text.ts'
import type { Fields } from './use-fields.ts'

/** What proves that it is the person themselves: the password, the code of the second factor, as far as they have them. */
export interface Proof {
  password: boolean
  code: boolean
}
type Bind = (name: 'password' | 'secondFactorCode') => ReturnType<Fields<string>['bind']>

export function ProofFields({ asks, bind, hasFocus = false }: { asks: Proof; bind: Bind; hasFocus?: boolean }) {
  const t = useText('account')
  return (
    <>
      {asks.password && (
        <PasswordInput label={t('password')} autoComplete="current-password" data-autofocus={hasFocus || undefined} {...bind('password')} />
      )}
      {asks.code && (
        <TextInput
          label={t('codeOrRecovery')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...bind('secondFactorCode')}
        />
      )}
    </>
  )
}
