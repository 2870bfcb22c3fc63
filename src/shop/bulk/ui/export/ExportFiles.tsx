import { useState } from 'react'
import { lazyDialog } from '#kit/app/dialog/lazy-dialog.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import type { OrderListQuery } from '#shop/order/ui/list/OrderList.tsx'
import { bulkCalls } from '../../contract.ts'
import { type ExportColumns, exportColumnCalls } from '../../file/choice/contract.ts'

const ExportDialog = lazyDialog(() => import('./ExportDialog.tsx').then(it => it.ExportDialog))

const none: ExportColumns = { orders: null, tracking: null }

/** What a list shows as files: its orders at once, with the columns that were chosen last; the rest in a dialog. */
export function ExportFiles({ query }: { query: OrderListQuery }) {
  const t = useText('exportFile')
  const [isOpen, setOpen] = useState(false)
  const reason = useWhyNot()(bulkCalls.exportOrders)
  const found = useCall(exportColumnCalls.exportColumns, undefined, { isEnabled: reason === undefined })
  const chosen = found.data?.data ?? (found.isError ? none : undefined)
  const { sort: _, ...asked } = query
  const columns = chosen?.orders?.join(',')
  return (
    <>
      <LinkButton
        icon="download"
        reloadDocument
        reason={reason}
        to={api.url(bulkCalls.exportOrders, { query: { ...asked, ...(columns !== undefined && { columns }) } })}
      >
        {t('exportOrders')}
      </LinkButton>
      <Button reason={reason} onClick={() => setOpen(true)}>
        {t('more')}
      </Button>
      {isOpen && chosen && <ExportDialog query={query} chosen={chosen} onClose={() => setOpen(false)} />}
    </>
  )
}
