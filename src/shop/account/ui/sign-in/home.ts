import { safeRedirect } from '../../person/rules.ts'

/** Where a person goes after signing in: the saved target if it is on this site, else where they work. */
export const homeOf = (person: { kind: 'seller' | 'staff' } | undefined, target: string | null): string =>
  safeRedirect(target) ?? (person?.kind === 'staff' ? '/office' : '/dashboard')
