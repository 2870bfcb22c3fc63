import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { Pager } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { fileCalls } from '../contract.ts'
import { usualSizes } from '../rules.ts'
import { FileCard } from './FileCard.tsx'
import styles from './LibraryPage.module.css'
import { UploadArea } from './UploadArea.tsx'

export const handle = { texts: ['file'] }
const sorts = ['newest', 'oldest', 'name', 'largest'] as const
const sources = ['UPLOAD', 'LINK'] as const
const defaults = { q: '', sort: 'newest', source: 'ALL', size: 'tee', page: 1, limit: 24 }

/** The seller's print files: dropped here, judged by a print size, named in orders. */
export default function LibraryPage() {
  const t = useText('file')
  const [state, setState] = useUrlState(defaults)
  const sort = sorts.find(each => each === state.sort) ?? 'newest'
  const source = sources.find(each => each === state.source)
  const size = usualSizes.find(each => each.key === state.size) ?? usualSizes[0]
  const query = { sort, page: state.page, limit: state.limit, ...(state.q !== '' && { q: state.q }), ...(source && { source }) }
  const files = useCall(fileCalls.myFiles, { query }, { keepsLast: true })
  useLive(['file.added'], [fileCalls.myFiles])
  const answer = files.data?.data
  const isFiltered = state.q !== '' || source !== undefined
  const clear = () => setState({ q: '', source: 'ALL' })
  return (
    <>
      <PageHeader title={t('library')} hint={t('libraryHint')} />
      <UploadArea />
      <FilterBar
        search={{ value: state.q, onChange: q => setState({ q }), placeholder: t('search') }}
        filters={[
          {
            name: 'source',
            label: t('source'),
            value: source ?? 'ALL',
            none: 'ALL',
            choices: (['ALL', ...sources] as const).map(value => ({ value, label: t(`source_${value}`) })),
            onChange: value => setState({ source: value }),
          },
          {
            name: 'sort',
            label: t('sort'),
            value: sort,
            none: 'newest',
            choices: sorts.map(value => ({ value, label: t(`sort_${value}`) })),
            onChange: value => setState({ sort: value }),
          },
          {
            name: 'size',
            label: t('judge'),
            value: size.key,
            none: 'tee',
            choices: usualSizes.map(({ key }) => ({ value: key, label: t(`size_${key}`) })),
            onChange: value => setState({ size: value }),
          },
        ]}
        {...(isFiltered && { onClear: clear })}
      />
      {files.error && !answer && <ErrorNote error={files.error} onRetry={() => void files.refetch()} />}
      {answer?.docs.length === 0 &&
        (isFiltered ? (
          <NothingFound onClear={clear} />
        ) : (
          <EmptyState drawing="picture" title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        ))}
      {!files.error && (
        <ul className={styles.grid} aria-busy={!answer}>
          {answer
            ? answer.docs.map(file => <FileCard key={file.id} file={file} size={size} />)
            : Array.from({ length: 8 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places that hold the room are all alike.
                <li key={index} className={styles.waiting}>
                  <Skeleton shape="square" />
                  <Skeleton shape="short" />
                </li>
              ))}
        </ul>
      )}
      {answer && answer.totalDocs > 0 && (
        <Pager {...answer} sizes={[12, 24, 48, 96]} onPage={page => setState({ page })} onLimit={limit => setState({ limit })} />
      )}
    </>
  )
}
