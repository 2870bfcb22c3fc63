import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CallError } from '#base/fault.ts'
import { Notices } from '../notice/Notices.tsx'
import './app-icons.tsx'
import { ConfirmProvider } from './dialog/Confirm.tsx'
import { UnsavedGuard } from './form/Unsaved.tsx'

/** What portal and office screens stand on: kept answers of the API, notices and confirmations. */
export function AppProvider({ children }: { children: ReactNode }) {
  const [queries] = useState(newQueries)
  return (
    <QueryClientProvider client={queries}>
      {/* Until the screen gives its own. */}
      <title>Inkport</title>
      <Notices />
      <ConfirmProvider>
        <UnsavedGuard>{children}</UnsavedGuard>
      </ConfirmProvider>
    </QueryClientProvider>
  )
}

/**
 * Refusals are final: only what got no answer, or a server that was busy, is asked again. A kept answer is shown and asked for
 * again at once: no event told of its changes while no screen that shows it was open.
 */
const newQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 0,
        retry: (failures, error) => failures < 2 && error instanceof CallError && (error.status === 0 || error.status === 503),
      },
    },
  })
