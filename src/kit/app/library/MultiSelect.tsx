import { Suspense } from 'react'
import { TextInput } from '../../control/TextInput.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import type { MultiSelectProps } from './MultiSelectPart.tsx'

const Part = lazyPart(() => import('./MultiSelectPart.tsx').then(it => it.MultiSelectPart))

/** Several of many, found by typing. Until its script is there, a box of the same height stands in its place. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, help } = props
  return (
    <Suspense fallback={<TextInput label={label} help={help} value="" readOnly />}>
      <Part {...props} />
    </Suspense>
  )
}
