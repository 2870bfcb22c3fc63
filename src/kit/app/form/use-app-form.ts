import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { core } from 'zod'

/**
 * A form that becomes a contract's shape on submit: `shape` is the contract's own body, so the page and the server refuse
 * the same things. Issues carry fault codes; the fields say them in the reader's language.
 */
export function useAppForm<In extends FieldValues, Out>(
  shape: core.$ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, Out> {
  return useForm<In, unknown, Out>({ resolver: zodResolver(shape), defaultValues, mode: 'onTouched', shouldFocusError: false })
}
