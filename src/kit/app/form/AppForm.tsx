import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
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
  children: ReactNode
}

/** A form with its summary of what is wrong, linked to the fields; it is there after a submit that was refused. */
export function AppForm<In extends FieldValues, Out>({ form, onSubmit, error, children }: Props<In, Out>) {
  const root = useRef<HTMLFormElement>(null)
  const id = useId()
  const t = useText('app')
  const faultText = useFaultText()
  const { errors, isSubmitted } = form.formState
  const named = error instanceof CallError ? error.errors.filter(entry => entry.path !== undefined) : []
  const { setError } = form
  useEffect(() => {
    if (!(error instanceof CallError)) return
    for (const { path, message, code } of error.errors) {
      // The server names fields by the contract's paths, which are the form's.
      if (path !== undefined) setError(path as FieldPath<In>, { message: message || code })
    }
  }, [error, setError])
  const wrong = isSubmitted ? flatten(errors) : []
  const submit = (event: FormEvent) => {
    event.stopPropagation()
    void form.handleSubmit(
      value => onSubmit(value),
      () => setTimeout(() => root.current?.querySelector<HTMLElement>('[data-summary]')?.focus()),
    )(event)
  }
  const goTo = (path: string) => fieldOf(root.current, path)?.focus()
  return (
    <form ref={root} className={styles.form} noValidate onSubmit={submit}>
      {error !== undefined && error !== null && named.length === 0 && <ErrorNote error={error} />}
      {wrong.length > 0 && (
        <section className={styles.summary} data-summary tabIndex={-1} aria-labelledby={id}>
          <h2 id={id}>
            <Icon name="alert" size={16} /> {t('summaryTitle', { count: wrong.length })}
          </h2>
          <ul>
            {wrong.map(each => (
              <li key={each.path}>
                <button type="button" onClick={() => goTo(each.path)}>
                  {labelOf(root.current, each.path)}: {faultText(each.message) ?? each.message}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </form>
  )
}

/** The words of a field's own label, as the page shows them. */
function labelOf(root: HTMLFormElement | null, path: string): string {
  return fieldOf(root, path)?.labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? path
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
