import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { api } from '#kit/call/api.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Section } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { bulkCalls } from '../contract.ts'
import { trackingFileCalls } from '../file/tracking/contract.ts'
import { ImportStatusBadge } from './ImportStatusBadge.tsx'
import { SendFile } from './SendFile.tsx'

export const handle = { texts: ['import'] }

/** Send a file of orders, and see what became of those before. */
export default function ImportListPage() {
  const t = useText('import')
  const whyNot = useWhyNot()
  const maySend = whyNot(bulkCalls.importFile) === undefined
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        back={{ to: '/order', label: t('backToOrders') }}
        actions={
          <>
            <LinkButton to="/order/labels" icon="label">
              {t('labelFiles')}
            </LinkButton>
            <LinkButton to={api.url(bulkCalls.importSample)} icon="download" reloadDocument>
              {t('sample')}
            </LinkButton>
            <LinkButton to="/order/import/tracking" icon="truck" reason={whyNot(trackingFileCalls.checkTrackingFile)}>
              {t('importTracking')}
            </LinkButton>
          </>
        }
      />
      <Stack gap={24}>
        {maySend && <SendFile />}
        <Section title={t('past')}>
          <List
            of={useList(bulkCalls.myImports, { limit: 10, live: ['import.progress'], filters: useNeedFilter() })}
            name="imports"
            label={t('past')}
            columns={[
              { id: 'file', header: t('columnFile'), cell: row => row.fileName },
              { id: 'status', header: t('columnStatus'), cell: row => <ImportStatusBadge status={row.status} /> },
              { id: 'orders', header: t('columnOrders'), align: 'end', cell: row => row.orders },
              { id: 'wrong', header: t('columnWrong'), align: 'end', cell: row => row.badRows + row.heldRows },
              { id: 'cost', header: t('columnCost'), align: 'end', phone: 'end', cell: row => <Money cents={row.totalCents} /> },
              { id: 'when', header: t('columnWhen'), align: 'end', phone: 'foot', cell: row => <When at={row.createdAt} /> },
            ]}
            rowTo={row => `/order/import/${row.id}`}
            empty={{ title: t('noneTitle'), hint: t('noneHint') }}
          />
        </Section>
      </Stack>
    </>
  )
}

/** Only what waits at the seller's home leads to these; there is nothing else to choose. */
function useNeedFilter() {
  const t = useText('import')
  const [{ need }] = useUrlState(noNeed)
  if (need !== 'IMPORT') return []
  return [{ name: 'need', label: t('filterNeed'), any: t('anyImport'), choices: [{ value: 'IMPORT', label: t('waits_IMPORT') }] } as const]
}
const noNeed = { need: '' }
