import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Section } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { sideName } from '#shop/order/item/rules.ts'
import { productionFileCalls } from '../../../batch/file/contract.ts'
import { pieceCalls } from '../../../scan/contract.ts'
import { Calibrate } from './Calibrate.tsx'
import { rulerMarks } from './calibration.ts'
import styles from './true-size.module.css'
import { useCalibration } from './use-calibration.ts'

type Print = CallAnswer<typeof pieceCalls.piecePrints>['data'][number]
type Props = { ticketId: number; colorHex: string | undefined }

/** What is printed on a piece as large as it comes onto it, with a ruler in millimetres; a screen is measured once before that. */
export function TrueSize({ ticketId, colorHex }: Props) {
  const t = useText('production')
  const screen = useCalibration()
  const [isAsking, setAsking] = useState(false)
  const { pixelsPerMm } = screen
  const isShown = screen.isShown && pixelsPerMm !== undefined
  const show = () => {
    screen.show(true)
    if (pixelsPerMm === undefined) setAsking(true)
  }
  return (
    <div className={styles.place}>
      <Section
        title={t('trueSize')}
        aside={
          isShown ? (
            <Row gap={8}>
              <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
                {t('calibrate')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => screen.show(false)}>
                {t('trueSizeHide')}
              </Button>
            </Row>
          ) : (
            <Button size="small" onClick={show}>
              {t('trueSizeShow')}
            </Button>
          )
        }
      >
        {isShown ? (
          <Prints ticketId={ticketId} colorHex={colorHex} pixelsPerMm={pixelsPerMm} />
        ) : (
          <p className="muted">{t('trueSizeHint')}</p>
        )}
      </Section>
      {isAsking && <Calibrate pixelsPerMm={pixelsPerMm} onKeep={screen.keep} onClose={() => setAsking(false)} />}
    </div>
  )
}

type Drawn = { colorHex: string | undefined; pixelsPerMm: number }

function Prints({ ticketId, ...drawn }: Drawn & { ticketId: number }) {
  const t = useText('production')
  const found = useCall(pieceCalls.piecePrints, { params: { id: ticketId } })
  if (found.error) return <ErrorNote error={found.error} onRetry={() => void found.refetch()} />
  const prints = found.data?.data
  if (prints?.length === 0) return <p className="muted">{t('notReady')}</p>
  return (
    <Stack gap={24}>
      {prints?.map(print => (
        <TruePrint key={print.id} print={print} {...drawn} />
      ))}
    </Stack>
  )
}

const mmPerInch = 25.4
const rulerPx = 28

/** Scrolled by touch, wheel and keys where it is larger than the screen. */
function TruePrint({ print, colorHex, pixelsPerMm }: Drawn & { print: Print }) {
  const [t, order] = [useText('production'), useText('order')]
  const [widthMm, heightMm] = [print.widthInches * mmPerInch, print.heightInches * mmPerInch]
  const [width, height] = [widthMm * pixelsPerMm, heightMm * pixelsPerMm]
  const name = t('trueSizeOf', { side: order(sideName(print.side)), width: Math.round(widthMm), height: Math.round(heightMm) })
  return (
    <figure>
      <figcaption className={styles.name}>{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard, too. */}
      <section className={styles.window} tabIndex={0} aria-label={name}>
        <div className={styles.sheet} style={{ width: width + rulerPx, height: height + rulerPx }}>
          <Ruler lengthMm={widthMm} pixelsPerMm={pixelsPerMm} />
          <Ruler lengthMm={heightMm} pixelsPerMm={pixelsPerMm} isUpright />
          <img
            className={styles.print}
            data-mirrored={print.isMirrored || undefined}
            src={api.url(productionFileCalls.printFileContent, { params: { id: print.id } })}
            alt=""
            width={width}
            height={height}
            style={{ left: rulerPx, top: rulerPx, width, height, background: colorHex }}
          />
        </div>
      </section>
    </figure>
  )
}

const long = { one: 6, five: 10, ten: 14 } as const

function Ruler({ lengthMm, pixelsPerMm, isUpright = false }: { lengthMm: number; pixelsPerMm: number; isUpright?: boolean }) {
  const marks = rulerMarks(lengthMm)
  const at = (mm: number) => mm * pixelsPerMm
  const path = marks.map(({ mm, kind }) => (isUpright ? `M${rulerPx} ${at(mm)}h${-long[kind]}` : `M${at(mm)} ${rulerPx}v${-long[kind]}`))
  const length = at(lengthMm)
  return (
    <svg
      className={isUpright ? styles.left : styles.top}
      width={isUpright ? rulerPx : length}
      height={isUpright ? length : rulerPx}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path.join('')} />
      {marks
        .filter(({ mm, kind }) => kind === 'ten' && mm > 0 && at(lengthMm - mm) > 8)
        .map(({ mm }) => (
          <text
            key={mm}
            x={isUpright ? 0 : at(mm)}
            y={isUpright ? 0 : 11}
            transform={isUpright ? `translate(11 ${at(mm)}) rotate(-90)` : undefined}
          >
            {mm}
          </text>
        ))}
    </svg>
  )
}
