// When a page that the server wrote may be used.
import type { Page } from 'playwright-core'

/**
 * Until React has taken over what the server wrote: while its scripts still run, the network of a busy browser may be idle already. A
 * page that waits for an interaction (src/web/before-hydration.ts) is ready as it is.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      if (!('__reactRouterContext' in window)) return true
      if (document.querySelector('html[data-hydrates="on-interaction"] #held') && !document.querySelector('head > script[type="module"]'))
        return true
      // The router puts itself there, and React its own keys on what it has taken over.
      const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: { state: { initialized: boolean } } }
      const content = document.querySelector('#content')
      return router?.state.initialized === true && content !== null && Object.keys(content).some(key => key.startsWith('__react'))
    },
    undefined,
    { polling: 100 },
  )
}
