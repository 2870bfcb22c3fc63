import { useEffect, useRef, useState } from 'react'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { Side } from '#shop/catalogue/picture/contract.ts'
import { renamePurpose } from '#shop/file/ui/upload/uploads.ts'
import { useUploads } from '#shop/file/ui/upload/use-uploads.ts'
import { newPicture } from '../../../document/edit/fresh.rules.ts'
import { added, freshId, hasRoom } from '../../../document/edit/list.rules.ts'
import type { PickedFile } from '../../ArtPicker.tsx'
import { useParts } from './use-editor.ts'

/** A picture of the library as a new layer; files that are dropped or pasted come into the library first. */
export function useAddPicture() {
  const t = useText('designEditor')
  const notice = useNotice()
  const { editor, sources, say, purpose } = useParts()
  const { items, add: send } = useUploads()
  /** Onto the side that is shown where none is named, or the design has it no more. */
  const add = (file: PickedFile, on: Side = editor.side.side) => {
    const { layers } = editor.document.sides.find(({ side }) => side === on) ?? editor.side
    if (!hasRoom(layers)) return notice.failed(t('tooManyLayers'))
    sources.know(file)
    const { id: fileId, name, width: widthPixels, height: heightPixels } = file
    editor.edit((all, area) => added(all, newPicture(freshId(all, 'l'), { fileId, name, widthPixels, heightPixels }, area)), {
      chooseLast: true,
      on,
    })
    say(t('added', { name }))
  }
  const upload = (files: readonly File[]) => void send(files, { of: purpose, place: editor.side.side })
  return { add, upload, items }
}

/**
 * Each upload that was begun for this design becomes a layer of the side that it was begun on, also one that ends after a reload; what ends
 * while its editor is left is in the library. `isHeld`: an earlier copy of the design is offered, and would take the layer's place.
 */
export function useArrivals(add: (file: PickedFile, on?: Side) => void, isHeld: boolean) {
  const { purpose } = useParts()
  const [arrived, setArrived] = useState<readonly { file: PickedFile; place: string }[]>([])
  useUploads((file, begunFor) => {
    if (begunFor?.of === purpose) setArrived(all => [...all, { file, place: begunFor.place }])
  })
  const [next] = arrived
  // biome-ignore lint/correctness/useExhaustiveDependencies: `add` is another one with each change of the design.
  useEffect(() => {
    if (isHeld || !next) return
    setArrived(all => all.slice(1))
    add(
      next.file,
      Side.options.find(side => side === next.place),
    )
  }, [next, isHeld])
  // A new design has its id once its first draft is kept.
  const before = useRef(purpose)
  useEffect(() => {
    if (before.current !== purpose) renamePurpose(before.current, purpose)
    before.current = purpose
  }, [purpose])
}
