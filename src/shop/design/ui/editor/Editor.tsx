import { type DragEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { nameIn } from '#base/text.ts'
import { isTyping } from '#kit/app/screen-keys.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useReader } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { sourceKind } from '#shop/file/ui/upload/source.rules.ts'
import { designCalls } from '../../contract.ts'
import { madeFor } from '../../document/color/folded.rules.ts'
import { drawnSides, editedOf } from '../../document/edit/edited.rules.ts'
import type { Point } from '../../document/edit/place.rules.ts'
import { SideStrip } from './canvas/SideStrip.tsx'
import { Stage } from './canvas/Stage.tsx'
import { ChecksButton } from './checks/Checks.tsx'
import { useChecks } from './checks/use-checks.ts'
import styles from './Editor.module.css'
import { Head } from './Head.tsx'
import { ChoosingMore } from './layers/ChoosingMore.tsx'
import { type Opened, type OwnDesign, readyOf } from './open-design.ts'
import type { OrderPart } from './order-part.ts'
import { isNarrow, Panels } from './panels/Panels.tsx'
import { ProofDialog } from './save/ProofDialog.tsx'
import { ConflictDialog, SaveNotes } from './save/SaveNotes.tsx'
import { useApply } from './save/use-apply.tsx'
import { useDraft } from './save/use-draft.ts'
import { openSources } from './state/sources.ts'
import { useAddPicture, useArrivals } from './state/use-add-picture.ts'
import { EditorContext, type EditorParts, useEditor } from './state/use-editor.ts'
import { useGuides } from './state/use-guides.ts'
import { useKeys } from './state/use-keys.ts'
import { useSay } from './state/use-say.ts'

type Props = Opened & {
  /** What the page was opened as: a new design keeps it once it has an address. */
  opened: string
  order: OrderPart
}

/** A design on its product: drawn, kept as a draft, and saved. */
export function Editor({ product, known, colors: first, document, warnings, isReady, saved: asOpened, opened, order }: Props) {
  const t = useText('designEditor')
  const language = useLanguage()
  const navigate = useNavigate()
  const notice = useNotice()
  const reader = useReader()
  const isReadOnly = useWhyNot()(designCalls.saveDraft) !== undefined
  const [sources] = useState(openSources)
  const [colors, setColors] = useState<readonly string[]>(first)
  const editor = useEditor(document, first[0] ?? '', isReadOnly)
  const { color: shown, showColor } = editor
  const readerId = reader?.id ?? 0
  const draft = useDraft({
    ...{ editor, colors, isReadOnly },
    onColors: next => {
      setColors(next)
      if (!next.includes(shown)) showColor(next[0] ?? shown)
    },
    ...{ readerId, productID: product.productID, known, warnings, isReady },
  })
  const { state, sync } = draft
  const checks = useChecks({ editor, product, colors, warnings: state.warnings })
  const [isProofShown, setProofShown] = useState(false)
  const [isHistoryShown, setHistoryShown] = useState(false)
  const [saved, setSaved] = useState(asOpened)
  const [said, say] = useSay()
  const met = (error: unknown) => sync.met(error, { document: madeFor(editor.kept, colors), colors })
  const save = useAct(designCalls.saveTemplate, {
    changes: [designCalls.myTemplates],
    done: ({ data }) => t('saved', { name: data.name }),
    next: ({ data }) => ({
      to: `/products/${data.productCustom.slug}?template=${data.id}&color=${encodeURIComponent(data.color)}`,
      text: t('order'),
    }),
    failed: t('saveFailed'),
    onDone: ({ data }) => {
      setSaved(readyOf(data))
      sync.saved(data, data.warnings)
    },
    onRefused: error => met(error),
  })

  // A new design has an address from its first draft on: a reload finds it.
  const slug = state.known?.slug
  useEffect(() => {
    const path = `/my-products/${slug}`
    if (slug !== undefined && path !== location.pathname)
      void navigate(path, { replace: true, preventScrollReset: true, state: { opened } })
  }, [slug, navigate, opened])

  const drawn = drawnSides(editor.kept)
  const whyNot = drawn.length === 0 ? t('emptyDesign') : undefined
  const onSave = async () => {
    if (whyNot !== undefined) return notice.failed(whyNot)
    const isSent = await sync.save(({ id, version }) => save.mutateAsync({ params: { id }, body: { version } }))
    if (!isSent) tellOffline()
  }
  const onProof = async () => {
    if (await sync.flush()) setProofShown(true)
    else tellOffline()
  }
  const tellOffline = () => sync.state().status === 'offline' && notice.told(t('state_offline'))
  /** What the server has now: after another name, or in place of what is here. */
  const read = async () => {
    const { known: now } = sync.state()
    return now && (await api(designCalls.template, { params: { id: now.id } })).data
  }
  const { apply, dialog } = useApply({ sync, save: onSave, read })
  /** What is here gives way to what the server has. */
  const take = (found: OwnDesign) => {
    const stored = found.draft ?? found.document
    const names = found.draftColors ?? found.colors.map(({ name }) => name)
    draft.take({ document: editedOf(product.printAreas, stored?.sides ?? []), colors: names }, found)
    setSaved(readyOf(found))
  }
  const onTheirs = async () => {
    const theirs = await read().catch(error => void notice.failed(error))
    if (theirs) take(theirs)
  }
  const onRenamed = () =>
    void read().then(
      now => now && sync.know(now),
      () => undefined,
    )

  const [tab, setTab] = useState<string>()
  const [writing, write] = useState<string>()
  const guides = useGuides(readerId, state.known?.id, editor.side)
  const onEnter = useCallback(
    (id: string) => {
      const layer = editor.layers.find(each => each.id === id)
      if (!layer || layer.isLocked || editor.isReadOnly) return
      if (layer.kind === 'IMAGE' && layer.repeat) return
      if (layer.kind === 'IMAGE') return editor.crop(editor.cropping === id ? undefined : id)
      if (layer.kind !== 'TEXT') return
      write(id)
    },
    [editor],
  )
  const pan = useRef<(by: Point) => void>(undefined)
  useKeys({ editor, onSave: () => void onSave(), onEnter, onPan: by => pan.current?.(by) })

  const hex = product.colors.find(({ name }) => name === shown)?.hex ?? '#ffffff'
  const purpose = `design ${state.known?.id ?? `new of ${product.productID}`}`
  const parts = useMemo<EditorParts>(
    () => ({ editor, product, sources, guides, purpose, writing, write, say, colors, color: { name: shown, hex } }),
    [editor, product, sources, guides, purpose, writing, say, colors, shown, hex],
  )
  // Kept as a new design after a conflict it is another one, which nobody has saved.
  const ordering =
    saved && saved.id === state.known?.id
      ? order({
          ...{ template: saved, product, shown, save: isReadOnly ? undefined : onSave },
          isUnsaved: state.status !== 'saved' || state.isDraft,
        })
      : undefined
  const onOrder = () => {
    editor.choose([])
    setTab('selected')
  }
  const name = state.known?.name ?? t('newDesign')
  return (
    <EditorContext value={parts}>
      <DropZone isReadOnly={isReadOnly} isHeld={draft.offered !== undefined}>
        <Head
          {...{ state, name, isReadOnly, whyNot, onRenamed }}
          isSaving={save.isPending}
          onSave={() => void onSave()}
          onProof={() => void onProof()}
          onApply={() => void apply()}
          onHistory={() => setHistoryShown(true)}
          onOrder={ordering === undefined ? undefined : onOrder}
        />
        <SaveNotes draft={draft} />
        <div className={styles.middle}>
          <div className={styles.canvas}>
            <Stage onEnter={onEnter} pan={pan} />
            <ChecksButton list={checks.list} onPress={() => isNarrow() && setTab('selected')} />
          </div>
          <div className={styles.strip}>
            <SideStrip />
            {editor.isChoosingMore && <ChoosingMore />}
          </div>
        </div>
        <Panels
          {...{ tab, onTab: setTab, isReadOnly, checks, order: ordering }}
          onColors={next => {
            setColors(next)
            showColor(next.find(each => !colors.includes(each)) ?? (next.includes(shown) ? shown : (next[0] ?? shown)))
          }}
          onWrite={write}
        />
        <p className="unseen" role="status">
          {said}
        </p>
        <p className="unseen" role="status">
          {checks.told}
        </p>
        <p className="unseen">{nameIn(language, product)}</p>
      </DropZone>
      {isProofShown && state.known && (
        <ProofDialog
          id={state.known.id}
          drawn={drawn}
          first={editor.side.side}
          color={shown}
          hex={hex}
          isDraft={state.isDraft}
          onClose={() => setProofShown(false)}
        />
      )}
      {dialog}
      {isHistoryShown && state.known && (
        <Suspense>
          <HistoryDialog {...{ id: state.known.id, name, sync }} onRestored={take} onRefused={met} onClose={() => setHistoryShown(false)} />
        </Suspense>
      )}
      {state.conflict && (
        <ConflictDialog
          conflict={state.conflict}
          onTheirs={() => void onTheirs()}
          onMine={() => void sync.keepMine()}
          onBoth={() => void sync.keepBoth()}
        />
      )}
    </EditorContext>
  )
}

const HistoryDialog = lazyPart(() => import('./history/HistoryDialog.tsx').then(it => it.HistoryDialog))
const UploadList = lazyPart(() => import('#shop/file/ui/upload/UploadList.tsx').then(it => it.UploadList))

/** Takes pictures that are dropped or pasted anywhere in the editor. */
function DropZone({ isReadOnly, isHeld, children }: { isReadOnly: boolean; isHeld: boolean; children: React.ReactNode }) {
  const t = useText('designEditor')
  const { add: addPicture, upload, items } = useAddPicture()
  useArrivals(addPicture, isHeld)
  const [isOver, setOver] = useState(false)
  const add = useRef(upload)
  add.current = upload
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = picturesOf(event.clipboardData)
      if (isReadOnly || files.length === 0) return
      // Office programs copy a text with a picture of it: a field takes the text.
      if (isTyping(event.target) && event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      add.current(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [isReadOnly])
  const hasFiles = (event: DragEvent) => !isReadOnly && event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped onto it; the keyboard has the upload's button, and pastes.
    <div
      className={styles.editor}
      data-fills-window=""
      data-read-only={isReadOnly || undefined}
      onDragOver={event => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={event => event.relatedTarget === null && setOver(false)}
      onDrop={event => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        upload(picturesOf(event.dataTransfer))
      }}
    >
      {children}
      {isOver && <p className={styles.drop}>{t('dropHere')}</p>}
      {items.length > 0 && (
        <Suspense>
          <div className={styles.uploads}>
            <UploadList items={items} />
          </div>
        </Suspense>
      )}
    </div>
  )
}

const picturesOf = (from: DataTransfer | null): File[] => [...(from?.files ?? [])].filter(file => sourceKind(file) !== undefined)
