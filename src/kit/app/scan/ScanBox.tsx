import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CallError } from '#base/fault.ts'
import { useErrorText } from '../../call/error-text.ts'
import { newKey } from '../../call/use-send-plain.ts'
import { IconButton } from '../../control/Button.tsx'
import { Icon } from '../../show/Icon.tsx'
import { useText } from '../../use-text.ts'
import styles from './ScanBox.module.css'
import { cleanScan, type Scan, scanQueue } from './scan-queue.ts'
import { playScan } from './scan-sound.ts'
import { useScanFocus } from './use-scan-focus.ts'

/** What a scan led to: a word for two metres away, a line for near. */
export interface ScanAnswer {
  isGood: boolean
  headline: string
  detail?: ReactNode
}
type Props = {
  /** Names the queue of scans that wait for a connection. */
  name: string
  label: string
  /** Sends one scan with its key; a refusal is thrown as it came. */
  onScan: (scan: Scan) => Promise<ScanAnswer>
  /** Between box and answer: the order's picture, what is expected next. */
  children?: ReactNode
}
type Shown = ScanAnswer & { kind: 'ready' | 'good' | 'bad' | 'kept' }

/**
 * One big box, one big answer, sound. The box keeps the focus (`useScanFocus`), so a wedge scanner always types into it;
 * without a connection scans are kept and sent in order when it is back.
 */
export function ScanBox({ name, label, onScan, children }: Props) {
  const t = useText('app')
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  useScanFocus(input)
  const queue = useMemo(() => scanQueue(name), [name])
  const [waiting, setWaiting] = useState(0)
  const ownQueue = useRef(queue)
  useEffect(() => {
    ownQueue.current = queue
    setWaiting(queue.all().length)
  }, [queue])
  const [hasSound, setSound] = useState(true)
  const [shown, setShown] = useState<Shown>({ kind: 'ready', isGood: true, headline: t('scanReady') })
  const isSending = useRef(false)

  const send = useCallback(
    async (scan: Scan): Promise<boolean> => {
      const show = (answer: ScanAnswer) => {
        setShown({ ...answer, kind: answer.isGood ? 'good' : 'bad' })
        if (hasSound) playScan(answer.isGood)
      }
      try {
        show(await onScan(scan))
      } catch (error) {
        if (error instanceof CallError && error.status === 0) return false
        show({ isGood: false, headline: errorText(error), detail: scan.text })
      }
      queue.remove(scan.key)
      return true
    },
    [onScan, queue, hasSound, errorText],
  )
  const drain = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (let [scan] = queue.all(); scan; [scan] = queue.all()) if (!(await send(scan))) break
    } finally {
      isSending.current = false
      // The mode may have changed meanwhile: what waits there is sent next.
      setWaiting(ownQueue.current.all().length)
    }
  }, [queue, send])
  useEffect(() => {
    if (waiting === 0) return
    const timer = setInterval(() => void drain(), 3_000)
    addEventListener('online', drain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', drain)
    }
  }, [waiting, drain])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const text = cleanScan(input.current?.value ?? '')
    if (input.current) input.current.value = ''
    if (text === '') return
    queue.add({ text, at: new Date().toISOString(), key: newKey() })
    await drain()
    setWaiting(queue.all().length)
    if (queue.all().length > 0) setShown({ kind: 'kept', isGood: true, headline: t('scanKept'), detail: text })
  }
  return (
    <section className={styles.scan} data-kind={shown.kind}>
      <form onSubmit={submit} className={styles.form}>
        <label className={styles.box}>
          <span className={styles.label}>{label}</span>
          <input
            ref={input}
            // biome-ignore lint/a11y/noAutofocus: the screen is this box; a scanner types wherever the focus is.
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            placeholder={t('scanHint')}
          />
        </label>
        <IconButton
          icon={hasSound ? 'sound' : 'soundOff'}
          label={hasSound ? t('soundOff') : t('soundOn')}
          onClick={() => setSound(!hasSound)}
        />
      </form>
      {children}
      <output className={styles.answer} aria-live="assertive">
        <Icon
          name={shown.kind === 'bad' ? 'xCircle' : shown.kind === 'kept' ? 'clock' : shown.kind === 'ready' ? 'scan' : 'checkCircle'}
          size={32}
        />
        <strong>{shown.headline}</strong>
        {shown.detail && <span>{shown.detail}</span>}
      </output>
      {waiting > 0 && (
        <p className={styles.waiting}>
          <Icon name="clock" size={16} /> {t('scanQueued', { count: waiting })}
        </p>
      )}
    </section>
  )
}
