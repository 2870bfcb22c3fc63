// A hand whose presses are counted by the browser that feels them, and not by the test that makes them.
import type { Locator } from 'playwright-core'
import type { BrowserDeployment, Visitor } from '../browser-deployment.ts'

/** What a person did since it was last asked. */
export interface Done {
  clicks: number
  /** Keys that act, as Enter and Tab do; letters that are typed are none. */
  keys: number
}
export interface Hand extends Visitor {
  /** Counts anew. */
  start(): void
  done(): Done
  /** One press on the place where files are dropped; which file it is, the system’s own window asks. */
  chooseFile(place: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>
}

/** A visitor whose presses count in every page of the window; with this session, or not yet signed in. */
export async function countedHand(deployment: BrowserDeployment, session?: string): Promise<Hand> {
  const visitor = await deployment.visitor(session === undefined ? {} : { token: session })
  let counted: Done = { clicks: 0, keys: 0 }
  await visitor.context.exposeBinding('countPress', (_, what: keyof Done) => {
    counted[what]++
  })
  await visitor.context.addInitScript(() => {
    // The line above has put it there.
    const { countPress } = window as unknown as { countPress(what: 'clicks' | 'keys'): void }
    addEventListener('pointerdown', event => event.isTrusted && countPress('clicks'), true)
    addEventListener('keydown', event => event.isTrusted && event.key.length > 1 && countPress('keys'), true)
  })
  return {
    ...visitor,
    start() {
      counted = { clicks: 0, keys: 0 }
    },
    done: () => counted,
    async chooseFile(place, file) {
      const [chooser] = await Promise.all([visitor.page.waitForEvent('filechooser'), place.click()])
      await chooser.setFiles(file)
    },
  }
}

/** The entry of the side menu that leads here. */
export const menu = ({ page }: Visitor, path: string) => page.locator(`nav a[href="${path}"]`)
