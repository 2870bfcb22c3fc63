import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#base/fields.ts'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { ProgressBar } from '#kit/app/page/ProgressBar.tsx'
import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { keyOf } from '#kit/call/use-call.ts'
import { Note } from '#kit/layout/Note.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { fileCalls } from '../contract.ts'
import styles from './UploadArea.module.css'

const accept = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] }
const MOST_AT_ONCE = 200

/** Files are sent one after another, so that each has an answer of its own and one that is refused stops none. */
export function UploadArea() {
  const t = useText('file')
  const notice = useNotice()
  const errorText = useErrorText()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [refused, setRefused] = useState<readonly string[]>([])
  const upload = async (files: readonly File[]) => {
    const problems: string[] = []
    setRefused([])
    for (const [done, file] of files.entries()) {
      setProgress({ done, total: files.length })
      try {
        await api(fileCalls.uploadFiles, { body: {}, files: [file] })
        void queries.invalidateQueries({ queryKey: keyOf(fileCalls.myFiles) })
      } catch (error) {
        problems.push(t('uploadFailed', { name: file.name, reason: errorText(error) }))
        setRefused([...problems])
      }
    }
    setProgress(undefined)
    if (files.length > problems.length) notice.done(t('uploaded', { count: files.length - problems.length }))
  }
  return (
    <Stack gap={12} className={styles.area}>
      <FileDrop
        label={t('drop')}
        hint={t('dropHint')}
        accept={accept}
        maxBytes={limits.printFileBytes}
        maxFiles={MOST_AT_ONCE}
        files={[]}
        onChange={files => void upload(files)}
        isBusy={progress !== undefined}
      />
      {progress && <ProgressBar label={t('uploading')} done={progress.done} total={progress.total} />}
      {refused.length > 0 && (
        <Note meaning="red" role="alert">
          {refused.map(text => (
            <p key={text}>{text}</p>
          ))}
        </Note>
      )}
    </Stack>
  )
}
