import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { fileCalls } from '#shop/file/contract.ts'
import styles from './ArtDialog.module.css'

export type PickedFile = CallAnswer<typeof fileCalls.myFiles>['data']['docs'][number]
const pageSize = 12

/** Pictures of the library, newest first, and the way to add one; what is uploaded is picked at once. */
export function ArtPicker({ picked, onPick }: { picked: number | undefined; onPick: (file: PickedFile) => void }) {
  const t = useText('design')
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const { files, total, error, more, add } = useLibrary()
  const [state, setState] = useState<{ isSending: boolean; error?: unknown }>({ isSending: false })
  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file) return
    setState({ isSending: true })
    try {
      const [added] = (await api(fileCalls.uploadFiles, { body: {}, files: [file] })).data
      setState({ isSending: false })
      if (added) {
        add(added)
        onPick(added)
      }
    } catch (refusal) {
      setState({ isSending: false, error: refusal })
    }
  }
  const problem = state.error ?? error
  return (
    <section className={styles.picker} aria-label={t('library')}>
      <div className={styles.bar}>
        <h3>{t('library')}</h3>
        <span className={styles.muted}>{t('uploadHint')}</span>
        <Button size="small" busy={state.isSending} onClick={() => input.current?.click()}>
          {state.isSending ? t('uploading') : t('upload')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          hidden
          aria-label={t('upload')}
          onChange={event => void upload(event)}
        />
      </div>
      {problem !== undefined && (
        <p className={styles.error} role="alert">
          {state.error !== undefined && t('uploadFailed')} {errorText(problem)}
        </p>
      )}
      {!files && error === undefined && <Spinner />}
      {files?.length === 0 && <p className={styles.muted}>{t('emptyLibrary')}</p>}
      {files && files.length > 0 && (
        <ul className={styles.files}>
          {files.map(file => (
            <li key={file.id}>
              <button type="button" aria-pressed={picked === file.id} title={file.name} onClick={() => onPick(file)}>
                <img src={api.url(fileCalls.fileThumbnail, { params: { id: file.id } })} alt={file.name} loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {files && files.length < total && (
        <Button size="small" variant="quiet" onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

/** The library without the query library, which public pages do not carry. */
function useLibrary() {
  const [page, setPage] = useState(1)
  const [state, setState] = useState<{ files?: readonly PickedFile[]; total: number; error?: unknown }>({ total: 0 })
  useEffect(() => {
    let isHere = true
    api(fileCalls.myFiles, { query: { page, limit: pageSize } }).then(
      ({ data }) => {
        if (!isHere) return
        setState(({ files = [] }) => {
          const known = new Set(files.map(file => file.id))
          return { files: [...files, ...data.docs.filter(file => !known.has(file.id))], total: data.totalDocs }
        })
      },
      (error: unknown) => isHere && setState(before => ({ ...before, error })),
    )
    return () => {
      isHere = false
    }
  }, [page])
  return {
    ...state,
    more: () => setPage(page + 1),
    add: (file: PickedFile) =>
      setState(({ files = [], total }) => ({ files: [file, ...files.filter(each => each.id !== file.id)], total: total + 1 })),
  }
}
