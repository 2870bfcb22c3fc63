import { type ComponentType, Suspense, useEffect } from 'react'
import { CallError } from '#base/fault.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { useNotice } from '../../notice/use-notice.ts'

interface Closable {
  onClose: () => void
}

/**
 * A dialog in a script of its own, which comes when it is first opened: no first screen waits for its form. It brings its `Suspense`. Where
 * the script cannot come a notice says so, and it is closed again, so that the next press asks once more.
 */
export function lazyDialog<P extends Closable>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazyPart<P>(load, Lost)
  return (props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

function Lost({ onClose }: Closable) {
  const notice = useNotice()
  useEffect(() => {
    notice.failed(new CallError(0, []))
    onClose()
  })
  return null
}
