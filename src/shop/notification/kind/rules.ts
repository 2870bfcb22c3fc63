/** Spec §3; ROOM is a ticket's conversation (docs/domain.md "Calls"). */
export const notificationTypes = ['ORDER', 'ROOM', 'PAYMENT', 'PROMOTION', 'NORMAL'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** The tabs of spec §2: all, order, payment, support, update. */
export const notificationTabs = ['all', 'order', 'payment', 'support', 'update'] as const
export type NotificationTab = (typeof notificationTabs)[number]

/** Which types a tab shows. */
export const typesOfTab: Readonly<Record<NotificationTab, readonly NotificationType[]>> = {
  all: notificationTypes,
  order: ['ORDER'],
  payment: ['PAYMENT'],
  support: ['ROOM'],
  update: ['PROMOTION', 'NORMAL'],
}

export type SentenceValues = Readonly<Record<string, string | number>>

/** Fills the `{{name}}` places of one language's sentence. */
export const fill = (sentence: string, values: SentenceValues): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
