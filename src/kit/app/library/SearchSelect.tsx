import { Suspense } from 'react'
import { TextInput } from '../../control/TextInput.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import type { SearchSelectProps } from './SearchSelectPart.tsx'

const Part = lazyPart(() => import('./SearchSelectPart.tsx').then(it => it.SearchSelectPart))

/** One of many, found by typing. Until its script is there, a box of the same height shows what is chosen. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, help, required, choices, value, className, placeholder } = props
  const chosen = choices.map(it => (typeof it === 'string' ? { value: it, label: it } : it)).find(it => it.value === value)
  return (
    <Suspense
      fallback={
        <TextInput
          {...{ label, help, required, className, placeholder, 'aria-label': props['aria-label'] }}
          value={chosen?.label ?? ''}
          readOnly
        />
      }
    >
      <Part {...props} />
    </Suspense>
  )
}
