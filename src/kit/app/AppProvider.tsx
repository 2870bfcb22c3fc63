import { MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { CallError } from '#base/fault.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useText } from '../use-text.ts'
import './app-icons.tsx'
import { ConfirmProvider } from './dialog/Confirm.tsx'
import { UnsavedGuard } from './form/Unsaved.tsx'
import { lendNonce, pageNonce, schemeManager, theme, variables } from './theme.ts'

/** Notices that were told before it came are shown when it does. */
const Notifications = lazyPart(() => import('@mantine/notifications').then(it => it.Notifications))

/** What portal and office screens stand on: the UI library, kept answers of the API, notices and confirmations. */
export function AppProvider({ children }: { children: ReactNode }) {
  const [queries] = useState(newQueries)
  useState(lendNonce)
  const t = useText('app')
  // The cross of dialogs and notices has no words of its own.
  const named = useMemo(
    () => mergeThemeOverrides(theme, { components: { CloseButton: { defaultProps: { 'aria-label': t('close') } } } }),
    [t],
  )
  return (
    <QueryClientProvider client={queries}>
      <MantineProvider
        theme={named}
        cssVariablesResolver={variables}
        colorSchemeManager={schemeManager}
        defaultColorScheme="auto"
        getStyleNonce={pageNonce}
      >
        <Suspense>
          <Notifications position="bottom-center" limit={4} />
        </Suspense>
        <ConfirmProvider>
          <UnsavedGuard>{children}</UnsavedGuard>
        </ConfirmProvider>
      </MantineProvider>
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
