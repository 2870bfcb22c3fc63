// Clients that make load and go on through everything: each act has a key of its own and is tried again until it is answered.
import { createHash, randomInt } from 'node:crypto'
import sharp from 'sharp'
import type { CallOptions, Client } from '#base/client.ts'
import { CallError } from '#base/fault.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import type { Deployment } from './deployment/deployment.ts'
import { shirt } from './money.ts'

export interface LoadClients {
  /** Orders whose payment was acknowledged. */
  readonly paid: readonly number[]
  /** Orders whose making was acknowledged. */
  readonly made: readonly number[]
  /** SHA-256 of the files that were taken, by their number in the library. */
  readonly files: ReadonlyMap<number, string>
  /** Answers that nobody should hear. */
  readonly wrong: readonly string[]
  /** How often an act was tried again. */
  tries(): number
  /** Nobody begins anything new until it is told to go on. */
  rest(isResting: boolean): void
  /** Each ends when its last act is answered. */
  leave(): Promise<void>
}

/** `payers` that make and pay orders of the demo seller, at most so many together, and one that uploads pictures. */
export function openLoadClients(
  deployment: Deployment,
  { payers, most, name }: { payers: number; most: number; name: string },
): LoadClients {
  const [paid, made, wrong]: [number[], number[], string[]] = [[], [], []]
  const files = new Map<number, string>()
  let isOver = false
  let isResting = false
  let tries = 0
  let begun = 0
  const client = () => deployment.client(deployment.people.tokens.demo)
  const act = async <T>(key: string, ask: (client: Client, options: CallOptions) => Promise<T>): Promise<T | undefined> => {
    for (const deadline = Date.now() + 240_000; Date.now() < deadline; ) {
      try {
        return await ask(client(), { idempotencyKey: `${name}-${key}` })
      } catch (error) {
        const isPassing = !(error instanceof CallError) || [0, 409, 429, 503].includes(error.status)
        if (!isPassing) {
          wrong.push(`${key}: ${error.status} ${error.code}`)
          return undefined
        }
        tries++
        await pause(50)
      }
    }
    wrong.push(`${key} was never answered`)
    return undefined
  }
  const isNext = async () => {
    while (isResting && !isOver) await pause(50)
    return !isOver
  }
  const pay = async (payer: number) => {
    for (let count = 0; (await isNext()) && begun < most; count++) {
      begun++
      const order = await act(`make-${payer}-${count}`, (call, options) => call(orderIntakeCalls.createOrder, { body: shirt }, options))
      if (!order) continue
      const { id } = order.data
      made.push(id)
      const answer = await act(`pay-${id}`, (call, options) => call(orderPayCalls.submitOrder, { params: { id } }, options))
      if (answer) paid.push(id)
      await pause(randomInt(150))
    }
  }
  const upload = async () => {
    for (let count = 0; await isNext(); count++) {
      const art = new Uint8Array(await noise())
      const file = new File([art], `${name}-${count}.png`, { type: 'image/png' })
      const answer = await act(`file-${count}`, (call, options) => call(fileCalls.uploadFiles, { body: {}, files: [file] }, options))
      const id = answer?.data[0]?.id
      if (id !== undefined) files.set(id, createHash('sha256').update(art).digest('hex'))
      await pause(200)
    }
  }
  const all = Promise.all([...Array.from({ length: payers }, (_, payer) => pay(payer)), upload()])
  return {
    paid,
    made,
    files,
    wrong,
    tries: () => tries,
    rest(isTold) {
      isResting = isTold
    },
    async leave() {
      isOver = true
      await all
    },
  }
}

/** A picture of a megabyte that is like no other. */
const noise = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .png()
    .toBuffer()

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
