import { grouped } from '#base/number.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { api } from '#kit/call/api.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { Counted } from '#kit/show/Counted.tsx'
import { useText } from '#kit/use-text.ts'
import { trackingCalls } from '../contract.ts'

export const handle = { texts: ['trackingOffice'] }
const meanings: Readonly<Record<'OPEN' | 'CLOSING' | 'CLOSED', Meaning>> = { OPEN: 'grey', CLOSING: 'blue', CLOSED: 'green' }

/** Every hand-over, with the carrier's form. */
export default function ManifestListOfficePage() {
  const t = useText('trackingOffice')
  return (
    <>
      <PageHeader
        title={t('manifests')}
        hint={t('manifestsHint')}
        actions={
          <>
            <LinkButton to="/office/manifests/end-of-day" icon="calendar">
              {t('toEndOfDay')}
            </LinkButton>
            <LinkButton to="/office/scan-out" icon="scan">
              {t('scanOut')}
            </LinkButton>
          </>
        }
      />
      <List
        of={useList(trackingCalls.manifests, { live: ['manifest.changed'] })}
        name="manifests"
        label={t('manifests')}
        rowTo={manifest => `/office/manifests/${manifest.id}`}
        columns={[
          { id: 'manifest', header: t('manifests'), cell: manifest => t('manifest', { id: manifest.id }) },
          {
            id: 'state',
            header: t('state'),
            cell: manifest => <Badge meaning={meanings[manifest.state]}>{t(`manifestState_${manifest.state}`)}</Badge>,
          },
          {
            id: 'parcels',
            header: t('parcels'),
            align: 'end',
            width: '100px',
            cell: manifest => <Counted count={manifest.parcels} words={t('parcelsOn', { count: manifest.parcels })} />,
          },
          { id: 'opened', header: t('opened'), cell: manifest => <When at={manifest.openedAt} /> },
          { id: 'closed', header: t('closed'), cell: manifest => manifest.closedAt && <When at={manifest.closedAt} /> },
          {
            id: 'form',
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
        empty={{ drawing: 'box', title: t('emptyManifests'), hint: t('emptyManifestsHint') }}
      />
    </>
  )
}
