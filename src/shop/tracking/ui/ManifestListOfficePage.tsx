import { grouped } from '#base/number.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { api } from '#kit/call/api.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Counted } from '#kit/show/Counted.tsx'
import { useText } from '#kit/use-text.ts'
import { trackingCalls } from '../contract.ts'
import { ManifestBadge } from './manifest/ManifestBadge.tsx'

export const handle = { texts: ['trackingOffice'] }

/** Every hand-over, with the carrier's form. */
export default function ManifestListOfficePage() {
  const t = useText('trackingOffice')
  const manifests = useList(trackingCalls.manifests, {
    tabs: {
      name: 'tab',
      label: t('manifests'),
      choices: [
        { value: 'ALL', label: t('manifestTab_ALL') },
        { value: 'TROUBLE', label: t('inTrouble') },
      ],
      isCounted: true,
    },
    live: ['manifest.changed'],
  })
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
        of={manifests}
        name="manifests"
        label={t('manifests')}
        rowTo={manifest => `/office/manifests/${manifest.id}`}
        columns={[
          { id: 'manifest', header: t('manifests'), cell: manifest => t('manifest', { id: manifest.id }) },
          {
            id: 'state',
            header: t('state'),
            cell: manifest => <ManifestBadge of={manifest} />,
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
        empty={
          manifests.tab === 'TROUBLE'
            ? { drawing: 'done', title: t('emptyTrouble') }
            : { drawing: 'box', title: t('emptyManifests'), hint: t('emptyManifestsHint') }
        }
      />
    </>
  )
}
