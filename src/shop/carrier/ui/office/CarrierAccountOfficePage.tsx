import { useNavigate, useParams } from 'react-router'
import { formatCents } from '#base/money.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Columns } from '#kit/layout/Stack.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { carrierAccountCalls } from '../../account/office/contract.ts'
import { whyNotDelete, whyNotEnable, whyNotSample } from '../../account/office/rules.ts'
import { AccountConnection } from './AccountConnection.tsx'
import { AccountSettings } from './AccountSettings.tsx'
import { AccountBadge, type ShownAccount, useCarrierForms } from './account-words.tsx'

export const handle = { texts: ['carrierOffice'] }

/** One account at a carrier: whether it is open, what opens it, and what it sells. */
export default function CarrierAccountOfficePage() {
  const t = useText('carrierOffice')
  const id = Number(useParams().id)
  const answer = useCall(carrierAccountCalls.carrierAccount, { params: { id } })
  const form = useCarrierForms()
  useLive(['carrier.changed'], [carrierAccountCalls.carrierAccount])
  const back = { to: '/office/carriers', label: t('title') }
  return (
    <Loaded of={answer} head={<PageHeader title={t('account')} back={back} />}>
      {account => {
        const carrier = form?.get(account.carrier)
        return (
          <>
            <PageHeader
              title={account.name}
              back={back}
              hint={`${account.carrierName} · ${t(`mode_${account.mode}`)}`}
              aside={<AccountBadge account={account} />}
              actions={<AccountActs account={account} />}
            />
            {carrier && (
              <Columns least={320}>
                <AccountConnection account={account} carrier={carrier} />
                <AccountSettings key={account.id} account={account} carrier={carrier} />
              </Columns>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function AccountActs({ account }: { account: ShownAccount }) {
  const t = useText('carrierOffice')
  const whyNot = useWhyNot()
  const faultText = useFaultText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { id, name } = account
  const say = (fault: Parameters<typeof faultText>[0] | undefined) => fault && faultText(fault)
  const changes = [carrierAccountCalls.carrierAccount, carrierAccountCalls.carrierAccounts]
  const enable = useAct(carrierAccountCalls.enableCarrierAccount, { changes, done: t('enabled', { name }) })
  const disable = useAct(carrierAccountCalls.disableCarrierAccount, { changes, done: t('disabled', { name }) })
  const remove = useAct(carrierAccountCalls.deleteCarrierAccount, {
    changes: [carrierAccountCalls.carrierAccounts],
    done: t('deleted', { name }),
    onDone: () => void navigate('/office/carriers'),
  })
  const sample = useAct(carrierAccountCalls.sampleCarrierAccount, {
    changes,
    done: ({ data: { service, trackingNumber: number, postageCents, isVoided } }) =>
      isVoided ? t('sampled', { service, number, amount: formatCents(postageCents, { language }) }) : t('sampledKept', { service, number }),
  })
  const askOff = () =>
    disable.ask({ title: t('disableTitle', { name }), children: t('disableHint'), action: t('disable') }, { params: { id } })
  const askDelete = () =>
    remove.ask({ title: t('deleteTitle', { name }), children: t('deleteHint'), action: t('delete'), isDangerous: true }, { params: { id } })
  return (
    <>
      {!account.isEnabled && (
        <Button
          variant="quiet"
          icon="trash"
          busy={remove.isPending}
          reason={whyNot(carrierAccountCalls.deleteCarrierAccount) ?? say(whyNotDelete(account))}
          onClick={() => void askDelete()}
        >
          {t('delete')}
        </Button>
      )}
      {account.mode !== 'LIVE' && (
        <Button
          icon="label"
          busy={sample.isPending}
          reason={whyNot(carrierAccountCalls.sampleCarrierAccount) ?? say(whyNotSample(account))}
          onClick={() => sample.mutate({ params: { id } })}
        >
          {t('sample')}
        </Button>
      )}
      {account.isEnabled ? (
        <Button busy={disable.isPending} reason={whyNot(carrierAccountCalls.disableCarrierAccount)} onClick={() => void askOff()}>
          {t('disable')}
        </Button>
      ) : (
        <Button
          variant="primary"
          busy={enable.isPending}
          reason={whyNot(carrierAccountCalls.enableCarrierAccount) ?? say(whyNotEnable(account))}
          onClick={() => enable.mutate({ params: { id } })}
        >
          {t('enable')}
        </Button>
      )}
    </>
  )
}
