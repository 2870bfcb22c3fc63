import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'

/** Why the reader may not change the catalogue, or nothing where they may. */
export function useWhyNotEdit(): string | undefined {
  const t = useText('catalogueOffice')
  const roles = useReader()?.roles ?? []
  return roles.includes('owner') || roles.includes('catalogue') ? undefined : t('onlyCatalogue')
}
