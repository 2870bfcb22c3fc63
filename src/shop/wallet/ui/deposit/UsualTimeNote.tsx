import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import type { UsualTime } from '../../deposit/rules.ts'
import styles from './UsualTimeNote.module.css'

/** How long finance usually takes; nothing where too little is known. */
export function UsualTimeNote({ usual }: { usual: UsualTime | null }) {
  const t = useText('wallet')
  const span = useSpan()
  if (!usual) return null
  const [from, to] = [span(usual.fromMinutes), span(usual.toMinutes)]
  return (
    <p className={styles.note}>
      <Icon name="clock" size={16} /> {from === to ? t('usualOne', { to }) : t('usual', { from, to })}
    </p>
  )
}

/** '5 minutes', '3 hours', '2 days': rounded up, since it is said as a promise. */
function useSpan() {
  const t = useText('wallet')
  return (minutes: number) =>
    minutes < 60
      ? t('minutes', { count: Math.max(5, Math.ceil(minutes / 5) * 5) })
      : minutes < 48 * 60
        ? t('hours', { count: Math.ceil(minutes / 60) })
        : t('days', { count: Math.ceil(minutes / 1_440) })
}
