// The first accounts of a deployment that runs as a process of its own, signed in by the links it printed.
import { randomInt } from 'node:crypto'
import { type Client, createClient } from '#base/client.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { printedLinks } from '#test/deployment.ts'
import { runScript } from '#test/script.ts'
import type { ServerProcess } from '#test/server.ts'

export interface FirstPeople {
  /** A staff account with every right. */
  owner: Client
  demo: Client
  tokens: { owner: string; demo: string }
}

/** Starting a deployment takes seconds, and many times that on a machine with much else to do. */
export const patienceMs = 180_000

/** A client of the process at `url`; tokens outlive the process. */
export const clientOf = ({ url }: Pick<ServerProcess, 'url'>, token?: string, headers: Readonly<Record<string, string>> = {}): Client =>
  createClient({ baseUrl: url, headers, ...(token !== undefined && { token: () => token }) })

export async function firstPeople(server: ServerProcess): Promise<FirstPeople> {
  const links = await printedLinks(server)
  const enter = async (username: string) => {
    const token = links.get(username) ?? ''
    return (await clientOf(server)(signInCalls.redeemLink, { body: { token } })).data.accessToken
  }
  const tokens = { owner: await enter('owner'), demo: await enter('demo') }
  return { owner: clientOf(server, tokens.owner), demo: clientOf(server, tokens.demo), tokens }
}

/** The demo seller deposits by bank and the owner approves it; at most what one person may approve alone. */
export async function fundDemo({ owner, demo }: FirstPeople, amount: number): Promise<void> {
  const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  const { data } = await demo(depositCalls.makeDeposit, {
    body: { amount, transactionNumber: `FT${randomInt(10 ** 12)}`, note: '' },
    files: [new File([new Uint8Array(pixel)], 'proof.png')],
  })
  await owner(depositCalls.approveDeposit, { params: { id: data.id }, body: { receivedCents: amount } })
}

/** What `npm run verify` finds in this deployment; '' where all is well. */
export async function findingsOf(dataDir: string, env: Readonly<Record<string, string>>): Promise<string> {
  const { isWell, said } = await runScript('verify', [], { DATA_DIR: dataDir, ...env })
  return isWell ? '' : said
}
