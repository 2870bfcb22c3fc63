import { Button } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { type FailCause, failCauses, spoilsBlank } from '../../rules.ts'
import styles from '../production.module.css'

/** Why a piece is made again, with what each cause takes from stock said above it. */
export function FailCauses({ of, onChoose }: { of: FailCause | undefined; onChoose(cause: FailCause): void }) {
  const t = useText('reprint')
  const groups = Map.groupBy(failCauses, spoilsBlank)
  return (
    <fieldset className={styles.modes}>
      <legend>{t('failReason')}</legend>
      {[...groups].map(([isSpoiled, causes]) => (
        <fieldset key={String(isSpoiled)} className={styles.modes}>
          <legend>{t(isSpoiled ? 'spoils' : 'spoilsNot')}</legend>
          <Row>
            {causes.map(cause => (
              <Button
                key={cause}
                variant={cause === of ? 'primary' : 'secondary'}
                aria-pressed={cause === of}
                onClick={() => onChoose(cause)}
              >
                {t(`cause_${cause}`)}
              </Button>
            ))}
          </Row>
          {of === 'WRONG' && !isSpoiled && <p className="hint">{t('wrongHint')}</p>}
        </fieldset>
      ))}
    </fieldset>
  )
}
