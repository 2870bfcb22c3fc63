import type { TeamRole } from '#base/access/access.ts'
import { Checkbox } from '#kit/control/Choice.tsx'
import type { PlainText } from '#kit/use-text.ts'
import { useText } from '#kit/use-text.ts'
import { teamRoles } from '../../person/rules.ts'
import styles from './team.module.css'

const hints: Record<TeamRole, PlainText<'team'>> = {
  orders: 'ordersHint',
  money: 'moneyHint',
  designs: 'designsHint',
  readOnly: 'readOnlyHint',
}

/** What a member may do: each role with what it opens. */
export function RolesField({
  value,
  onChange,
  isMissing,
}: {
  value: readonly TeamRole[]
  onChange: (roles: TeamRole[]) => void
  isMissing: boolean
}) {
  const t = useText('team')
  return (
    <fieldset className={styles.roles} aria-invalid={isMissing || undefined}>
      <legend>{t('roles')}</legend>
      {teamRoles.map(role => (
        <Checkbox
          key={role}
          label={t(role)}
          help={t(hints[role])}
          checked={value.includes(role)}
          onChange={event => onChange(event.target.checked ? [...value, role] : value.filter(each => each !== role))}
        />
      ))}
      {isMissing && (
        <p role="alert" className={styles.missing}>
          {t('rolesMissing')}
        </p>
      )}
    </fieldset>
  )
}
