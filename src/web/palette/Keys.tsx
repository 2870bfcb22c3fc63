import { screenKeys } from '#kit/app/screen-keys.ts'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Lines, Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'

/** The keys that work everywhere, and those of the parts that are on the screen now. */
export function Keys({ onClose }: { onClose: () => void }) {
  const t = useText('palette')
  const ofApp = useText('app')
  const here = screenKeys().map(({ keys, text }) => ({ keys, text: ofApp(text) }))
  const everywhere = [
    { keys: ['Ctrl', 'K'], text: t('keyPalette') },
    { keys: ['?'], text: t('keyKeys') },
    { keys: ['Esc'], text: t('keyClose') },
  ]
  return (
    <Dialog isOpen onClose={onClose} title={t('keys')}>
      {here.length > 0 && <KeyList title={t('keysHere')} lines={here} />}
      <KeyList title={t('keysEverywhere')} lines={everywhere} />
    </Dialog>
  )
}

function KeyList({ title, lines }: { title: string; lines: readonly { keys: readonly string[]; text: string }[] }) {
  return (
    <section>
      <h3 className="hint">{title}</h3>
      <Lines>
        {lines.map(({ keys, text }) => (
          <li key={text}>
            <div>{text}</div>
            <Row as="p" gap={4}>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </Row>
          </li>
        ))}
      </Lines>
    </section>
  )
}
