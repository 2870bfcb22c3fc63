import { useState } from 'react'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Menu, type MenuEntry } from '#kit/control/Menu.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { teamCalls } from '../../team/contract.ts'
import type { MemberState } from '../../team/rules.ts'
import { ResetFactorDialog } from './ResetFactorDialog.tsx'
import { RolesDialog } from './RolesDialog.tsx'
import type { ShownMember } from './shown-member.ts'
import styles from './team.module.css'

/** The normal state needs no badge. */
const meanings: Record<Exclude<MemberState, 'active'>, Meaning> = { invited: 'blue', expired: 'amber', suspended: 'red' }
const changes = [teamCalls.myTeam]

/** A member: who, what they may do, when they were here, and what can be done about them. */
export function MemberLine({ member }: { member: ShownMember }) {
  const t = useText('team')
  const [open, setOpen] = useState<'roles' | 'factor'>()
  const close = () => setOpen(undefined)
  const isIn = member.joinedAt !== null
  return (
    <li className={styles.line}>
      <div>
        <Row>
          <strong>{member.fullName || member.username}</strong>
          {member.state !== 'active' && <Badge meaning={meanings[member.state]}>{t(member.state)}</Badge>}
        </Row>
        <small>
          {member.email}
          {isIn && ` · ${member.username}`}
        </small>
      </div>
      <div className={styles.may}>
        {member.roles.map(role => t(role)).join(', ')}
        <small>
          {isIn ? (
            <>
              {member.lastUsedAt ? (
                <>
                  {t('lastSeen')} <When at={member.lastUsedAt} />
                </>
              ) : (
                t('neverSeen')
              )}
              {` · ${member.hasSecondFactor ? t('factorOn') : t('factorOff')}`}
            </>
          ) : (
            member.state === 'invited' && (
              <>
                {t('linkUntil')} <When at={member.invitedUntil} />
              </>
            )
          )}
        </small>
      </div>
      <Menu icon="dots" size="small" align="end" label={t('acts', { name: member.fullName })} entries={useMemberActs(member, setOpen)} />
      {open === 'roles' && <RolesDialog member={member} onClose={close} />}
      {open === 'factor' && <ResetFactorDialog member={member} onClose={close} />}
    </li>
  )
}

function useMemberActs(member: ShownMember, open: (dialog: 'roles' | 'factor') => void): MenuEntry[] {
  const t = useText('team')
  const input = { params: { id: member.id } }
  const name = member.fullName || member.username
  const again = useAct(teamCalls.inviteMemberAgain, { changes, done: t('sent') })
  const end = useAct(teamCalls.endMemberSessions, { changes, done: t('signedOut') })
  const remove = useAct(teamCalls.removeMember, { changes, done: t('removed', { name }) })
  const isIn = member.joinedAt !== null
  const askEnd = () => {
    const figures = [{ label: t('sessions'), value: member.sessions }]
    void end.ask({ title: t('signOutTitle', { name }), children: t('signOutWhat'), figures, action: t('signOut') }, input)
  }
  const askRemove = () => {
    const [title, children, action] = isIn
      ? [t('removeTitle', { name }), t('removeWhat'), t('remove')]
      : [t('withdrawTitle', { name }), t('withdrawWhat'), t('withdraw')]
    void remove.ask({ title, children, action, isDangerous: true }, input)
  }
  return [
    { label: t('changeRoles'), icon: 'design', onSelect: () => open('roles') },
    ...(isIn ? [] : [{ label: t('again'), icon: 'envelope', onSelect: () => again.mutate(input) } as const]),
    ...(member.sessions > 0 ? [{ label: t('signOut'), icon: 'logout', onSelect: askEnd } as const] : []),
    ...(member.hasSecondFactor ? [{ label: t('resetFactor'), icon: 'lock', onSelect: () => open('factor') } as const] : []),
    { label: isIn ? t('remove') : t('withdraw'), icon: 'trash', onSelect: askRemove, isDanger: true },
  ]
}
