import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { approvalCalls } from '../contract.ts'
import { MoneyReport } from './MoneyReport.tsx'
import { WaitingActs } from './WaitingActs.tsx'

export const handle = { texts: ['approvalOffice', 'auditOffice', 'accountOffice', 'act'] }

/** What waits for a second person, and for the owner what was done on a day. */
export default function ApprovalOfficePage() {
  const t = useText('approvalOffice')
  const seesReport = useWhyNot()(approvalCalls.moneyReport) === undefined
  const [{ tab }, setState] = useUrlState({ tab: 'waiting' })
  const tabs = [{ value: 'waiting', label: t('waiting') }, ...(seesReport ? [{ value: 'report', label: t('report') }] : [])]
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      {seesReport && <AppTabs label={t('title')} value={tab} onChange={value => setState({ tab: value })} tabs={tabs} />}
      {tab === 'report' && seesReport ? <MoneyReport /> : <WaitingActs />}
    </>
  )
}
