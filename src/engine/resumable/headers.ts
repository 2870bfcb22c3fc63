// The headers of resumable uploads: https://tus.io/protocols/resumable-upload, version 1.0.0.
import { Fault } from '#base/fault.ts'

export const tusVersion = '1.0.0'
const algorithms = ['sha1', 'sha256'] as const
export const tusExtensions = 'creation,expiration,checksum,termination'
export const tusAlgorithms = algorithms.join(',')

export interface Checksum {
  readonly algorithm: (typeof algorithms)[number]
  readonly digest: Buffer
}

type Header = string | readonly string[] | undefined

/** A count of bytes; nothing where the header is missing or is none. */
export function countOf(header: Header): number | undefined {
  const count = typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined
  return count
}

/** `Upload-Metadata: filename c3VuLnBuZw==,filetype aW1hZ2UvcG5n`: keys with values in base64. */
export function metadataOf(header: Header): ReadonlyMap<string, string> {
  const pairs = typeof header === 'string' ? header.split(',') : []
  return new Map(
    pairs.map(pair => {
      const [key = '', value = ''] = pair.trim().split(' ')
      return [key, Buffer.from(value, 'base64').toString('utf8')] as const
    }),
  )
}

/** `Upload-Checksum: sha256 BASE64`; nothing where none is sent. Throws MALFORMED_REQUEST where it is of no kind that we know. */
export function checksumOf(header: Header): Checksum | undefined {
  if (header === undefined) return undefined
  const [name, value = ''] = typeof header === 'string' ? header.split(' ') : []
  const algorithm = algorithms.find(each => each === name)
  if (!algorithm) throw new Fault('MALFORMED_REQUEST')
  return { algorithm, digest: Buffer.from(value, 'base64') }
}
