import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { PageHeader } from '#kit/work/page/PageHeader.tsx'
import { WorkTabs } from '#kit/work/page/WorkTabs.tsx'
import { useUrlState } from '#kit/work/table/use-url-state.ts'
import { MoneyReport } from './MoneyReport.tsx'
import { WaitingActs } from './WaitingActs.tsx'

export const handle = { texts: ['approvalOffice', 'auditOffice'] }

/** What waits for a second person, and for the owner what was done on a day. */
export default function ApprovalOfficePage() {
  const t = useText('approvalOffice')
  const seesReport = useReader()?.roles.some(role => role === 'owner' || role === 'auditor') ?? false
  const [{ tab }, setState] = useUrlState({ tab: 'waiting' })
  const tabs = [{ value: 'waiting', label: t('waiting') }, ...(seesReport ? [{ value: 'report', label: t('report') }] : [])]
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      {seesReport && <WorkTabs label={t('title')} value={tab} onChange={value => setState({ tab: value })} tabs={tabs} />}
      {tab === 'report' && seesReport ? <MoneyReport /> : <WaitingActs />}
    </>
  )
}
