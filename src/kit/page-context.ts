import { createContext, type RouterContextProvider } from 'react-router'
import { type Client, createClient } from '#base/client.ts'
import type { PageGiven } from '#base/page.ts'

/** What the server gives to a page's `loader`; set once per request by `entry.server`. */
export const pageContext = createContext<PageGiven>()

/** The API for a page's `loader`: the same typed client as in the browser, answered in this process. */
export function apiOf(context: Readonly<RouterContextProvider>): Client {
  return createClient({ baseUrl: '', fetch: context.get(pageContext).fetch })
}
