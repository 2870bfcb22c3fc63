import { createContext, useContext } from 'react'
import { isForStaff, isOpen, type OfficeRole, type TeamRole, whyNotCall } from '#base/access/access.ts'
import type { WireCall } from '#base/wire.ts'
import { useReader } from './use-session.ts'
import { useFaultText, useLanguage, useText } from './use-text.ts'

/**
 * Why the reader may not make a call, as a sentence for the button that would make it, or nothing where they may. The server asks the same
 * of the same call.
 */
export function useWhyNot(): (call: Pick<WireCall, 'access'>) => string | undefined {
  const t = useText('app')
  const roleText = useText('role')
  const faultText = useFaultText()
  const reader = useReader()
  const language = useLanguage()
  return call => {
    const why = whyNotCall(call, reader)
    const names = rolesOf(call)
    if (why !== 'YOU_NOT_HAVE_PERMISSION' || names.length === 0) return why && faultText(why)
    return t('onlyRoles', { roles: new Intl.ListFormat(language).format(names.map(name => roleText(name))) })
  }
}

/** The call that a screen is about, by its address; given by the layout that knows them. */
export const ScreensContext = createContext<(path: string) => Pick<WireCall, 'access'> | undefined>(() => undefined)

/** The same of the screen at an address, for a way that leads there. */
export function useWhyNotOpen(): (path: string) => string | undefined {
  const callOf = useContext(ScreensContext)
  const whyNot = useWhyNot()
  return path => {
    const call = callOf(path)
    return call && whyNot(call)
  }
}

/** Whom to ask instead; who has every role is named where nobody else may. */
function rolesOf({ access }: Pick<WireCall, 'access'>): readonly (OfficeRole | TeamRole | 'owner' | 'account')[] {
  if (typeof access === 'string') return []
  if (isForStaff(access)) return access.staff.length > 0 ? access.staff : ['owner']
  if (isOpen(access)) return access.anyone
  return access.seller.length > 0 ? access.seller : ['account']
}
