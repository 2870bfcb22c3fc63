import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'
import type { Purpose } from './purpose.ts'
import { asRefusal, markedGiven, OutboundRefusal } from './refusal.ts'

/** The answer of an outside host. `type` has no parameters and is lower case; `name` is the file name it gives, without a path. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly name: string | undefined
  readonly headers: IncomingHttpHeaders
  /** Ends with an OutboundRefusal where it grows too large, is a web page in place of a file, stops or takes too long. */
  readonly body: AsyncIterable<Uint8Array>
  text(): Promise<string>
  /** Reads the rest away, or cuts the connection where that is much. */
  discard(): Promise<void>
}

export function answerOf(response: Dispatcher.ResponseData, purpose: Purpose, given: AbortSignal | undefined): Answer {
  const { statusCode: status, headers } = response
  const body = guardedBody(response.body, purpose, given)
  return {
    status,
    type: typeOf(headers),
    name: fileNameOf(headers['content-disposition']),
    headers,
    body,
    text: async () => {
      const chunks: Uint8Array[] = []
      for await (const chunk of body) chunks.push(chunk)
      return Buffer.concat(chunks).toString('utf8')
    },
    discard: () => response.body.dump({ limit: 65_536 }),
  }
}

const typeOf = (headers: IncomingHttpHeaders): string =>
  (headers['content-type'] ?? 'application/octet-stream').split(';')[0]?.trim().toLowerCase() ?? ''

export function isTakenType(headers: IncomingHttpHeaders, types: Purpose['types']): boolean {
  const type = typeOf(headers)
  return types === undefined || types.some(taken => taken === type || (taken.endsWith('/*') && type.startsWith(taken.slice(0, -1))))
}

async function* guardedBody(body: AsyncIterable<Uint8Array>, purpose: Purpose, given: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of body) {
      if (bytes === 0 && purpose.types && !takesPages(purpose.types) && isPage(chunk)) throw new OutboundRefusal('UNEXPECTED_TYPE')
      bytes += chunk.length
      if (bytes > purpose.maxBytes) throw new OutboundRefusal('TOO_LARGE')
      yield chunk
    }
  } catch (error) {
    throw markedGiven(asRefusal(error, given), purpose.isGiven)
  }
}

const takesPages = (types: readonly string[]): boolean => types.some(type => type === 'text/html' || type === 'text/*')

/** Some hosts answer their "sign in" or "too large to scan" page under the file's own content type. */
const isPage = (start: Uint8Array): boolean =>
  /^\s*<(!doctype html|html|head)/i.test(Buffer.from(start.buffer, start.byteOffset, Math.min(start.length, 256)).toString('latin1'))

/** The name of RFC 6266: `filename*` before `filename`, the last part of a path, no control characters, at most 255 long. */
export function fileNameOf(disposition: string | readonly string[] | undefined): string | undefined {
  const text = typeof disposition === 'string' ? disposition : ''
  const extended = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(text)?.[1]
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(text)
  const name = decoded(extended) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]
  return (
    name
      ?.split(/[/\\]/)
      .at(-1)
      ?.replace(/\p{Cc}/gu, '')
      .slice(0, 255) || undefined
  )
}

function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const isWellFormed = !/%(?![0-9a-f]{2})/i.test(text)
  const bytes = Buffer.from(
    text.replace(/%([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
  return isWellFormed ? bytes.toString('utf8') : undefined
}
