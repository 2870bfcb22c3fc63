import type { ReactNode } from 'react'
import { Skeleton } from '../../show/Loading.tsx'
import { ErrorNote } from './ErrorNote.tsx'

/** An answer of `useCall`, or several of one. */
export interface Asked<T> {
  data: { data: T } | undefined
  error: unknown
  refetch: () => unknown
  fetchStatus: 'fetching' | 'paused' | 'idle'
  isFetchedAfterMount: boolean
}
type Props<T> = {
  of: Asked<T>
  /** Over what is not there yet: the page's head. */
  head?: ReactNode
  waiting?: ReactNode
  /** In place of a list without rows. */
  empty?: ReactNode
  /** What a form starts from: a kept answer is not good enough. */
  isFresh?: boolean
  children: (data: T) => ReactNode
}

/** What was asked for: as it is coming, as it could not be loaded, as nothing, or as `children` draw it. */
export function Loaded<T>({ of: asked, head, waiting = <Skeleton shape="block" />, empty, isFresh = false, children }: Props<T>) {
  const { data, error } = asked
  if (error && (isFresh || !data))
    return (
      <>
        {head}
        <ErrorNote error={error} onRetry={() => void asked.refetch()} />
      </>
    )
  if (!data || (isFresh && asked.fetchStatus !== 'idle' && !asked.isFetchedAfterMount))
    return (
      <>
        {head}
        {waiting}
      </>
    )
  return isEmpty(data.data) && empty !== undefined ? empty : children(data.data)
}

/** All rows that there are, or one page of them. */
const isEmpty = (data: unknown): boolean =>
  Array.isArray(data)
    ? data.length === 0
    : typeof data === 'object' && data !== null && 'docs' in data && Array.isArray(data.docs) && data.docs.length === 0
