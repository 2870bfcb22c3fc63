import { ask } from '../contract/ask.ts'
import { everyCall } from '../contract/every-call.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { type FileAnswer, sendFiles } from './send.ts'
import type { UploadCall } from './upload-calls.ts'

/** Sends one file; an import counts as taken when its check has ended well. */
export async function deliver(
  deployment: Deployment,
  taker: UploadCall,
  name: string,
  bytes: Uint8Array,
): Promise<{ answer: FileAnswer; isTaken: boolean; code: string }> {
  const answer = await sendFiles(deployment.server.url, taker.call, { ...taker, body: taker.body() }, [{ name, bytes }])
  if (answer.status !== 200) return { answer, isTaken: false, code: answer.code }
  const one = everyCall.find(({ call }) => call.method === 'GET' && call.path === `${taker.call.path}/{id}`)
  let { data } = JSON.parse(answer.text)
  for (let tries = 600; one && ['FETCHING', 'CHECKING'].includes(data?.status) && tries > 0; tries--) {
    await new Promise(done => setTimeout(done, 100))
    data = JSON.parse((await ask(deployment.server.url, one.call, { token: taker.token, params: { id: data.id } })).text).data
  }
  // Only what is checked later has a refusal in its data; a deposit that is answered has none.
  const fault: unknown = one && data?.status === 'REFUSED' ? (data.fault?.code ?? '') : undefined
  return { answer, isTaken: fault === undefined, code: fault === undefined ? 'taken' : String(fault) }
}
