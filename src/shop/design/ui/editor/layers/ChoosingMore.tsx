import { useEffect } from 'react'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useParts } from '../state/use-editor.ts'
import styles from './layers.module.css'

/** Below the canvas while several layers are chosen one after the other: how many there are, and the way out of it. */
export function ChoosingMore() {
  const t = useText('designLayers')
  const { editor, say } = useParts()
  const hint = t('choosing')
  useEffect(() => say(hint), [say, hint])
  const { length: count } = editor.chosen
  return (
    <div className={styles.choosing} data-choosing="">
      <span>{count === 0 ? hint : t('count', { count })}</span>
      <Button size="small" onClick={() => editor.chooseMore(false)}>
        {t('done')}
      </Button>
    </div>
  )
}
