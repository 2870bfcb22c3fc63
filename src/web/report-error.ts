import { isRouteErrorResponse } from 'react-router'
import { CallError } from '#base/fault.ts'

const told = new WeakSet<object>()

/** Tells the server once of an error that a page met while it was drawn. What the server answered or met itself it knows already. */
export function reportError(error: unknown, requestId: string | undefined): void {
  if (!(error instanceof Error) || error instanceof CallError || isRouteErrorResponse(error) || isServers(error) || told.has(error)) return
  told.add(error)
  const report = {
    name: error.name.slice(0, 200),
    message: error.message.slice(0, 10_000),
    stack: (error.stack ?? '').slice(0, 20_000),
    path: location.pathname.slice(0, 2_000),
    requestId: requestId ?? '',
  }
  const headers = { 'content-type': 'application/json' }
  // The page has failed already: whether its report arrives changes nothing for its reader.
  fetch('/page-error', { method: 'POST', headers, body: JSON.stringify(report), keepalive: true }).catch(() => undefined)
}

/** In place of an error of the server, React Router hands this to the browser. */
const isServers = (error: Error): boolean => error.message === 'Unexpected Server Error'
