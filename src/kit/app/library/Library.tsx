import './library.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { pageNonce, schemeManager, theme, variables } from './theme.ts'

/** Stands around each part that is the UI library's: no screen carries it for the sake of another. */
export function Library({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      getStyleNonce={pageNonce}
    >
      {children}
    </MantineProvider>
  )
}
