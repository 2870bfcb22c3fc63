import type { CallAnswer } from '#base/call.ts'
import { saveBytes } from '#kit/app/save-text.ts'
import { api } from '#kit/call/api.ts'
import { Button } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { referralCalls } from '../contract.ts'
import styles from './ShareReferral.module.css'

export type ShownReferral = CallAnswer<typeof referralCalls.myReferral>['data']

/** The code, its link and its QR code, to be copied and saved. */
export function ShareReferral({ referral: { code, link, qr } }: { referral: ShownReferral }) {
  const t = useText('referral')
  const notice = useNotice()
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notice.done(done)
    } catch {
      notice.failed(t('copyFailed'))
    }
  }
  const png = async () => (await api.fetch(referralCalls.myReferralQr)).blob()
  const copyQr = async () => {
    try {
      // The browser asks for what comes later with the click itself.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png() })])
      notice.done(t('qrCopied'))
    } catch {
      notice.failed(t('copyQrFailed'))
    }
  }
  const saveQr = async () => {
    try {
      saveBytes(await png(), `referral-${code}.png`)
    } catch {
      notice.failed(t('saveQrFailed'))
    }
  }
  return (
    <Panel>
      <Stack gap={16}>
        <Copied label={t('code')} value={code} action={t('copyCode')} onCopy={() => copy(code, t('codeCopied'))} />
        <Copied label={t('link')} value={link} action={t('copyLink')} onCopy={() => copy(link, t('linkCopied'))} />
        <Row gap={16}>
          <img src={qr} width={160} height={160} alt={t('qr')} />
          <Stack gap={8}>
            <Button icon="copy" onClick={() => void copyQr()}>
              {t('copyQr')}
            </Button>
            <Button icon="download" onClick={() => void saveQr()}>
              {t('saveQr')}
            </Button>
          </Stack>
        </Row>
      </Stack>
    </Panel>
  )
}

type CopiedProps = { label: string; value: string; action: string; onCopy: () => Promise<void> }
function Copied({ label, value, action, onCopy }: CopiedProps) {
  return (
    <div className={styles.copied}>
      <TextInput label={label} value={value} readOnly onFocus={event => event.currentTarget.select()} />
      <Button icon="copy" onClick={() => void onCopy()}>
        {action}
      </Button>
    </div>
  )
}
