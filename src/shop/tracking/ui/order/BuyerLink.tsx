import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { followCalls } from '../../follow/contract.ts'

/** The link that a seller gives the buyer of this order: made, copied, replaced, ended. */
export function BuyerLink({ orderId }: { orderId: number }) {
  const t = useText('tracking')
  const found = useCall(followCalls.trackingLink, { params: { id: orderId } })
  return (
    <Panel title={t('linkTitle')}>
      <p className="hint">{t('linkHint')}</p>
      <Loaded of={found} waiting={null}>
        {({ link }) => (link === null ? <NoLink orderId={orderId} /> : <Link orderId={orderId} link={link} />)}
      </Loaded>
    </Panel>
  )
}

const changes = [followCalls.trackingLink]

function NoLink({ orderId }: { orderId: number }) {
  const t = useText('tracking')
  const whyNot = useWhyNot()
  const makes = useAct(followCalls.makeTrackingLink, { changes, done: t('linkMade') })
  const reason = whyNot(followCalls.makeTrackingLink)
  return (
    <Row>
      <Button icon="link" busy={makes.isPending} reason={reason} onClick={() => makes.mutate({ params: { id: orderId } })}>
        {t('linkMake')}
      </Button>
    </Row>
  )
}

function Link({ orderId, link }: { orderId: number; link: string }) {
  const t = useText('tracking')
  const whyNot = useWhyNot()
  const notice = useNotice()
  const params = { id: orderId }
  const renews = useAct(followCalls.makeTrackingLink, { changes, done: t('linkRenewed') })
  const ends = useAct(followCalls.endTrackingLink, { changes, done: t('linkEnded') })
  const question = (title: string, action: string) => ({ title, action, children: t('linkEndHint'), isDangerous: true })
  return (
    <>
      <Row>
        <Button
          icon="copy"
          onClick={() =>
            navigator.clipboard.writeText(link).then(
              () => notice.done(t('linkCopied')),
              () => notice.failed(t('linkNotCopied')),
            )
          }
        >
          {t('linkCopy')}
        </Button>
      </Row>
      <Row>
        <LinkButton size="small" icon="external" to={link} reloadDocument target="_blank" rel="noopener noreferrer">
          {t('linkOpen')}
        </LinkButton>
        <Button
          size="small"
          icon="refresh"
          busy={renews.isPending}
          reason={whyNot(followCalls.makeTrackingLink)}
          onClick={() => void renews.ask(question(t('linkRenewTitle'), t('linkRenew')), { params })}
        >
          {t('linkRenew')}
        </Button>
        <Button
          size="small"
          icon="xCircle"
          busy={ends.isPending}
          reason={whyNot(followCalls.endTrackingLink)}
          onClick={() => void ends.ask(question(t('linkEndTitle'), t('linkEnd')), { params })}
        >
          {t('linkEnd')}
        </Button>
      </Row>
    </>
  )
}
