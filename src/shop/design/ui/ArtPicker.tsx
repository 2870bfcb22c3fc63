import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { FileButton } from '#kit/control/FileButton.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { PicturePicks } from '#kit/layout/Cards.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { acceptSources } from '#shop/file/ui/upload/source.rules.ts'
import { useUploads } from '#shop/file/ui/upload/use-uploads.ts'
import styles from './ArtDialog.module.css'

export type PickedFile = CallAnswer<typeof fileCalls.myFiles>['data']['docs'][number]
const pageSize = 12
/** In scripts of their own, which carry the library's words. */
const UploadList = lazyPart(() => import('#shop/file/ui/upload/UploadList.tsx').then(it => it.UploadList))
const LinkForm = lazyPart(() => import('#shop/file/ui/LinkForm.tsx').then(it => it.LinkForm))

type Props = {
  picked: number | undefined
  onPick: (file: PickedFile) => void
  /** The editor's: several files may be chosen at once, it sends them, shows how far they are, and makes of each what it was begun for. */
  onUpload?: ((files: readonly File[]) => void) | undefined
}

/** Pictures of the library, newest first, and the way to add one; what is uploaded is picked at once. */
export function ArtPicker({ picked, onPick, onUpload }: Props) {
  const t = useText('design')
  const errorText = useErrorText()
  const [q, setQ] = useState('')
  const { files, total, of, error, more, add } = useLibrary(q.trim())
  const uploads = useUploads(add)
  const [isLinking, setLinking] = useState(false)
  const take = (file: PickedFile) => {
    add(file)
    onPick(file)
  }
  const pick = useRef<typeof onPick | undefined>(onPick)
  useEffect(() => {
    pick.current = onPick
    return () => {
      pick.current = undefined
    }
  })
  const isInEditor = onUpload !== undefined
  const upload = (file: File) => {
    if (onUpload) return onUpload([file])
    for (const coming of uploads.add([file])) void coming.then(added => added && pick.current?.(added))
  }
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
          <FileButton size="small" accept={acceptSources} takesSeveral={isInEditor} onFile={upload}>
            {t('upload')}
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
      {!isInEditor && uploads.items.some(({ state }) => state === 'REFUSED') && <p className="red">{t('uploadFailed')}</p>}
      {!isInEditor && uploads.items.length > 0 && (
        <Suspense>
          <UploadList items={uploads.items} />
        </Suspense>
      )}
      {error !== undefined && (
        <p className="red" role="alert">
          {errorText(error)}
        </p>
      )}
      {(q !== '' || (files && files.length > 0)) && (
        <TextInput
          type="search"
          label={t('searchArt')}
          autoComplete="off"
          maxLength={100}
          value={q}
          onChange={event => setQ(event.currentTarget.value)}
        />
      )}
      {!files && error === undefined && <Spinner />}
      {files?.length === 0 && (
        <p className="hint" role="status">
          {of === '' ? t('emptyLibrary') : t('noSuchArt', { q: of })}
        </p>
      )}
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

/** After the last letter of a search, before it is asked for. */
const typedMs = 250

/** The library, or what of it is called so, without the query library, which public pages do not carry. */
function useLibrary(q: string) {
  const [{ page, of }, setPage] = useState({ page: 1, of: q })
  const [state, setState] = useState<{ files?: readonly PickedFile[]; total: number; of: string; error?: unknown }>({ total: 0, of: q })
  // Another search begins with its first page.
  const asked = of === q ? page : 1
  useEffect(() => {
    let isHere = true
    const ask = () =>
      api(fileCalls.myFiles, { query: { page: asked, limit: pageSize, ...(q !== '' && { q }) } }).then(
        ({ data }) => {
          if (!isHere) return
          setState(before => {
            const files = before.of === q ? (before.files ?? []) : []
            const known = new Set(files.map(file => file.id))
            return { files: [...files, ...data.docs.filter(file => !known.has(file.id))], total: data.totalDocs, of: q }
          })
        },
        (error: unknown) => isHere && setState(before => ({ ...before, error })),
      )
    const timer = setTimeout(() => void ask(), q === '' ? 0 : typedMs)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [asked, q])
  const add = useCallback(
    (file: PickedFile) =>
      setState(({ files = [], total, ...rest }) => ({
        ...rest,
        files: [file, ...files.filter(each => each.id !== file.id)],
        total: total + 1,
      })),
    [],
  )
  return {
    ...state,
    more: () => setPage({ page: asked + 1, of: q }),
    add,
  }
}
