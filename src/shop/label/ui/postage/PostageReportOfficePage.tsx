import { Link } from 'react-router'
import { formatDate } from '#base/time.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Figures } from '#kit/layout/Figures.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { type PostageRow, postageCalls } from '../../buy/postage/contract.ts'
import { elsewhereKey, noServiceKey, type PostageGroup, type PostagePart, postageGroups } from '../../buy/postage/rules.ts'
import { PostageDays } from './PostageDays.tsx'
import { usePostageDays } from './postage-days.ts'

export const handle = { texts: ['postage'] }

/** The figures of a row, each with the labels that it is made of. */
const figures = [
  ['quotedCents', 'ALL'],
  ['boughtCents', 'ALL'],
  ['differenceCents', 'DIFFERENT'],
  ['refundedCents', 'REFUNDED'],
  ['pendingCents', 'PENDING'],
] as const

/** What labels cost beside what they were quoted for; each figure leads to its labels. */
export default function PostageReportOfficePage() {
  const t = useText('postage')
  const { by, from, to, setState } = usePostageDays()
  const report = useCall(postageCalls.postageReport, { query: { from, to, by } }, { keepsLast: true })
  const found = report.data?.data
  const labelsAt = (part: PostagePart, key?: string) =>
    `/office/labels/postage/labels?${new URLSearchParams({ from, to, ...(key !== undefined && { by, key }), ...(part !== 'ALL' && { part }) })}`
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        back={{ to: '/office/labels', label: t('back') }}
        actions={
          <LinkButton icon="download" to={api.url(postageCalls.postageFile, { query: { from, to, by } })} reloadDocument>
            {t('csv')}
          </LinkButton>
        }
      />
      <AppTabs
        label={t('by')}
        value={by}
        onChange={value => setState({ by: value })}
        tabs={postageGroups.map(value => ({ value, label: t(`by_${value}`) }))}
      />
      <Stack>
        <PostageDays />
        <Figures
          waiting={figures.length + 1}
          of={
            found && [
              { label: t('labels'), value: found.total.labels, to: labelsAt('ALL') },
              ...figures.map(([name, part]) => ({
                label: t(name),
                value: <Money cents={found.total[name]} sign={name === 'differenceCents'} />,
                to: labelsAt(part),
              })),
            ]
          }
        />
        <DataTable
          name="postage"
          label={t('title')}
          columns={useColumns(by, labelsAt)}
          rows={found?.rows}
          rowId={row => row.key}
          error={report.error}
          onRetry={() => void report.refetch()}
          empty={
            <EmptyState drawing="done" title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
        />
        {found?.hasMore && <p>{t('more')}</p>}
        <p className="hint">{t('noQuote')}</p>
      </Stack>
    </>
  )
}

function useColumns(by: PostageGroup, labelsAt: (part: PostagePart, key: string) => string): readonly DataColumn<PostageRow>[] {
  const t = useText('postage')
  const language = useLanguage()
  const nameOf = ({ key, name }: PostageRow): string => {
    if (by === 'DAY') return formatDate(`${key}T12:00:00Z`, 'medium', { language })
    if (key === elsewhereKey) return t('elsewhere')
    return key === noServiceKey ? t('unnamed') : name || key
  }
  return [
    {
      id: 'name',
      header: t(`by_${by}`),
      cell: row => <Link to={labelsAt('ALL', row.key)}>{nameOf(row)}</Link>,
    },
    {
      id: 'labels',
      header: t('labels'),
      align: 'end',
      width: '90px',
      phone: 'line',
      cell: row => (
        <>
          <span className="phone-only muted">{t('labels')} </span>
          {row.labels}
        </>
      ),
    },
    ...figures.map(
      ([name, part]): DataColumn<PostageRow> => ({
        id: name,
        header: t(name),
        align: 'end',
        width: '130px',
        phone: name === 'boughtCents' ? 'corner' : name === 'differenceCents' ? 'line' : 'none',
        cell: row =>
          row[name] === 0 ? (
            <span className="muted">
              <Money cents={0} />
            </span>
          ) : (
            <Link to={labelsAt(part, row.key)}>
              <Money cents={row[name]} sign={name === 'differenceCents'} />
            </Link>
          ),
      }),
    ),
  ]
}
