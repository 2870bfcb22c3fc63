// The first people of a house that runs as a process of its own, signed in by the links it printed.
import { type Client, createClient } from '#base/client.ts'
import { accountCalls } from '#shop/account/calls.ts'
import type { ServerProcess } from '#test/server.ts'

export interface FirstPeople {
  /** A staff account with every right. */
  owner: Client
  demo: Client
  tokens: { owner: string; demo: string }
}

/** Starting a house takes seconds, and many times that on a machine with much else to do. */
export const patienceMs = 180_000

/** A client of the process at `url`; tokens outlive the process. */
export const clientOf = ({ url }: Pick<ServerProcess, 'url'>, token?: string): Client =>
  createClient({ baseUrl: url, ...(token !== undefined && { token: () => token }) })

export async function firstPeople(server: ServerProcess): Promise<FirstPeople> {
  const links = await printedLinks(server)
  const enter = async (username: string) => {
    const token = links.get(username) ?? ''
    return (await clientOf(server)(accountCalls.redeemLink, { body: { token } })).data.accessToken
  }
  const tokens = { owner: await enter('owner'), demo: await enter('demo') }
  return { owner: clientOf(server, tokens.owner), demo: clientOf(server, tokens.demo), tokens }
}

/** Username → token. The house prints them after it has begun to listen. */
async function printedLinks(server: ServerProcess): Promise<Map<string, string>> {
  for (const deadline = Date.now() + 5_000; ; ) {
    const links = new Map(
      [...server.said().matchAll(/(\w+) +\S+\/auth\/link#(\S{43})\n/g)].map(([, name = '', token = '']) => [name, token]),
    )
    if (links.size === 2) return links
    if (Date.now() > deadline) throw new Error(`The house printed no links:\n${server.said()}`)
    await new Promise(done => setTimeout(done, 20))
  }
}
