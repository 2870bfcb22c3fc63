import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Section } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { factorCalls } from '../../factor/contract.ts'
import { whyNotTurnOff } from '../../factor/rules.ts'
import { homeOf } from '../sign-in/home.ts'
import { FactorForm } from './FactorForm.tsx'
import { FactorSetUp } from './FactorSetUp.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type State = CallAnswer<typeof factorCalls.mySecondFactor>['data']
type Act = 'setUp' | 'renew' | 'turnOff'

/** Whether sign-in asks for the phone: set up, new recovery codes, turned off. */
export function SecuritySection({ hasPassword }: { hasPassword: boolean }) {
  const t = useText('account')
  const reader = useReader()
  const isKeptOut = reader?.needsSecondFactor === true
  const [act, setAct] = useState<Act>()
  const [codes, setCodes] = useState<readonly string[]>()
  const factor = useCall(factorCalls.mySecondFactor, {})
  const show = (fresh: readonly string[]) => {
    setCodes(fresh)
    void factor.refetch()
  }
  const done = () => {
    setAct(undefined)
    setCodes(undefined)
    // A whole new page: the office, or the seller's portal, opens now.
    if (isKeptOut) location.assign(homeOf(reader, null))
    else void factor.refetch()
  }
  return (
    <Loaded of={factor}>
      {state => (
        <Stack gap={24}>
          <Section
            title={t('securityTitle')}
            aside={<Badge meaning={state.isOn ? 'green' : 'grey'}>{state.isOn ? t('isOn') : t('isOff')}</Badge>}
          >
            <p className="muted">{isKeptOut && !codes ? t('securityAsked') : t('securityLead')}</p>
          </Section>
          {codes ? (
            <RecoveryCodes codes={codes} onKept={done} />
          ) : act === 'setUp' ? (
            <FactorSetUp hasPassword={hasPassword} onCodes={show} onCancel={() => setAct(undefined)} />
          ) : act ? (
            <ActForm act={act} hasPassword={hasPassword} onCodes={show} onDone={done} onCancel={() => setAct(undefined)} />
          ) : (
            <Overview state={state} onAct={setAct} />
          )}
        </Stack>
      )}
    </Loaded>
  )
}

function Overview({ state, onAct }: { state: State; onAct: (act: Act) => void }) {
  const t = useText('account')
  if (!state.isOn)
    return (
      <div>
        <Button variant="primary" icon="lock" onClick={() => onAct('setUp')}>
          {t('setUp')}
        </Button>
      </div>
    )
  return (
    <>
      <p>
        {state.enabledAt && (
          <>
            {t('onSince')} <When at={state.enabledAt} />
            {' · '}
          </>
        )}
        {t('codesLeft', { count: state.recoveryCodesLeft })}
      </p>
      <Row>
        <Button icon="refresh" onClick={() => onAct('renew')}>
          {t('renewCodes')}
        </Button>
        <Button variant="danger" reason={whyNotTurnOff(state.isRequired) && t('turnOffRequired')} onClick={() => onAct('turnOff')}>
          {t('turnOff')}
        </Button>
      </Row>
    </>
  )
}

type ActProps = {
  act: 'renew' | 'turnOff'
  hasPassword: boolean
  onCodes: (codes: readonly string[]) => void
  onDone: () => void
  onCancel: () => void
}

function ActForm({ act, hasPassword, onCodes, onDone, onCancel }: ActProps) {
  const t = useText('account')
  const notice = useNotice()
  if (act === 'renew')
    return (
      <FactorForm
        call={factorCalls.renewRecoveryCodes}
        note={t('renewHint')}
        codeLabel={t('codeOrRecovery')}
        action={t('renewCodes')}
        asksPassword={hasPassword}
        onDone={answer => onCodes(answer.data.recoveryCodes)}
        onCancel={onCancel}
      />
    )
  return (
    <FactorForm
      call={factorCalls.disableSecondFactor}
      note={t('turnOffHint')}
      codeLabel={t('codeOrRecovery')}
      action={t('turnOff')}
      asksPassword={hasPassword}
      onDone={() => {
        notice.done(t('turnedOff'))
        onDone()
      }}
      onCancel={onCancel}
    />
  )
}
