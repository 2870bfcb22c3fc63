import { useEffect, useState } from 'react'
import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { Segments } from '#kit/control/Choice.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { viewsOf } from '../../../art/mockup.rules.ts'
import { designCalls } from '../../../contract.ts'
import type { EditedSide } from '../../../document/edit/edited.rules.ts'
import styles from '../Editor.module.css'
import { useParts } from '../state/use-editor.ts'
import { EditorMockup, viewsOfProduct } from './EditorMockup.tsx'

type Props = {
  id: number
  /** The sides that hold something. */
  drawn: readonly EditedSide[]
  first: Side
  /** The colour that it is printed for, and its cloth. */
  color: string
  hex: string
  isDraft: boolean
  onClose: () => void
}

/** The server's own drawing of the design: what is printed. */
export function ProofDialog({ id, drawn, first, color, hex, isDraft, onClose }: Props) {
  const t = useText('designEditor')
  const sides = drawn.map(({ side }) => side)
  const { product } = useParts()
  const views = viewsOf(drawn, viewsOfProduct(product))
  const [kind, setKind] = useState<'print' | 'mockup'>('print')
  const [side, setSide] = useState(sides.includes(first) ? first : (sides[0] ?? first))
  return (
    <Dialog isOpen onClose={onClose} width={582} title={t('proofTitle')} hint={t(kind === 'print' ? 'proofHint' : 'mockupHint')}>
      <Stack gap={12}>
        {views.length > 0 && (
          <Segments
            label={t('proofKind')}
            value={kind}
            onChange={setKind}
            choices={(['print', 'mockup'] as const).map(value => ({ value, label: t(`kind_${value}`) }))}
          />
        )}
        {kind === 'mockup' && <EditorMockup views={views} hex={hex} />}
        {kind === 'print' && sides.length > 1 && (
          <Segments
            label={t('sides')}
            value={side}
            onChange={setSide}
            choices={sides.map(value => ({ value, label: t(`name_${value}`) }))}
          />
        )}
        {kind === 'print' && <Proof key={side} {...{ id, side, color, hex, isDraft }} />}
      </Stack>
    </Dialog>
  )
}

function Proof({ id, side, color, hex, isDraft }: Pick<Props, 'id' | 'color' | 'hex' | 'isDraft'> & { side: Side }) {
  const t = useText('designEditor')
  const errorText = useErrorText()
  const [shown, setShown] = useState<{ src?: string; error?: unknown }>({})
  useEffect(() => {
    let src: string | undefined
    const stop = new AbortController()
    const query = { side, color, width: 1_200, ...(isDraft && { state: 'DRAFT' as const }) }
    api
      .fetch(designCalls.templateProof, { params: { id }, query }, { signal: stop.signal })
      .then(answer => answer.blob())
      .then(
        blob => {
          src = URL.createObjectURL(blob)
          setShown({ src })
        },
        (error: unknown) => stop.signal.aborted || setShown({ error }),
      )
    return () => {
      stop.abort()
      if (src) URL.revokeObjectURL(src)
    }
  }, [id, side, color, isDraft])
  if (shown.error !== undefined)
    return (
      <p className="red" role="alert">
        {t('proofFailed')} {errorText(shown.error)}
      </p>
    )
  return (
    <div className={styles.proof} style={{ background: hex }}>
      {shown.src ? <img src={shown.src} alt={t('proofOf', { side: t(`side_${side}`) })} /> : <Spinner size={40} />}
    </div>
  )
}
