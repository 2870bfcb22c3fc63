import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallError } from '#base/fault.ts'
import { Icon } from '../../show/Icon.tsx'
import { useFaultText, useText } from '../../use-text.ts'
import { ErrorNote } from '../page/ErrorNote.tsx'
import styles from './AppForm.module.css'

type Props<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>
  onSubmit: (value: Out) => unknown
  /** The last refusal of the write: entries that name a field go to it, the rest stands above the form. */
  error?: unknown
  /** What the summary says before why it was refused, a sentence. */
  failed?: string
  children: ReactNode
}

/** So many fields are named, each reason once: of a form that nobody has filled in, the first ones say enough. */
const mostNamed = 6

/** A form with its summary of what is wrong, linked to the fields; it is there after a submit that was refused. One field needs none. */
export function AppForm<In extends FieldValues, Out>({ form, onSubmit, error, failed, children }: Props<In, Out>) {
  const root = useRef<HTMLFormElement>(null)
  const id = useId()
  const t = useText('app')
  const faultText = useFaultText()
  const { errors, isSubmitted } = form.formState
  const { setError, getValues } = form
  const isNamed = error instanceof CallError && error.errors.some(entry => isFieldOf(getValues(), entry.path))
  useEffect(() => {
    if (!(error instanceof CallError)) return
    for (const { path, message, code } of error.errors) {
      // The server names fields by the contract's paths, which are the form's.
      if (isFieldOf(getValues(), path)) setError(path as FieldPath<In>, { message: message || code })
    }
  }, [error, setError, getValues])
  const hasSummary = isSubmitted && Object.keys(getValues()).length > 1
  const wrong = hasSummary ? flatten(errors) : []
  const submit = (event: FormEvent) => {
    event.stopPropagation()
    void form.handleSubmit(
      value => onSubmit(value),
      // What comes first in the form: the summary, or the field.
      () => setTimeout(() => root.current?.querySelector<HTMLElement>('[data-summary], [aria-invalid]')?.focus()),
    )(event)
  }
  const goTo = (path: string) => fieldOf(root.current, path)?.focus()
  return (
    <form ref={root} className={styles.form} noValidate onSubmit={submit} onKeyDown={keepFromSending}>
      {error !== undefined && error !== null && !isNamed && <ErrorNote error={error} failed={failed} />}
      {wrong.length > 0 && (
        <section className={styles.summary} data-summary tabIndex={-1} aria-labelledby={id}>
          <h2 id={id}>
            <Icon name="alert" size={16} /> {t('summaryTitle', { count: wrong.length })}
          </h2>
          <ul>
            {[...Map.groupBy(wrong.slice(0, mostNamed), ({ message }) => faultText(message) ?? message)].map(([why, fields]) => (
              <li key={why}>
                {fields.length > 1 && <span>{why.replace(/\.$/, '')}:</span>}
                {fields.map(({ path }) => (
                  <button key={path} type="button" onClick={() => goTo(path)}>
                    {labelOf(root.current, path)}
                    {fields.length === 1 && `: ${why}`}
                  </button>
                ))}
              </li>
            ))}
            {wrong.length > mostNamed && <li>{t('summaryMore', { count: wrong.length - mostNamed })}</li>}
          </ul>
        </section>
      )}
      {children}
    </form>
  )
}

/** What the form has no field for is said above it. */
const isFieldOf = (values: FieldValues, path: string | undefined): boolean => path !== undefined && (path.split('.')[0] ?? '') in values

/** Enter in a box that is no field of the form, as one to search by, does not send it. */
function keepFromSending(event: KeyboardEvent) {
  const isStray = event.target instanceof HTMLInputElement && event.target.name === ''
  if (event.key === 'Enter' && isStray) event.preventDefault()
}

/** The words of a field's own label, as the page shows them. */
function labelOf(root: HTMLFormElement | null, path: string): string {
  const field = fieldOf(root, path)
  return field?.labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? field?.ariaLabel ?? path
}

/** The field as people see it: the UI library keeps the name of a choice of several on a hidden input behind it. */
function fieldOf(root: HTMLFormElement | null, path: string): HTMLInputElement | null | undefined {
  const named = root?.querySelector<HTMLInputElement>(`[name="${CSS.escape(path)}"]`)
  return named?.type === 'hidden' ? named.previousElementSibling?.querySelector('input') : named
}

function flatten(errors: FieldErrors, above = ''): { path: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const path = above + name
    if (error === undefined || error === null) return []
    if (typeof error.message === 'string') return [{ path, message: error.message }]
    return flatten(error as FieldErrors, `${path}.`) // A group of fields, as the form's own shape nests them.
  })
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** The form's buttons; the main one last. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-acts="">
      {children}
    </div>
  )
}
