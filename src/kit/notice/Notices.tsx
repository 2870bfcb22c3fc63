import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { Button, IconButton } from '../control/Button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../show/Icon.tsx'
import { useText } from '../use-text.ts'
import styles from './Notices.module.css'
import { dismiss, hold, letGo, type Notice, noNotices, readNotices, watchNotices } from './notice.ts'
import { useRoom } from './use-room.ts'

/** The regions that stand on the page, lowest first: notices are read and closed in the uppermost, where the rest is inert. */
const regions: symbol[] = []
const listeners = new Set<() => void>()
const tellRegions = () => {
  for (const listen of listeners) listen()
}

/**
 * Where notices stand, read aloud: above what sticks to the foot of the window, where the page makes room for them, and in a dialog in its
 * own flow, so that they keep no control from anybody.
 */
export function Notices({ isInside = false }: { isInside?: boolean }) {
  const t = useText('kit')
  const all = useSyncExternalStore(watchNotices, readNotices, noNotices)
  const isUppermost = useUppermost()
  const region = useRef<HTMLElement>(null)
  useRoom(region, !isInside)
  return (
    <section ref={region} className={cx(styles.region, isInside && styles.inside)} aria-live="polite" aria-label={t('notices')}>
      {isUppermost && all.map(notice => <Shown key={notice.id} notice={notice} />)}
    </section>
  )
}

function useUppermost(): boolean {
  const [self] = useState(() => Symbol())
  const isLast = useSyncExternalStore(
    listen => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    () => regions.at(-1) === self,
    () => false,
  )
  useEffect(() => {
    regions.push(self)
    tellRegions()
    return () => {
      regions.splice(regions.indexOf(self), 1)
      tellRegions()
    }
  }, [self])
  return isLast
}

const icons = { done: 'checkCircle', told: 'clock', failed: 'alert' } as const

function Shown({ notice: { id, kind, text, link, undo } }: { notice: Notice }) {
  const t = useText('kit')
  const before = useRef<HTMLElement>(undefined)
  /** What was pressed here is gone with the notice: the focus goes back to where it came from. */
  const end = () => {
    dismiss(id)
    before.current?.focus()
  }
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hold(id)
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here; whoever points at it or walks into it has time to read it.
    <div
      className={styles.notice}
      data-notice={kind}
      role={kind === 'failed' ? 'alert' : undefined}
      onFocus={onFocus}
      onBlur={() => letGo(id)}
      onPointerEnter={() => hold(id)}
      onPointerLeave={() => letGo(id)}
    >
      <Icon name={icons[kind]} />
      <p>
        {text} {link && <Link to={link.to}>{link.text}</Link>}
      </p>
      {undo && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            end()
            undo()
          }}
        >
          {t('undo')}
        </Button>
      )}
      <IconButton icon="close" size="small" label={t('dismiss')} onClick={end} />
    </div>
  )
}
