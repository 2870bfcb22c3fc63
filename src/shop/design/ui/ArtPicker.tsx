import { Suspense, useEffect, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button } from '#kit/control/Button.tsx'
import { FileButton } from '#kit/control/FileButton.tsx'
import { PicturePicks } from '#kit/layout/Cards.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { fileCalls } from '#shop/file/contract.ts'
import styles from './ArtDialog.module.css'

export type PickedFile = CallAnswer<typeof fileCalls.myFiles>['data']['docs'][number]
const pageSize = 12
const LinkForm = lazyPart(() => import('#shop/file/ui/LinkForm.tsx').then(it => it.LinkForm))

/** Pictures of the library, newest first, and the way to add one; what is uploaded is picked at once. */
export function ArtPicker({ picked, onPick }: { picked: number | undefined; onPick: (file: PickedFile) => void }) {
  const t = useText('design')
  const errorText = useErrorText()
  const { files, total, error, more, add } = useLibrary()
  const uploads = useSendPlain(fileCalls.uploadFiles)
  const [isLinking, setLinking] = useState(false)
  const take = (file: PickedFile) => {
    add(file)
    onPick(file)
  }
  const upload = async (file: File) => {
    const [added] = (await uploads.send({ body: {}, files: [file] }))?.data ?? []
    if (added) take(added)
  }
  const problem = uploads.error ?? error
  return (
    <Stack as="section" gap={8} className={styles.picker} aria-label={t('library')}>
      <Row isSpread>
        <div>
          <h3>{t('library')}</h3>
          <p className="hint">{t('uploadHint')}</p>
        </div>
        <Row>
          <Button size="small" aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
            {t('fromLink')}
          </Button>
          <FileButton size="small" busy={uploads.isSending} accept="image/png,image/jpeg" onFile={file => void upload(file)}>
            {uploads.isSending ? t('uploading') : t('upload')}
          </FileButton>
        </Row>
      </Row>
      {isLinking && (
        <Suspense fallback={<Spinner />}>
          <LinkForm
            onCancel={() => setLinking(false)}
            onAdded={file => {
              take(file)
              setLinking(false)
            }}
          />
        </Suspense>
      )}
      {problem !== undefined && (
        <p className="red" role="alert">
          {uploads.error !== undefined && t('uploadFailed')} {errorText(problem)}
        </p>
      )}
      {!files && error === undefined && <Spinner />}
      {files?.length === 0 && <p className="hint">{t('emptyLibrary')}</p>}
      {files && files.length > 0 && (
        <PicturePicks
          label={t('library')}
          of={files}
          show={({ id, name }) => ({ src: api.url(fileCalls.fileThumbnail, { params: { id } }), alt: name, name })}
          picked={picked}
          onPick={onPick}
        />
      )}
      {files && files.length < total && (
        <Button size="small" variant="quiet" onClick={more}>
          {t('more')}
        </Button>
      )}
    </Stack>
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
