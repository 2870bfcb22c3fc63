import { useState } from 'react'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { MappingDialog } from '#shop/design/ui/sku/MappingDialog.tsx'
import { bulkCalls, type Import } from '../../contract.ts'
import styles from '../Import.module.css'

/** SKUs that are the seller's own: said once what each means, for all of its rows and every file after this one. */
export function UnknownSkus({ record }: { record: Import }) {
  const t = useText('import')
  const [said, say] = useState<string>()
  const found = useCall(bulkCalls.importSkus, { params: { id: record.id } })
  const mayNot = useWhyNot()(skuCalls.setSkuMapping)
  const check = useAct(bulkCalls.checkImport, {
    changes: [bulkCalls.myImport, bulkCalls.importProblems, bulkCalls.importOrders, bulkCalls.importSkus],
  })
  const skus = found.data?.data ?? []
  if (skus.length === 0 || record.status !== 'READY') return null
  return (
    <Panel title={t('skusTitle')}>
      <p className="hint">{t('skusHint')}</p>
      <Lines as="ul">
        {skus.map(({ sku, rows }) => (
          <li key={sku}>
            <div>
              <code className={styles.value}>{sku}</code>
              <small>{t('skuRows', { count: rows })}</small>
            </div>
            <Button size="small" reason={mayNot} busy={check.isPending} onClick={() => say(sku)}>
              {t('saySku')}
            </Button>
          </li>
        ))}
      </Lines>
      {said !== undefined && (
        <MappingDialog
          key={said}
          mapping={{ sku: said }}
          onClose={() => say(undefined)}
          onSaved={() => check.mutate({ params: { id: record.id } })}
        />
      )}
    </Panel>
  )
}
