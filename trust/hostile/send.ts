// A file as a request may carry it, with any name and any bytes.
import { randomUUID } from 'node:crypto'
import type { AnyCall } from '#base/call.ts'
import { addressOf } from '../contract/ask.ts'

export interface SentFile {
  /** Bytes in latin1, as they are to stand in the request. */
  readonly name: string
  readonly bytes: Uint8Array
}
export interface FileAnswer {
  readonly status: number
  /** Of a refusal, '' where the answer is none. */
  readonly code: string
  /** The words of a refusal. */
  readonly message: string
  readonly text: string
}

/** The decoding of the largest legal picture, on a machine with much else to do. */
const patienceMs = 240_000

export async function sendFiles(
  url: string,
  call: Pick<AnyCall, 'method' | 'path'>,
  { token, params, body }: { token: string; params: Readonly<Record<string, number>>; body: unknown },
  files: readonly SentFile[],
): Promise<FileAnswer> {
  const boundary = randomUUID()
  const fields = Object.entries(body ?? {}).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const parts = files.flatMap(({ name, bytes }) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="`),
    Buffer.from(name, 'latin1'),
    Buffer.from('"\r\ncontent-type: application/octet-stream\r\n\r\n'),
    bytes,
    Buffer.from('\r\n'),
  ])
  const request = {
    method: call.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: new Uint8Array(Buffer.concat([Buffer.from(fields.join('')), ...parts, Buffer.from(`--${boundary}--\r\n`)])),
  }
  for (let tries = 6; ; tries--) {
    try {
      const response = await fetch(url + addressOf(call, { params }), { ...request, signal: AbortSignal.timeout(patienceMs) })
      return read(response.status, await response.text())
    } catch (error) {
      // A file that is refused while it is still being sent ends the line, and the refusal may be lost with it.
      if (!(error instanceof TypeError)) throw error
      if (tries <= 1) throw new Error(`${call.method} ${call.path} of ${request.body.length} bytes: ${error.cause}`)
    }
  }
}

function read(status: number, text: string): FileAnswer {
  const refused = status >= 400 && text.startsWith('{"errors":[') ? JSON.parse(text).errors[0] : undefined
  return { status, code: refused?.code ?? '', message: refused?.message ?? '', text }
}
