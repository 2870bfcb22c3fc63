import { useState } from 'react'
import { useErrorText } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { newPicture } from '../../../document/edit/fresh.rules.ts'
import { added, freshId, hasRoom } from '../../../document/edit/list.rules.ts'
import type { PickedFile } from '../../ArtPicker.tsx'
import { useParts } from './use-editor.ts'

/** A picture of the library as a new layer; files that are dropped or pasted come into the library first. */
export function useAddPicture() {
  const t = useText('designEditor')
  const errorText = useErrorText()
  const notice = useNotice()
  const { editor, sources, say } = useParts()
  const [uploading, setUploading] = useState<string>()
  const uploads = useSendPlain(fileCalls.uploadFiles, error => notice.failed(errorText(error)))
  const add = (file: PickedFile) => {
    if (!hasRoom(editor.layers)) return notice.failed(t('tooManyLayers'))
    sources.know(file)
    const { id: fileId, name, width: widthPixels, height: heightPixels } = file
    editor.edit((all, area) => added(all, newPicture(freshId(all, 'l'), { fileId, name, widthPixels, heightPixels }, area)), {
      chooseLast: true,
    })
    say(t('added', { name }))
  }
  const upload = async (files: readonly File[]) => {
    for (const file of files) {
      setUploading(file.name)
      const [uploaded] = (await uploads.send({ body: {}, files: [file] }))?.data ?? []
      if (uploaded) add(uploaded)
    }
    setUploading(undefined)
  }
  return { add, upload, uploading }
}
