import type { CallAnswer } from '#base/call.ts'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { trackingCalls } from '../../contract.ts'

type Manifest = CallAnswer<typeof trackingCalls.manifests>['data']['docs'][number]
const meanings: Readonly<Record<Manifest['state'], Meaning>> = { OPEN: 'grey', CLOSING: 'blue', CLOSED: 'green' }

/** How far a manifest is; amber where staff must try again. */
export function ManifestBadge({ of: { state, trouble } }: { of: Pick<Manifest, 'state' | 'trouble'> }) {
  const t = useText('trackingOffice')
  if (trouble) return <Badge meaning="amber">{t('inTrouble')}</Badge>
  return <Badge meaning={meanings[state]}>{t(`manifestState_${state}`)}</Badge>
}
