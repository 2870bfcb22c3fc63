import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useReader } from '#kit/use-session.ts'
import type { UploadPurpose } from './kept.ts'
import {
  addUploads,
  onAdded,
  resumeUploads,
  subscribeUploads,
  type UploadItem,
  type UploadListener,
  uploadsNow,
  uploadsOnServer,
} from './uploads.ts'

/** The reader's uploads into the library; what a reload has left goes on. `hear` is told of every one, whichever screen began it. */
export function useUploads(hear?: UploadListener) {
  const reader = useReader()
  const accountId = reader?.team?.id ?? reader?.id ?? 0
  const all = useSyncExternalStore(subscribeUploads, uploadsNow, uploadsOnServer)
  const items: readonly UploadItem[] = useMemo(() => all.filter(each => each.accountId === accountId), [all, accountId])
  useEffect(() => {
    if (accountId > 0) void resumeUploads(accountId)
  }, [accountId])
  useEffect(() => hear && onAdded(hear), [hear])
  const add = useCallback((files: readonly File[], purpose?: UploadPurpose) => addUploads(accountId, files, purpose), [accountId])
  return { items, add }
}
