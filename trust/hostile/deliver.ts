import type { AnyCall } from '#base/call.ts'
import { ask } from '../contract/ask.ts'
import { everyCall } from '../contract/every-call.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { type FileAnswer, sendFiles } from './send.ts'
import type { UploadCall } from './upload-calls.ts'

/** Sends one file; an import counts as taken when its check has ended well, a file of labels when a label is read in it. */
export async function deliver(
  deployment: Deployment,
  taker: UploadCall,
  name: string,
  bytes: Uint8Array,
): Promise<{ answer: FileAnswer; isTaken: boolean; code: string }> {
  const answer = await sendFiles(deployment.server.url, taker.call, { ...taker, body: taker.body() }, [{ name, bytes }])
  if (answer.status !== 200) return { answer, isTaken: false, code: answer.code }
  const reading = (path: string) => everyCall.find(({ call }) => call.method === 'GET' && call.path === `${taker.call.path}${path}`)
  const one = reading('/{id}')
  let { data } = JSON.parse(answer.text)
  for (let tries = 600; one && ['FETCHING', 'CHECKING', 'READING', 'RATING'].includes(data?.status) && tries > 0; tries--) {
    await new Promise(done => setTimeout(done, 100))
    data = JSON.parse((await ask(deployment.server.url, one.call, { token: taker.token, params: { id: data.id } })).text).data
  }
  // Only what is checked later has a refusal in its data; a deposit that is answered has none.
  const isRefused = one !== undefined && data?.status === 'REFUSED'
  const fault: unknown = isRefused ? (data.fault?.code ?? '') : await faultOfPages(deployment, taker, data?.id, reading('/{id}/page')?.call)
  return { answer, isTaken: fault === undefined, code: fault === undefined ? 'taken' : String(fault) }
}

/** Why no label is read on any page of a file that has pages; nothing where one is. */
async function faultOfPages({ server }: Deployment, { token }: UploadCall, id: number, call?: AnyCall): Promise<string | undefined> {
  if (!call) return undefined
  const { data } = JSON.parse((await ask(server.url, call, { token, params: { id } })).text)
  const docs: readonly { number: string | null; fault: string | null }[] = data.docs
  return docs.some(({ number }) => number !== null) ? undefined : (docs[0]?.fault ?? '')
}
