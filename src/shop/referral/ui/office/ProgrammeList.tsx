import type { ReactNode } from 'react'
import { formatCents } from '#base/money.ts'
import { formatNumber } from '#base/number.ts'
import { nameIn } from '#base/text.ts'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { referralCalls } from '../../contract.ts'
import { programmeStage } from '../../rules.ts'

type Programme = RowOf<typeof referralCalls.officeProgrammes>
const meanings: Record<ReturnType<typeof programmeStage>, Meaning> = { coming: 'grey', running: 'green', ended: 'grey' }
const stageOf = ({ startsAt, endsAt }: Programme) =>
  programmeStage({ startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) }, new Date())

/** Every programme with its terms and how many joined under it. */
export function ProgrammeList({ make }: { make: ReactNode }) {
  const t = useText('referralOffice')
  const language = useLanguage()
  const whyNot = useWhyNot()
  const end = useAct(referralCalls.endProgramme, { changes: [referralCalls.officeProgrammes], done: t('endDone') })
  const nameOf = ({ nameEn, nameVi }: Programme) => nameIn(language, { name: nameEn, nameVi })
  const ask = (programme: Programme) =>
    end.ask(
      { title: t('endTitle', { name: nameOf(programme) }), children: t('endHint'), action: t('end'), isDangerous: true },
      { params: { id: programme.id } },
    )
  return (
    <List
      of={useList(referralCalls.officeProgrammes, { isWhole: true })}
      name="programmes"
      label={t('tabProgrammes')}
      columns={useColumns(nameOf)}
      rowName={nameOf}
      rowActions={programme =>
        stageOf(programme) !== 'ended' && (
          <Button size="small" reason={whyNot(referralCalls.endProgramme)} onClick={() => void ask(programme)}>
            {t('end')}
          </Button>
        )
      }
      empty={{ drawing: 'money', title: t('noProgrammes'), hint: t('noProgrammesHint'), action: make }}
    />
  )
}

function useColumns(nameOf: (programme: Programme) => string): DataColumn<Programme>[] {
  const t = useText('referralOffice')
  const language = useLanguage()
  const percent = (basisPoints: number) => `${formatNumber(basisPoints / 100, language)}%`
  return [
    { id: 'name', header: t('programme'), cell: nameOf },
    { id: 'stage', header: t('state'), cell: row => <Badge meaning={meanings[stageOf(row)]}>{t(stageOf(row))}</Badge> },
    { id: 'months', header: t('monthsShort'), align: 'end', cell: row => <span className="numbers">{row.months}</span> },
    {
      id: 'most',
      header: t('mostShort'),
      align: 'end',
      cell: row => (row.mostCents === null ? '–' : formatCents(row.mostCents, { language })),
    },
    { id: 'invited', header: t('tabReferrals'), align: 'end', cell: row => <span className="numbers">{row.invited}</span> },
    { id: 'share', header: t('shareShort'), align: 'end', cell: row => percent(row.shareBasisPoints) },
    { id: 'startsAt', header: t('startsAt'), cell: row => <When at={row.startsAt} exact />, isOptional: true },
    { id: 'endsAt', header: t('endsAt'), cell: row => (row.endsAt ? <When at={row.endsAt} exact /> : t('always')) },
  ]
}
