import { grouped } from '#base/number.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { trackingCalls } from '../contract.ts'

export const handle = { texts: ['trackingOffice'] }
const defaults = { page: 1, limit: 20 }
const meanings: Readonly<Record<'OPEN' | 'CLOSING' | 'CLOSED', Meaning>> = { OPEN: 'grey', CLOSING: 'blue', CLOSED: 'green' }

/** Every hand-over, with the carrier's form. */
export default function ManifestListOfficePage() {
  const t = useText('trackingOffice')
  const [state, setState] = useUrlState(defaults)
  const manifests = useCall(trackingCalls.manifests, { query: { page: state.page, limit: state.limit } }, { keepsLast: true })
  useLive(['manifest.changed'], [trackingCalls.manifests])
  const answer = manifests.data?.data
  return (
    <>
      <PageHeader
        title={t('manifests')}
        hint={t('manifestsHint')}
        actions={
          <LinkButton to="/office/scan-out" icon="scan">
            {t('scanOut')}
          </LinkButton>
        }
      />
      <DataTable
        name="manifests"
        label={t('manifests')}
        rows={answer?.docs}
        rowId={manifest => String(manifest.id)}
        rowTo={manifest => `/office/manifests/${manifest.id}`}
        error={manifests.error}
        onRetry={() => void manifests.refetch()}
        columns={[
          { id: 'manifest', header: t('manifests'), cell: manifest => t('manifest', { id: manifest.id }) },
          {
            id: 'state',
            header: t('state'),
            cell: manifest => <Badge meaning={meanings[manifest.state]}>{t(`manifestState_${manifest.state}`)}</Badge>,
          },
          { id: 'parcels', header: t('parcels'), align: 'end', width: '100px', cell: manifest => manifest.parcels },
          { id: 'opened', header: t('opened'), cell: manifest => <When at={manifest.openedAt} /> },
          { id: 'closed', header: t('closed'), cell: manifest => manifest.closedAt && <When at={manifest.closedAt} /> },
          {
            id: 'form',
            isLong: true,
            header: t('form'),
            cell: manifest =>
              manifest.formNumber && (
                <a
                  href={api.url(trackingCalls.manifestForm, { params: { id: manifest.id } })}
                  target="_blank"
                  rel="noopener"
                  className="numbers"
                >
                  {grouped(manifest.formNumber)}
                </a>
              ),
          },
        ]}
        empty={
          <EmptyState drawing="box" title={t('emptyManifests')}>
            {t('emptyManifestsHint')}
          </EmptyState>
        }
        pager={pagerOf(answer, setState)}
      />
    </>
  )
}
