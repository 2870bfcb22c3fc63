// Files that are on their way, kept in this browser: after a reload they go on without being chosen again.
import { day } from '#base/time.ts'

/** What a file is to become a part of once it is in the library, in its screen's own words: after a reload that screen finds it. */
export interface UploadPurpose {
  of: string
  place: string
}
export interface KeptUpload {
  key: string
  accountId: number
  file: File
  /** Where the server has begun it. */
  url?: string
  purpose?: UploadPurpose
  at: number
}

const store = 'upload'
/** As long as the server keeps what is unfinished. */
const keptMs = day
/** Of all that waits at once; the rest has to be chosen again after a reload. */
const mostBytes = 500 * 2 ** 20

/** A browser that keeps nothing sends all the same. */
export const keepUpload = (upload: KeptUpload): Promise<void> =>
  within(async rows => {
    const others = (await answerOf(rows.getAll() as IDBRequest<KeptUpload[]>)).filter(({ key }) => key !== upload.key)
    if (others.reduce((sum, { file }) => sum + file.size, upload.file.size) <= mostBytes) rows.put(upload)
  })

export const dropKept = (key: string): Promise<void> => within(rows => rows.delete(key))

/** Those of an account, oldest first; what is too old goes, whosever it is. */
export async function keptUploads(accountId: number): Promise<KeptUpload[]> {
  let mine: KeptUpload[] = []
  await within(async rows => {
    const all = await answerOf(rows.getAll() as IDBRequest<KeptUpload[]>)
    for (const { key, at } of all) if (at < Date.now() - keptMs) rows.delete(key)
    mine = all.filter(each => each.accountId === accountId && each.at >= Date.now() - keptMs).sort((one, other) => one.at - other.at)
  })
  return mine
}

async function within(work: (rows: IDBObjectStore) => unknown): Promise<void> {
  try {
    const database = await opened()
    const transaction = database.transaction(store, 'readwrite')
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    await Promise.all([work(transaction.objectStore(store)), ended])
    database.close()
  } catch {
    // Private windows and full disks: nothing is kept.
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('inkport-uploads', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'key' })
  return answerOf(request)
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
