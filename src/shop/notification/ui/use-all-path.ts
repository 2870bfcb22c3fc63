import { useReader } from '#kit/use-session.ts'

/** The list of all news, in portal or office. */
export const useAllPath = (): string => (useReader()?.kind === 'staff' ? '/office/notification' : '/notification')

/** Where one says what one hears of. */
export const useSettingsPath = (): string => (useReader()?.kind === 'staff' ? '/office/profile/notifications' : '/profile/notifications')
