import { saveText } from '#kit/app/save-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import styles from '../profile/ProfilePage.module.css'

/** Shown once: the server has no more than their hashes. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText('account')
  const notice = useNotice()
  const username = useReader()?.username ?? ''
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    notice.done(t('codesCopied'))
  }
  const download = () => saveText(`Inkport: ${username}\n\n${codes.join('\n')}\n`, `inkport-${username}-recovery-codes.txt`, 'text/plain')
  return (
    <Stack gap={24} as="section">
      <Stack gap={8}>
        <h3>{t('codesTitle')}</h3>
        <p>{t('codesLead')}</p>
      </Stack>
      <ol className={styles.codes}>
        {codes.map(code => (
          <li key={code} className="numbers">
            {code}
          </li>
        ))}
      </ol>
      <Row>
        <Button icon="copy" onClick={() => void copy()}>
          {t('copyCodes')}
        </Button>
        <Button onClick={download}>{t('downloadCodes')}</Button>
        <Button variant="primary" onClick={onKept}>
          {t('codesKept')}
        </Button>
      </Row>
    </Stack>
  )
}
