import { useRef } from 'react'
import { useUnsaved } from '#kit/app/form/Unsaved.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { FileButton } from '#kit/control/FileButton.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import type { TicketState } from '../../rules.ts'
import { photoCalls } from '../../scan/photo/contract.ts'
import { isPhotoState } from '../../scan/photo/rules.ts'
import styles from './photo.module.css'
import { type Shot, useShots } from './use-shots.ts'

type Piece = { id: number; code: string; state: TicketState }

/** The camera of a station, for the piece that it scanned last; what was taken is sent while the next piece is scanned. */
export function BenchPhotos({ of }: { of: Piece | undefined }) {
  const t = useText('piecePhoto')
  const whyNot = useWhyNot()
  const { shots, take, again, drop } = useShots()
  useUnsaved(shots.some(shot => shot.state !== 'SENT'))
  // Another piece may be the last one by the time the photo comes.
  const asked = useRef<Piece>(undefined)
  const isDone = of !== undefined && isPhotoState(of.state)
  if (!isDone && shots.length === 0) return null
  return (
    <Stack gap={12} className={styles.bench}>
      {isDone && (
        <Row gap={12}>
          <FileButton
            icon="camera"
            reason={whyNot(photoCalls.addPiecePhoto)}
            accept="image/jpeg,image/png,image/webp"
            capture="environment"
            onOpen={() => {
              asked.current = of
            }}
            onFile={file => void take(asked.current ?? of, file)}
          >
            {t('take', { code: of.code })}
          </FileButton>
          <span className="muted">{t('hint')}</span>
        </Row>
      )}
      {shots.length > 0 && (
        <ul className={styles.shots} aria-label={t('taken')} aria-live="polite">
          {shots.map(shot => (
            <ShotLine key={shot.key} of={shot} onAgain={() => again(shot)} onDrop={() => drop(shot.key)} />
          ))}
        </ul>
      )}
    </Stack>
  )
}

const icons = { SENDING: 'clock', SENT: 'checkCircle', FAILED: 'xCircle' } as const

/** One photo: whose it is, whether it is saved, and why not. */
function ShotLine({ of: { src, code, state, error }, onAgain, onDrop }: { of: Shot; onAgain: () => void; onDrop: () => void }) {
  const t = useText('piecePhoto')
  const errorText = useErrorText()
  return (
    <li data-state={state}>
      <img src={src} alt="" />
      <div>
        <span className="beside">
          <strong className="numbers">{code}</strong>
          <span className="beside">
            <Icon name={icons[state]} size={16} /> {t(state === 'SENT' ? 'sent' : state === 'FAILED' ? 'notSent' : 'sending')}
          </span>
        </span>
        {/* What was pressed stays while it is sent again: the focus goes back to the scanner's box from there. */}
        {state !== 'SENT' && error !== undefined && (
          <>
            <p>{errorText(error)}</p>
            <Row gap={8}>
              <Button size="small" icon="refresh" busy={state === 'SENDING'} onClick={onAgain}>
                {t('again')}
              </Button>
              <Button size="small" variant="quiet" onClick={onDrop}>
                {t('drop')}
              </Button>
            </Row>
          </>
        )}
      </div>
    </li>
  )
}
