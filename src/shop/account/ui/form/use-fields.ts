import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The sentence that says what is wrong with a value, or nothing. */
type Check<N extends string> = (value: string, all: Readonly<Record<N, string>>) => string | undefined

export interface Fields<N extends string> {
  readonly values: Readonly<Record<N, string>>
  readonly form: RefObject<HTMLFormElement | null>
  /** What a text field of the kit is given. */
  bind(name: N): { name: N; value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void; error: string | undefined }
  /** Whether all is right; else says so at each field and goes to the first. */
  areRight(): boolean
  set(name: N, value: string): void
  /** Back to what the form began with. */
  reset(): void
}

/** The fields of a form of a public page; portal and office have `useAppForm`. A field that was found wrong is looked at again with each key. */
export function useFields<const N extends string>(
  given: Readonly<Record<N, string>>,
  checks: Readonly<Partial<Record<NoInfer<N>, Check<NoInfer<N>>>>>,
  /** What the server said of a field; it goes when the field is changed. */
  refusedOf: (name: NoInfer<N>) => string | undefined = () => undefined,
): Fields<N> {
  const [first] = useState(given)
  const [values, setValues] = useState(first)
  const [touched, setTouched] = useState<ReadonlySet<N>>(new Set())
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // What was typed or filled in by the browser before the page came alive stands in the fields and not yet here.
  useLayoutEffect(() => {
    const all = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select') ?? []
    const fields = [...all].filter(field => field.value !== '' && field.name in first)
    if (fields.length > 0) setValues(all => ({ ...all, ...Object.fromEntries(fields.map(field => [field.name, field.value])) }))
  }, [first])
  const wrong = (name: N) => checks[name]?.(values[name], values)
  const set = (name: N, value: string) => {
    setValues(all => ({ ...all, [name]: value }))
    setTouched(all => new Set(all).add(name))
  }
  return {
    values,
    form,
    set,
    reset() {
      setValues(first)
      setChecked(false)
    },
    bind: name => ({
      name,
      value: values[name],
      onChange: event => set(name, event.target.value),
      error: (isChecked ? wrong(name) : undefined) ?? (touched.has(name) ? undefined : refusedOf(name)),
    }),
    areRight() {
      // The fields must say that they are wrong before the first of them gets the focus.
      flushSync(() => {
        setChecked(true)
        setTouched(new Set())
      })
      // Object.keys of the very record that is typed by its keys.
      const names = Object.keys(first) as N[]
      const isRight = names.every(name => wrong(name) === undefined)
      if (!isRight) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return isRight
    },
  }
}
