import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Switch } from '#kit/control/Choice.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { channelCalls } from '../../channel/contract.ts'
import { type Channel, channels } from '../../kind/kind.rules.ts'
import { ChannelBox } from './ChannelBox.tsx'
import styles from './channels.module.css'
import type { ShownChannels, ShownKind } from './shown.ts'

/** By which ways one hears of each kind; a change holds at once. */
export function NotificationChannels() {
  const mine = useCall(channelCalls.myChannels, {})
  return <Loaded of={mine}>{shown => <Matrix shown={shown} />}</Loaded>
}

const changes = [channelCalls.myChannels]

function Matrix({ shown: { digest, kinds } }: { shown: ShownChannels }) {
  const t = useText('notification')
  const whyNot = useWhyNot()
  const setDigest = useAct(channelCalls.setDigest, { changes })
  const isDigestOn = (setDigest.isPending ? setDigest.variables?.body.isOn : undefined) ?? digest.isOn
  const zone = digest.timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
  return (
    <Panel title={t('settingsTitle')}>
      <Switch
        label={t('digest')}
        help={t('digestHint', { hour: digest.hour, zone })}
        checked={isDigestOn}
        disabled={whyNot(channelCalls.setDigest) !== undefined}
        onChange={() => setDigest.mutate({ body: { isOn: !isDigestOn } })}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('columnKind')}</th>
            {channels.map(channel => (
              <th key={channel} scope="col">
                {t(`channel_${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(kind => (
            <KindRow key={kind.kind} kind={kind} isDigestOn={isDigestOn} />
          ))}
        </tbody>
      </table>
      <p className="hint">{t('settingsHint')}</p>
    </Panel>
  )
}

function KindRow({ kind: shown, isDigestOn }: { kind: ShownKind; isDigestOn: boolean }) {
  const t = useText('notification')
  const name = useText('notificationKind')
  const whyNot = useWhyNot()
  const save = useAct(channelCalls.setChannels, { changes })
  const { kind, always } = shown
  const refusal = whyNot(channelCalls.setChannels)
  const chosen = (save.isPending ? save.variables?.body : undefined) ?? shown
  const isOff = channels.every(channel => !chosen[channel])
  const toggle = (channel: Channel) => {
    const { bell, mail, digest, push } = chosen
    save.mutate({ params: { kind }, body: { ...{ bell, mail, digest, push }, [channel]: !chosen[channel] } })
  }
  const reasonOf = (channel: Channel) =>
    always.includes(channel) ? t('alwaysReason') : channel === 'digest' && !isDigestOn ? t('digestOff') : refusal
  const note = always.length > 0 ? t('alwaysSent') : isOff ? t('off') : undefined
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          {name(`kind_${kind}`)}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        <span className={styles.about}>{name(`about_${kind}`)}</span>
      </th>
      {channels.map(channel => (
        <td key={channel}>
          <ChannelBox
            label={`${name(`kind_${kind}`)}: ${t(`channel_${channel}`)}`}
            isOn={chosen[channel]}
            reason={reasonOf(channel)}
            onToggle={() => toggle(channel)}
          />
        </td>
      ))}
    </tr>
  )
}
