import { useReader } from '#kit/use-session.ts'

/** Whether the reader has this role; the owner has every one. */
export function useMayWrite(role: 'content' | 'support'): boolean {
  const roles = useReader()?.roles ?? []
  return roles.includes('owner') || roles.includes(role)
}
