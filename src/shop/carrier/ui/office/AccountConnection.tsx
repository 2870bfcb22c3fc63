import { useState } from 'react'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { carrierAccountCalls, type OfficeCarrier } from '../../account/office/contract.ts'
import type { ShownAccount } from './account-words.tsx'
import { SecretsDialog } from './SecretsDialog.tsx'

/** Whether the carrier opens an account, and what opens it: of a secret its end alone. */
export function AccountConnection({ account, carrier }: { account: ShownAccount; carrier: OfficeCarrier }) {
  const t = useText('carrierOffice')
  const whyNot = useWhyNot()
  const language = useLanguage()
  const [isReplacing, setReplacing] = useState(false)
  const { state, hints, tells, checkedAt } = account
  const check = useAct(carrierAccountCalls.checkCarrierAccount, {
    changes: [carrierAccountCalls.carrierAccount, carrierAccountCalls.carrierAccounts],
    done: ({ data }) => (data.state === 'ACTIVE' ? t('checkedGood') : undefined),
  })
  const calls = useCall(carrierAccountCalls.carrierAccountUse, { params: { id: account.id } }).data?.data ?? []
  const hasSecrets = Object.keys(hints).length > 0
  return (
    <Panel title={t('connection')}>
      <StateNote account={account} />
      <Facts
        of={[
          ...carrier.fields.map(field => ({
            label: language === 'vi' ? field.vi : field.en,
            value: hints[field.name] ? <span className="numbers">{hints[field.name]}</span> : <span className="muted">{t('notSet')}</span>,
          })),
          state !== 'UNTRIED' && { label: t('tells'), value: tells ? t('tellsYes') : t('tellsNo') },
          account.push !== 'NONE' && {
            label: t('push'),
            value: account.push === 'ON' ? t('pushOn') : account.pushSaid === 'NO_ADDRESS' ? t('pushNoAddress') : t('pushOff'),
          },
          { label: t('checkedAt'), value: checkedAt ? <When at={checkedAt} /> : t('never') },
          ...calls.map(({ api, used, most, blockedUntil }) => ({
            label: t('calls', { api }),
            value: (
              <>
                <span className="numbers">{most === null ? used : t('callsOf', { used, most })}</span>
                {blockedUntil && (
                  <span className="muted">
                    {' '}
                    {t('blockedUntil')} <When at={blockedUntil} />
                  </span>
                )}
              </>
            ),
          })),
        ]}
      />
      <Row>
        {carrier.fields.length > 0 && (
          <Button icon="lock" reason={whyNot(carrierAccountCalls.setCarrierSecrets)} onClick={() => setReplacing(true)}>
            {hasSecrets ? t('replaceSecrets') : t('enterSecrets')}
          </Button>
        )}
        <Button
          icon="refresh"
          busy={check.isPending}
          reason={whyNot(carrierAccountCalls.checkCarrierAccount)}
          onClick={() => check.mutate({ params: { id: account.id } })}
        >
          {t('check')}
        </Button>
      </Row>
      {isReplacing && <SecretsDialog account={account} carrier={carrier} onClose={() => setReplacing(false)} />}
    </Panel>
  )
}

function StateNote({ account: { state, stoppedSaid, isEnabled } }: { account: ShownAccount }) {
  const t = useText('carrierOffice')
  if (state === 'UNTRIED') return <Note title={t('untriedTitle')}>{t('untriedHint')}</Note>
  if (state !== 'STOPPED') return null
  return (
    <Note meaning="red" role="status" title={t('stoppedTitle')}>
      {stoppedSaid === 'CREDENTIALS' ? t('saidCredentials') : stoppedSaid} {isEnabled && t('stoppedWaits')}
    </Note>
  )
}
