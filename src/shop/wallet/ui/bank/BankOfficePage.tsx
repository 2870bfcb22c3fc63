import { useState } from 'react'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { statementCalls } from '../../statement/contract.ts'
import { BankAccountList } from './BankAccountList.tsx'
import { BankLineList } from './BankLineList.tsx'
import { StatementDialog } from './StatementDialog.tsx'
import { StatementList } from './StatementList.tsx'

export const handle = { texts: ['bookOffice', 'approval'] }
const defaults = { tab: 'lines' }
const tabs = ['lines', 'statements', 'accounts'] as const

/** Our banks: what their statements brought, and where sellers send to. */
export default function BankOfficePage() {
  const t = useText('bookOffice')
  const [{ tab: asked }, setState] = useUrlState(defaults)
  const [isImporting, setImporting] = useState(false)
  const tab = tabs.find(each => each === asked) ?? 'lines'
  const whyNot = useWhyNot()
  return (
    <>
      <PageHeader
        title={t('bank')}
        hint={t('bankHint')}
        actions={
          <Button variant="primary" icon="upload" reason={whyNot(statementCalls.importStatement)} onClick={() => setImporting(true)}>
            {t('importStatement')}
          </Button>
        }
      />
      <AppTabs
        label={t('bank')}
        value={tab}
        onChange={value => setState({ tab: value })}
        tabs={tabs.map(value => ({ value, label: t(value) }))}
      />
      {tab === 'lines' ? <BankLineList /> : tab === 'statements' ? <StatementList /> : <BankAccountList />}
      {isImporting && <StatementDialog onClose={() => setImporting(false)} />}
    </>
  )
}
