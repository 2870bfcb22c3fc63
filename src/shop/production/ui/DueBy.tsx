import { When } from '#kit/app/page/When.tsx'
import { Dash } from '#kit/app/table/row/Dash.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'

/** By when it must leave; what is late says so as long as it is not done. */
export function DueBy({ at, isDone = false }: { at: string | null; isDone?: boolean }) {
  const t = useText('production')
  if (at === null) return <Dash />
  const isLate = !isDone && Date.parse(at) < Date.now()
  return (
    <span className="beside">
      {isLate && <Badge meaning="amber">{t('late')}</Badge>}
      <When at={at} />
    </span>
  )
}
