import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'

/** Whose words readers see, and whether the working copy is ahead of them. */
export function PageBadge({ of: { isBuiltIn, hasChanges } }: { of: { isBuiltIn: boolean; hasChanges: boolean } }) {
  const t = useText('pageOffice')
  const office = useText('contentOffice')
  return (
    <>
      <Badge meaning={isBuiltIn ? 'grey' : 'green'}>{t(isBuiltIn ? 'builtIn' : 'ownWords')}</Badge>
      {hasChanges && <Badge meaning="amber">{office('pending')}</Badge>}
    </>
  )
}
