import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Section } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Counted } from '#kit/show/Counted.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { gangCalls } from '../../gang/contract.ts'
import { batchesAtOnce, rollSettings } from '../../gang/rules.ts'
import { DueBy } from '../DueBy.tsx'
import { type Planned, usePlannedWords } from './planned.ts'
import { useSheetColumns } from './sheet-columns.tsx'

type Waiting = RowOf<typeof gangCalls.gangWaiting>
const techniques = Object.keys(rollSettings) as (keyof typeof rollSettings)[]

/** Gang sheets of all batches: what waits for one, planned together, and the sheets that there are. */
export function GangTab() {
  const t = useText('production')
  const whyNot = useWhyNot()
  const waiting = useList(gangCalls.gangWaiting, { isWhole: true, live: ['production.changed', 'order.moved'] })
  const sheets = useList(gangCalls.allGangSheets, {
    filters: [
      {
        name: 'state',
        label: t('state'),
        any: t('gangAny'),
        choices: (['OPEN', 'PRINTED'] as const).map(value => ({ value, label: t(`gangList_${value}`) })),
      },
      {
        name: 'technique',
        label: t('technique'),
        any: t('techniqueAny'),
        choices: techniques.map(value => ({ value, label: t(`technique_${value}`) })),
      },
    ],
    live: ['production.changed', 'order.moved'],
  })
  const plan = useAct(gangCalls.planSheets, {
    changes: [gangCalls.gangWaiting, gangCalls.allGangSheets],
    onDone: waiting.clearSelection,
  })
  const batchIds = waiting.chosen.map(({ id }) => id)
  const mayNot = whyNot(gangCalls.planSheets)
  const isEmpty = waiting.rows?.length === 0
  return (
    <Stack gap={24}>
      {plan.data && <PlannedNote planned={plan.data.data} />}
      <Section
        title={t('gangWaiting')}
        aside={
          <Button
            variant="primary"
            icon="layers"
            reason={mayNot ?? (isEmpty ? t('gangNothingWaits') : undefined)}
            busy={plan.isPending && batchIds.length === 0}
            onClick={() => plan.mutate({ body: {} })}
          >
            {t('planAll')}
          </Button>
        }
      >
        <List
          of={waiting}
          name="gang-waiting"
          label={t('gangWaiting')}
          columns={waitingColumns(t)}
          rowTo={row => `/office/production/batch/${row.id}`}
          rowName={row => t('batch', { id: row.id })}
          bulk={
            <Button
              variant="primary"
              icon="layers"
              reason={mayNot ?? (batchIds.length > batchesAtOnce ? t('gangTooMany', { most: batchesAtOnce }) : undefined)}
              busy={plan.isPending}
              onClick={() => plan.mutate({ body: { batchIds } })}
            >
              {t('planBatches', { count: batchIds.length })}
            </Button>
          }
          empty={{ drawing: 'box', title: t('gangNothingWaits'), hint: t('gangNothingWaitsHint') }}
        />
      </Section>
      <Section title={t('gangSheets')}>
        <List
          of={sheets}
          name="all-gang-sheets"
          label={t('gangSheets')}
          columns={useSheetColumns()}
          rowTo={row => `/office/production/gang/${row.id}`}
          empty={{ title: t('gangNone'), hint: t('gangNoneHint') }}
        />
      </Section>
    </Stack>
  )
}

/** What the last plan came to, until the next one; one sheet is opened from here. */
function PlannedNote({ planned }: { planned: Planned }) {
  const t = useText('production')
  const { headline, left } = usePlannedWords()(planned)
  const [only, another] = planned.sheets
  return (
    <Note
      meaning={planned.sheets.length === 0 ? 'amber' : 'green'}
      role="status"
      title={headline}
      action={
        only !== undefined && another === undefined ? (
          <LinkButton size="small" to={`/office/production/gang/${only}`}>
            {t('gangOpen')}
          </LinkButton>
        ) : undefined
      }
    >
      {left.map(line => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  )
}

const waitingColumns = (t: Translate<'production'>): DataColumn<Waiting>[] => [
  { id: 'batch', header: t('batches'), cell: row => t('batch', { id: row.id }), width: '130px' },
  { id: 'technique', header: t('technique'), cell: row => row.techniques.map(each => t(`technique_${each}`)).join(', ') },
  {
    id: 'prints',
    header: t('gangPieces'),
    cell: row => <Counted count={row.prints} words={t('gangPrints', { count: row.prints })} />,
    align: 'end',
    width: '100px',
  },
  {
    id: 'rendering',
    header: t('file_WAITING'),
    cell: row => (row.rendering > 0 ? row.rendering : '–'),
    align: 'end',
    width: '120px',
    phone: 'none',
  },
  { id: 'due', header: t('dueBy'), cell: row => <DueBy at={row.dueAt} />, width: '180px', phone: 'foot' },
  { id: 'made', header: t('madeAt'), cell: row => <When at={row.madeAt} />, width: '170px', phone: 'none' },
]
