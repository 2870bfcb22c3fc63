import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { core } from 'zod'
import vi from 'zod/v4/locales/vi.js'
import { useLanguage } from '../../use-text.ts'

/**
 * A form that becomes a contract's shape on submit: `shape` is the contract's own body, so the page and the server refuse
 * the same things. Issues carry fault codes; the fields say them, and Zod's own sentences, in the reader's language.
 */
export function useAppForm<In extends FieldValues, Out>(
  shape: core.$ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, Out> {
  const { localeError } = useLanguage() === 'vi' ? vi() : {}
  const error: core.$ZodErrorMap = issue => {
    if (issue.code !== 'invalid_type') return localeError?.(issue)
    if (issue.input === undefined) return 'REQUIRED'
    return Number.isNaN(issue.input) ? 'NUMBER_INVALID' : localeError?.(issue)
  }
  return useForm<In, unknown, Out>({ resolver: zodResolver(shape, { error }), defaultValues, mode: 'onTouched', shouldFocusError: false })
}
