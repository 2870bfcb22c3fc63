import type { ReactNode } from 'react'
export function DeskProvider({ children }: { children: ReactNode }) {
  return <>{children}</>
}
