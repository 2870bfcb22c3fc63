import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { limits } from '#base/fields.ts'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { keyOf } from '#kit/call/use-call.ts'
import { Stack } from '#kit/layout/Stack.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { fileCalls } from '../../contract.ts'
import { sourceKind, sourceTypes } from './source.rules.ts'
import styles from './UploadArea.module.css'
import { useUploads } from './use-uploads.ts'

const UploadList = lazyPart(() => import('./UploadList.tsx').then(it => it.UploadList))
const MOST_AT_ONCE = 200

/** Print files dropped, pasted or chosen; more may come while some are on their way. */
export function UploadArea() {
  const t = useText('file')
  const notice = useNotice()
  const queries = useQueryClient()
  const { items, add } = useUploads(useCallback(() => void queries.invalidateQueries({ queryKey: keyOf(fileCalls.myFiles) }), [queries]))
  const upload = async (files: readonly File[]) => {
    const added = (await Promise.all(add(files))).filter(file => file !== undefined)
    if (added.length > 0) notice.done(t('uploaded', { count: added.length }))
  }
  const take = useRef(upload)
  take.current = upload
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(file => sourceKind(file) !== undefined)
      // Office programs copy a text with a picture of it: a field takes the text.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      void take.current(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
  return (
    <Stack gap={12} className={styles.area}>
      <FileDrop
        label={t('drop')}
        hint={t('dropHint')}
        accept={sourceTypes}
        maxBytes={limits.printFileBytes}
        maxFiles={MOST_AT_ONCE}
        files={[]}
        onChange={files => void upload(files)}
      />
      {items.length > 0 && (
        <Suspense>
          <UploadList items={items} />
        </Suspense>
      )}
    </Stack>
  )
}
