import { Link } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { grouped } from '#base/number.ts'
import { dayBefore } from '#base/time.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useIsPhone } from '#kit/app/table/column/use-phone.ts'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Figures } from '#kit/layout/Figures.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot, useWhyNotOpen } from '#kit/use-why-not.ts'
import { trackingCalls } from '../../contract.ts'
import { dayCalls } from '../../dock/day/contract.ts'

export const handle = { texts: ['endOfDay'] }

type Group = CallAnswer<typeof dayCalls.endOfDay>['data']['groups'][number]
const isDay = (text: string) => /^(19|20|21)\d\d-\d\d-\d\d$/.test(text)
const sumOf = (groups: readonly Group[], what: (group: Group) => number) => groups.reduce((sum, group) => sum + what(group), 0)

/** Each carrier and account with what was handed over, what waits for its form, and what was bought and left behind. */
export default function EndOfDayOfficePage() {
  const t = useText('endOfDay')
  const whyNotOpen = useWhyNotOpen()
  const [state, setState] = useUrlState({ on: '' })
  const today = dayBefore(0)
  const on = isDay(state.on) ? state.on : today
  const day = useCall(dayCalls.endOfDay, { query: { on } }, { keepsLast: true })
  useLive(['manifest.changed', 'parcel.changed', 'label.changed'], [dayCalls.endOfDay])
  const isToday = on === today
  const groups = day.data?.data.groups.filter(group => isToday || group.forms.length > 0)
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        back={{ to: '/office/manifests', label: t('toManifests') }}
        actions={
          <LinkButton icon="scan" reason={whyNotOpen('/office/scan-out')} to="/office/scan-out">
            {t('toScanOut')}
          </LinkButton>
        }
      />
      <Stack>
        <Row align="end">
          <TextInput
            width="short"
            type="date"
            label={t('day')}
            value={on}
            max={today}
            onChange={event => setState({ on: event.currentTarget.value })}
          />
        </Row>
        <Figures
          waiting={isToday ? 4 : 2}
          of={
            groups && [
              { label: t('handedOver'), value: sumOf(groups, ({ handedOver }) => handedOver) },
              { label: t('forms'), value: sumOf(groups, ({ forms }) => forms.length) },
              ...(isToday
                ? [
                    figureOf(
                      t('waiting'),
                      sumOf(groups, ({ waiting }) => waiting),
                    ),
                    figureOf(
                      t('leftOver'),
                      sumOf(groups, ({ leftOver }) => leftOver),
                    ),
                  ]
                : []),
            ]
          }
        />
        <DataTable
          name="end-of-day"
          label={t('title')}
          columns={useColumns(isToday)}
          rows={groups}
          rowId={group => group.key}
          rowActions={group => isToday && group.openManifestId !== null && <HandOver group={group} manifestId={group.openManifestId} />}
          error={day.error}
          onRetry={() => void day.refetch()}
          empty={
            <EmptyState drawing="done" title={t(isToday ? 'empty' : 'emptyDay')}>
              {t('emptyHint')}
            </EmptyState>
          }
        />
      </Stack>
    </>
  )
}

const figureOf = (label: string, value: number) => ({ label, value, ...(value > 0 && { meaning: 'amber' as const }) })

/** Asks once more, with what goes and what stays behind. */
function HandOver({ group: { waiting, leftOver }, manifestId }: { group: Group; manifestId: number }) {
  const t = useText('endOfDay')
  const whyNot = useWhyNot()
  const close = useAct(trackingCalls.closeManifest, { changes: [dayCalls.endOfDay, trackingCalls.manifests], done: t('closed') })
  const ask = () =>
    close.ask(
      {
        title: t('closeTitle', { count: waiting }),
        children: t('closeHint'),
        figures: [
          { label: t('parcels'), value: waiting, isTotal: true },
          ...(leftOver > 0 ? [{ label: t('leftAfter'), value: leftOver }] : []),
        ],
        action: t('close'),
      },
      { params: { id: manifestId } },
    )
  return (
    <Button
      size="small"
      variant="primary"
      icon="truck"
      reason={whyNot(trackingCalls.closeManifest)}
      busy={close.isPending}
      onClick={() => void ask()}
    >
      {t('close')}
    </Button>
  )
}

function useColumns(isToday: boolean): readonly DataColumn<Group>[] {
  const t = useText('endOfDay')
  const nameOf = ({ way, accountName, carrierName, key }: Group): string => {
    if (way === 'SELLER') return t('ofSellers')
    if (way === 'ELSEWHERE') return `${t('elsewhere')} · ${carrierName ?? t('anotherCarrier')}`
    return accountName ?? key
  }
  const isPhone = useIsPhone()
  const counts = isToday ? (['handedOver', 'waiting', 'leftOver'] as const) : (['handedOver'] as const)
  const count = (group: Group, id: (typeof counts)[number]) =>
    id === 'leftOver' && group.leftOver > 0 ? (
      <Link to={`/office/manifests/end-of-day/left?key=${group.key}`}>{group.leftOver}</Link>
    ) : (
      <span className={group[id] === 0 ? 'muted' : undefined}>{group[id]}</span>
    )
  return [
    {
      id: 'account',
      header: t('account'),
      cell: group => (
        <span className="beside">
          <strong>{nameOf(group)}</strong>
          {group.way === 'ACCOUNT' && group.carrierName && <span className="muted">{group.carrierName}</span>}
        </span>
      ),
    },
    {
      id: 'forms',
      header: t('forms'),
      phone: 'line',
      cell: group => {
        if (group.forms.length + group.troubled.length === 0 && !group.isClosing) return <span className="muted">{t('noForms')}</span>
        return (
          <Stack as="ul" gap={12}>
            {group.forms.map(form => (
              <li key={form.manifestId} className="beside">
                <a
                  href={api.url(trackingCalls.manifestForm, { params: { id: form.manifestId } })}
                  target="_blank"
                  rel="noopener"
                  className="numbers"
                >
                  {grouped(form.formNumber)}
                </a>
                <Link to={`/office/manifests/${form.manifestId}`} className="muted">
                  {t(form.isCarriers ? 'ownPaper' : 'ourList')} · {form.parcels}
                </Link>
              </li>
            ))}
            {group.troubled.map(({ manifestId, parcels }) => (
              <li key={manifestId} className="beside">
                <Badge meaning="amber">{t('troubled')}</Badge>
                <Link to={`/office/manifests/${manifestId}`} className="muted">
                  {t('toManifest', { id: manifestId })} · {parcels}
                </Link>
              </li>
            ))}
            {group.isClosing && <li className="muted">{t('closing')}</li>}
          </Stack>
        )
      },
    },
    ...counts.map(
      (id, at): DataColumn<Group> => ({
        id,
        header: t(id),
        align: 'end',
        width: '150px',
        // A phone has one line for all of them.
        phone: at === 0 ? 'foot' : 'none',
        cell: group =>
          isPhone ? (
            <Row gap={12}>
              {counts.map(each => (
                <span key={each}>
                  {t(each)} {count(group, each)}
                </span>
              ))}
            </Row>
          ) : (
            count(group, id)
          ),
      }),
    ),
  ]
}
