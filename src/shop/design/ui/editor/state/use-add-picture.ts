import { useEffect, useRef } from 'react'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { useUploads } from '#shop/file/ui/upload/use-uploads.ts'
import { newPicture } from '../../../document/edit/fresh.rules.ts'
import { added, freshId, hasRoom } from '../../../document/edit/list.rules.ts'
import type { PickedFile } from '../../ArtPicker.tsx'
import { useParts } from './use-editor.ts'

/** A picture of the library as a new layer; files that are dropped or pasted come into the library first. */
export function useAddPicture() {
  const t = useText('designEditor')
  const notice = useNotice()
  const { editor, sources, say } = useParts()
  const { items, add: send } = useUploads()
  const add = (file: PickedFile) => {
    if (!hasRoom(editor.layers)) return notice.failed(t('tooManyLayers'))
    sources.know(file)
    const { id: fileId, name, width: widthPixels, height: heightPixels } = file
    editor.edit((all, area) => added(all, newPicture(freshId(all, 'l'), { fileId, name, widthPixels, heightPixels }, area)), {
      chooseLast: true,
    })
    say(t('added', { name }))
  }
  // An upload may end minutes later, on another side of the design; one whose editor is left is in the library.
  const now = useRef<typeof add | undefined>(add)
  now.current = add
  useEffect(() => {
    now.current ??= add
    return () => {
      now.current = undefined
    }
  })
  const upload = (files: readonly File[]) => {
    for (const coming of send(files)) void coming.then(file => file && now.current?.(file))
  }
  return { add, upload, items }
}
