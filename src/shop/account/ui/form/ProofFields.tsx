import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { limits } from '#base/fields.ts'
import { FormPassword, FormText } from '#kit/app/form/fields.tsx'
import { useText } from '#kit/use-text.ts'
import { FactorCode } from '../../factor/contract.ts'

/** What proves that it is the person themselves: the password, the code of the second factor, as far as they have them. */
export interface Proof {
  password: boolean
  code: boolean
}
interface Given {
  password: string
  secondFactorCode: string
}

/** A password that must be given and is only compared. */
export const RequiredPassword = z.string().min(1, 'REQUIRED').max(limits.passwordMax)
/** The fields of a form's shape: what is not asked for stays empty. */
export const proofShape = (asks: Proof) => ({
  password: asks.password ? RequiredPassword : z.string(),
  secondFactorCode: asks.code ? FactorCode : z.string(),
})
/** Of a call's body. */
export const proofOf = (asks: Proof, { password, secondFactorCode }: Given): Partial<Given> => ({
  ...(asks.password && { password }),
  ...(asks.code && { secondFactorCode }),
})

type Props<T extends FieldValues> = { asks: Proof; control: Control<T>; hasFocus?: boolean }
export function ProofFields<T extends FieldValues & Given>({ asks, control, hasFocus = false }: Props<T>) {
  const t = useText('account')
  // `Given` says that the form has them.
  const [password, code] = ['password', 'secondFactorCode'] as FieldPath<T>[] as [FieldPath<T>, FieldPath<T>]
  return (
    <>
      {asks.password && (
        <FormPassword
          control={control}
          name={password}
          label={t('password')}
          autoComplete="current-password"
          data-autofocus={hasFocus || undefined}
        />
      )}
      {asks.code && (
        <FormText
          control={control}
          name={code}
          label={t('codeOrRecovery')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </>
  )
}
