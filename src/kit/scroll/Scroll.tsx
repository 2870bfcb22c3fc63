import type { HTMLAttributes, Ref } from 'react'

type Props = {
  /** What is in it, for who does not see it. */
  label: string
  as?: 'section' | 'div' | 'ul' | 'ol' | 'pre'
  ref?: Ref<HTMLElement> | undefined
} & HTMLAttributes<HTMLElement>

/** A part of a page that scrolls by itself: the Tab key stops there, the arrows move it, and it has a name. */
export function Scroll({ label, as = 'section', ...rest }: Props) {
  // The elements take the same attributes, and a union of their types takes none.
  const Element = as as 'section'
  return <Element {...rest} role={as === 'div' || as === 'pre' ? 'region' : undefined} tabIndex={0} aria-label={label} />
}
