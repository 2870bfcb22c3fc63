import { When } from '#kit/app/page/When.tsx'
import { useIsPhone } from '#kit/app/table/column/use-phone.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'

/** By when it must leave; what is late says so as long as it is not done. */
export function DueBy({ at, isDone = false }: { at: string | null; isDone?: boolean }) {
  const t = useText('production')
  const isPhone = useIsPhone()
  // On a phone the cell stands below others, and a dash would stand there without a name.
  if (at === null) return isPhone ? null : <span className="muted">–</span>
  const isLate = !isDone && Date.parse(at) < Date.now()
  return (
    <span className="beside">
      {isLate && <Badge meaning="amber">{t('late')}</Badge>}
      <When at={at} />
    </span>
  )
}
