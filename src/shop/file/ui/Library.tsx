import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { CardList, ListBar } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { keyOf } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Cards, WaitingCards } from '#kit/layout/Cards.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Spinner } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { fileCalls } from '../contract.ts'
import { usualSizes } from '../rules.ts'
import { FileCard, type ShowUses } from './FileCard.tsx'
import { UploadArea } from './upload/UploadArea.tsx'

/** In the script that the picture picker fetches, too. */
const LinkForm = lazyPart(() => import('./LinkForm.tsx').then(it => it.LinkForm))
const sorts = ['newest', 'oldest', 'name', 'largest'] as const
const defaults = { size: 'tee' }

/** The seller's print files: dropped here or fetched by link, judged by a print size, named in orders. */
export function Library({ uses }: { uses: ShowUses }) {
  const t = useText('file')
  const [{ size: chosen }] = useUrlState(defaults)
  const size = usualSizes.find(each => each.key === chosen) ?? usualSizes[0]
  const files = useList(fileCalls.myFiles, {
    limit: 24,
    search: t('search'),
    filters: [
      {
        name: 'source',
        label: t('source'),
        any: t('source_ALL'),
        choices: (['UPLOAD', 'LINK'] as const).map(value => ({ value, label: t(`source_${value}`) })),
      },
      { name: 'sort', label: t('sort'), choices: sorts.map(value => ({ value, label: t(`sort_${value}`) })) },
      // How files are judged is the page's own matter; nothing is asked for.
      { name: 'size', label: t('judge'), choices: usualSizes.map(({ key }) => ({ value: key, label: t(`size_${key}`), query: {} })) },
    ],
    live: ['file.added'],
  })
  return (
    <>
      <PageHeader title={t('library')} hint={t('libraryHint')} actions={<AddLink />} />
      <UploadArea />
      <ListBar of={files} />
      <CardList of={files} empty={{ drawing: 'picture', title: t('empty'), hint: t('emptyHint') }} waiting={<WaitingCards count={8} />}>
        {(rows, pager) => (
          <>
            <Cards>
              {rows.map(file => (
                <FileCard key={file.id} file={file} size={size} uses={uses} />
              ))}
            </Cards>
            {pager}
          </>
        )}
      </CardList>
    </>
  )
}

function AddLink() {
  const t = useText('file')
  const notice = useNotice()
  const queries = useQueryClient()
  const whyNot = useWhyNot()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="link" reason={whyNot(fileCalls.addLink)} onClick={() => setOpen(true)}>
        {t('fromLink')}
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={t('fromLink')}>
          <Suspense fallback={<Spinner />}>
            <LinkForm
              onCancel={() => setOpen(false)}
              onAdded={({ name }) => {
                void queries.invalidateQueries({ queryKey: keyOf(fileCalls.myFiles) })
                notice.done(t('linkAdded', { name }))
                setOpen(false)
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
