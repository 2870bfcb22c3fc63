// Uploads in parts (tus 1.0) as any program of the protocol sends them, and the settings of a bucket that is a stand-in.
import type { S3StandIn } from './stand-ins/s3.ts'

interface At {
  url: string
  token: string
}
async function ask({ url, token }: At, method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array) {
  const answer = await fetch(new URL(path, url), {
    method,
    headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  })
  await answer.arrayBuffer()
  return answer
}
const standing = (answer: Response) => ({ status: answer.status, offset: Number(answer.headers.get('upload-offset') ?? Number.NaN) })

/** Its address. */
export async function beginUpload(at: At, bytes: number, name = 'sun.png'): Promise<string> {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`
  const answer = await ask(at, 'POST', '/v1/file/upload', { 'upload-length': String(bytes), 'upload-metadata': metadata })
  return answer.headers.get('location') ?? ''
}
export const sendPart = async (at: At, path: string, offset: number, body: Uint8Array) =>
  standing(await ask(at, 'PATCH', path, { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }, body))
export const standOf = async (at: At, path: string) => standing(await ask(at, 'HEAD', path))

/** The settings of a deployment whose files lie in this bucket. */
export const bucketOf = ({ endpoint }: Pick<S3StandIn, 'endpoint'>) => ({
  S3_BUCKET: 'inkport',
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_FORCE_PATH_STYLE: '1',
})
