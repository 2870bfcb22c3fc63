import { useEffect, useState } from 'react'
import { CallError } from '#base/fault.ts'
import type { Reader } from '#base/page.ts'
import { When } from '#kit/app/page/When.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button } from '#kit/control/Button.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { accountOfficeCalls } from '../office/contract.ts'
import styles from './ViewBanner.module.css'

/** Over every screen of the portal while a member of staff looks at it as its seller. */
export function ViewBanner({ seller, until }: { seller: Reader; until: string }) {
  const t = useText('account')
  const errorText = useErrorText()
  const [refusal, setRefusal] = useState<string>()
  // A whole new page: everything on it is drawn for the member of staff again.
  const leave = () => location.assign(`/office/people/${seller.id}`)
  // It may have been ended in another tab.
  const end = useSendPlain(accountOfficeCalls.endView, error => (isOver(error) ? leave() : setRefusal(errorText(error))))
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), Math.max(1_000, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return (
    <section className={styles.banner} aria-label={t('viewLabel')}>
      <Icon name="eye" />
      <p>
        <strong>{t('viewing', { username: seller.username })}</strong> <span>{refusal ?? t('viewOnly')}</span>{' '}
        <small>
          {t('viewEnds')} <When at={until} />
        </small>
      </p>
      <Button
        size="small"
        busy={end.isSending}
        onClick={async () => {
          if (await end.send({ params: { id: seller.id } })) leave()
        }}
      >
        {t('viewEnd')}
      </Button>
    </section>
  )
}

const isOver = (error: unknown) => error instanceof CallError && error.code === 'VIEW_IS_OVER'
