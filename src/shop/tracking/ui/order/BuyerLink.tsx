import { useState } from 'react'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { followCalls } from '../../follow/contract.ts'

/**
 * The link that a seller gives the buyer of this order: asked for when somebody wants it, then made, copied, replaced, ended. The first
 * button stays the same element, so that the keyboard stays on it.
 */
export function BuyerLink({ orderId }: { orderId: number }) {
  const t = useText('tracking')
  const whyNot = useWhyNot()
  const notice = useNotice()
  const [isWanted, setWanted] = useState(false)
  const params = { id: orderId }
  const { data, error, refetch } = useCall(followCalls.trackingLink, { params }, { isEnabled: isWanted })
  const makes = useAct(followCalls.makeTrackingLink, { changes, done: t('linkMade') })
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => notice.done(t('linkCopied')),
      () => notice.failed(t('linkNotCopied')),
    )
  const link = data?.data.link
  return (
    <Panel title={t('linkTitle')}>
      <p className="hint">{t('linkHint')}</p>
      {error && !data ? (
        <ErrorNote error={error} onRetry={() => void refetch()} />
      ) : (
        <Row>
          {link === undefined ? (
            <Button key="first" icon="link" busy={isWanted} onClick={() => setWanted(true)}>
              {t('linkShow')}
            </Button>
          ) : link === null ? (
            <Button
              key="first"
              icon="link"
              busy={makes.isPending}
              reason={whyNot(followCalls.makeTrackingLink)}
              onClick={() => makes.mutate({ params })}
            >
              {t('linkMake')}
            </Button>
          ) : (
            <Button key="first" icon="copy" onClick={() => void copy(link)}>
              {t('linkCopy')}
            </Button>
          )}
        </Row>
      )}
      {link && <LinkActs orderId={orderId} link={link} />}
    </Panel>
  )
}

const changes = [followCalls.trackingLink]

function LinkActs({ orderId, link }: { orderId: number; link: string }) {
  const t = useText('tracking')
  const whyNot = useWhyNot()
  const params = { id: orderId }
  const renews = useAct(followCalls.makeTrackingLink, { changes, done: t('linkRenewed') })
  const ends = useAct(followCalls.endTrackingLink, { changes, done: t('linkEnded') })
  const question = (title: string, action: string) => ({ title, action, children: t('linkEndHint'), isDangerous: true })
  return (
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
  )
}
