// What both lists of referrals show of one: its inviter's and the office's.
import type { Cents } from '#base/money.ts'
import { nameIn } from '#base/text.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { ReferralState } from '../rules.ts'

const meanings: Record<ReferralState, Meaning> = { JOINED: 'grey', EARNING: 'green', HELD: 'amber', REFUSED: 'red', ENDED: 'grey' }

interface Referral {
  state: ReferralState
  programme: string | null
  programmeVi: string | null
  joinedAt: string
  awardCents: Cents
  heldCents: Cents
}
export function useReferralColumns() {
  const t = useText('referral')
  const language = useLanguage()
  const programme = ({ programme: name, programmeVi }: Referral) =>
    name === null ? t('noProgramme') : nameIn(language, { name, nameVi: programmeVi ?? '' })
  return {
    state: { id: 'state', header: t('status'), cell: ({ state }) => <Badge meaning={meanings[state]}>{t(`state_${state}`)}</Badge> },
    programme: { id: 'programme', header: t('programme'), cell: programme },
    joinedAt: { id: 'joinedAt', header: t('joined'), cell: row => <When at={row.joinedAt} /> },
    /** What it has earned, or would where it is held. */
    award: {
      id: 'award',
      header: t('award'),
      align: 'end',
      cell: row => <Money cents={row.state === 'HELD' ? row.heldCents : row.awardCents} />,
    },
  } satisfies Record<string, DataColumn<Referral>>
}
