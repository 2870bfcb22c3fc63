import { Suspense, useEffect, useState } from 'react'
import type { Reader } from '#base/page.ts'
import { isTyping } from '#kit/app/screen-keys.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import type { ShownGroup } from '../nav/screen.ts'
import styles from './PaletteHost.module.css'

const Palette = lazyPart(() => import('./Palette.tsx').then(it => it.Palette))
const Keys = lazyPart(() => import('./Keys.tsx').then(it => it.Keys))

/** The top bar's search, and the keys that open the palette (Ctrl or ⌘ and K) and the list of keys (?). Their scripts come when asked for. */
export function PaletteHost({ reader, groups }: { reader: Reader; groups: readonly ShownGroup[] }) {
  const t = useText('web')
  const [open, setOpen] = useState<'palette' | 'keys'>()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      const isKeys = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
      // A question that stands open is answered first.
      if ((!isPalette && !isKeys) || document.querySelector('dialog[open]:not(:has([data-palette])), [role="dialog"][aria-modal="true"]'))
        return
      event.preventDefault()
      setOpen(before => (isKeys ? 'keys' : before === 'palette' ? undefined : 'palette'))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const close = () => setOpen(undefined)
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('palette')}
      >
        <Icon name="search" />
        <span className={styles.word}>{t('search')}</span>
        <span aria-hidden="true">
          <kbd>Ctrl K</kbd>
        </span>
      </button>
      {open && (
        <Suspense>{open === 'palette' ? <Palette reader={reader} groups={groups} onClose={close} /> : <Keys onClose={close} />}</Suspense>
      )}
    </>
  )
}
