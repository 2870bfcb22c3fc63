// Fixtures for tests with the stand-in of a carrier: how it is, and what it was asked.
import type { TestShop } from './shop.ts'

/** How so many of its calls are answered (src/server/trial/test-carriers.ts). */
export interface StandInMood {
  call: string
  how: string
  times?: number
  after?: number
  status?: number
  body?: string
}
/** What the stand-in was asked, in calls to each of its interfaces, and what it has counted of its own. */
type StandInCounts = { calls: Readonly<Record<string, number>> } & Readonly<Record<string, number>>

/** `how` is the mood of so many of its calls (src/server/trial/test-carriers.ts). */
export function standInOf(shop: Pick<TestShop, 'url'>, carrier: string) {
  const at = (path: string) => `${shop.url}/test-carriers/${carrier}/${path}`
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(at(path), { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`The stand-in of ${carrier} does not take this ${path}.`)
    return answer.json()
  }
  return {
    mood: (...moods: readonly StandInMood[]) => post('mood', moods),
    /** What happens at the carrier, in its own terms; answers how what it sends of that is answered. */
    happen: async (given: object): Promise<number[]> => (await post('happen', given)).answered,
    counts: async () => {
      const answer = await fetch(at('counts'))
      return (await answer.json()) as StandInCounts // as the stand-in's own route answers
    },
  }
}
