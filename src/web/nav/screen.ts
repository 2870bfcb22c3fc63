import { whyNotCall } from '#base/access/access.ts'
import type { Reader } from '#base/page.ts'
import type { WireCall } from '#base/wire.ts'
import type { IconName } from '#kit/show/Icon.tsx'
import type { PlainText } from '#kit/use-text.ts'

/** A screen of portal or office, with those below it: whoever may make the call that it is about may open it; without one, everybody. */
export interface Screen {
  path: string
  call?: WireCall
}

/** A screen that the side menu leads to. */
export interface Place extends Screen {
  text: PlainText<'web'>
  icon: IconName
  /** Shown as the current place at this very path only, not below it. */
  end?: boolean
}

/** Those that the reader may open. */
export const openTo = <S extends Screen>(reader: Reader | undefined, screens: readonly S[]): readonly S[] =>
  screens.filter(({ call }) => !call || whyNotCall(call, reader) === undefined)

/** Whether the reader's roles do not open what stands at this address. */
export function isClosedTo(reader: Reader, screens: readonly Screen[], pathname: string): boolean {
  const call = callAt(screens, pathname)
  return call !== undefined && whyNotCall(call, reader) === 'YOU_NOT_HAVE_PERMISSION'
}

/** What the innermost of the screens that an address lies in is about. */
export const callAt = (screens: readonly Screen[], pathname: string): WireCall | undefined =>
  screens.filter(({ path }) => `${pathname}/`.startsWith(`${path}/`)).sort((one, other) => other.path.length - one.path.length)[0]?.call
