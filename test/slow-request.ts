// A slow request: it comes in two parts, as a slow line or somebody who waits on purpose sends it.
import { once } from 'node:events'
import { request } from 'node:http'
import { watchBodies } from './body-reading.ts'

export interface SlowRequest {
  /** Sends what is left, and answers what comes back. */
  end(): Promise<{ status: number; text: string }>
}
export interface SlowRequestInput {
  method: string
  path: string
  token: string
  body: Buffer
  type?: string
  /** How many bytes of the body go along with the head. */
  early?: number
  headers?: Readonly<Record<string, string>>
}

/** Sends the head, and waits until the server has read it. */
export async function beginSlowRequest(
  url: string,
  { method, path, token, body, type, early = 0, headers }: SlowRequestInput,
): Promise<SlowRequest> {
  const sent = request(url + path, {
    method,
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': type ?? 'application/json',
      'content-length': body.length,
      expect: '100-continue',
      ...headers,
    },
  })
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sent.once('error', reject)
    sent.once('response', async response => {
      try {
        resolve({ status: response.statusCode ?? 0, text: (await response.toArray()).join('') })
      } catch (error) {
        reject(error)
      }
    })
  })
  answered.catch(() => undefined) // Told by `end`.
  sent.flushHeaders()
  await Promise.race([once(sent, 'continue'), answered])
  if (early > 0) sent.write(body.subarray(0, early))
  return {
    end() {
      sent.end(body.subarray(early))
      return answered
    },
  }
}

/** The same to a server of this process, and waits until it has asked who sends it. */
export async function beginAskedRequest(url: string, input: SlowRequestInput): Promise<SlowRequest> {
  const reading = watchBodies(input.path)
  const begun = await beginSlowRequest(url, input)
  await reading.begun
  return begun
}
