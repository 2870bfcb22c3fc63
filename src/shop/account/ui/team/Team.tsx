import { type ReactNode, useState } from 'react'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Switch } from '#kit/control/Choice.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { teamCalls } from '../../team/contract.ts'
import { InviteMemberDialog } from './InviteMemberDialog.tsx'
import { MemberLine } from './MemberLine.tsx'
import type { ShownTeam } from './shown-member.ts'
import styles from './team.module.css'

/** Who works in the seller's name, and what each may do; `activity` is what they did. */
export function Team({ activity }: { activity: ReactNode }) {
  const t = useText('team')
  const whyNot = useWhyNot()
  const team = useCall(teamCalls.myTeam, {})
  const [isInviting, setInviting] = useState(false)
  const { members = [], max = 0 } = team.data?.data ?? {}
  const full = team.data && members.length >= max ? t('full', { max }) : undefined
  const invite = (
    <Button variant="primary" icon="plus" reason={whyNot(teamCalls.inviteMember) ?? full} onClick={() => setInviting(true)}>
      {t('invite')}
    </Button>
  )
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} hint={t('hint')} actions={members.length > 0 ? invite : undefined} />
      <Stack gap={24}>
        <Loaded of={team}>
          {shown =>
            shown.members.length === 0 ? (
              <EmptyState title={t('emptyTitle')} action={invite}>
                {t('emptyHint')}
              </EmptyState>
            ) : (
              <Stack gap={16}>
                <Panel label={t('title')}>
                  <Lines>
                    {shown.members.map(member => (
                      <MemberLine key={member.id} member={member} />
                    ))}
                  </Lines>
                  <p className="muted numbers">{t('count', { count: shown.members.length, max: shown.max })}</p>
                </Panel>
                <FactorOfTeam team={shown} />
              </Stack>
            )
          }
        </Loaded>
        {activity}
      </Stack>
      {isInviting && <InviteMemberDialog onClose={() => setInviting(false)} />}
    </div>
  )
}

function FactorOfTeam({ team }: { team: ShownTeam }) {
  const t = useText('team')
  const set = useAct(teamCalls.setTeamFactor, { changes: [teamCalls.myTeam] })
  return (
    <Panel>
      <Switch
        label={t('factor')}
        help={t('factorHint')}
        checked={team.isFactorRequired}
        disabled={set.isPending}
        onChange={event => set.mutate({ body: { isRequired: event.target.checked } })}
      />
    </Panel>
  )
}
