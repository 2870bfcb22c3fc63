import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Section } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type PlainText, useText } from '#kit/use-text.ts'
import type { UnsettledKind } from '../../person/rules.ts'
import { leaveCalls } from '../../profile/leave.contract.ts'
import { CloseForm } from './CloseForm.tsx'
import styles from './ProfilePage.module.css'

type Closing = CallAnswer<typeof leaveCalls.myClosing>['data']

/** What the shop keeps of a person: theirs to take along, and to have taken out. */
export function PrivacySection({ username }: { username: string }) {
  const t = useText('account')
  return (
    <Stack gap={24}>
      <Section title={t('exportTitle')}>
        <p className="muted">{t('exportLead')}</p>
        <div>
          <LinkButton to={api.url(leaveCalls.exportMyData)} icon="download" download reloadDocument>
            {t('exportDo')}
          </LinkButton>
        </div>
      </Section>
      <Section title={t('closeTitle')}>
        <p className="muted">{t('closeLead')}</p>
        <Loaded of={useCall(leaveCalls.myClosing, {}, { staleMs: 0 })}>
          {closing => <Closing closing={closing} username={username} />}
        </Loaded>
      </Section>
    </Stack>
  )
}

function Closing({ closing, username }: { closing: Closing; username: string }) {
  const t = useText('account')
  const [isOpen, setOpen] = useState(false)
  const { unsettled, isLastOwner } = closing
  const reason = isLastOwner ? t('closeLastOwner') : unsettled.length > 0 ? t('closeUnsettled') : undefined
  return (
    <>
      {unsettled.length > 0 && (
        <div className={styles.unsettled}>
          <Note title={t('settleFirst')}>
            <Facts figures of={unsettled.map(each => ({ label: t(labels[each.kind]), value: <Figure what={each} /> }))} />
          </Note>
        </div>
      )}
      <div>
        <Button variant="danger" reason={reason} onClick={() => setOpen(true)}>
          {t('closeDo')}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('closeAsk', { username })}>
        <CloseForm closing={closing} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

const labels: Readonly<Record<UnsettledKind, PlainText<'account'>>> = {
  balance: 'unsettledBalance',
  held: 'unsettledHeld',
  debt: 'unsettledDebt',
  deposits: 'unsettledDeposits',
  orders: 'unsettledOrders',
}

/** The sum or the count, leading to where it is settled. */
function Figure({ what }: { what: Closing['unsettled'][number] }): ReactNode {
  return (
    <Link to={what.kind === 'orders' ? '/order?boughtFor=ALL' : '/payments'}>
      {what.cents === undefined ? what.count : <Money cents={what.cents} />}
    </Link>
  )
}
