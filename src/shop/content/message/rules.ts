// The rules of the contact form, for the form, the contract and the server.
import { emailFault, phoneFault, requiredFault } from '#base/fields.ts'

export const topics = ['ORDER', 'PAYMENT', 'LABEL', 'PRODUCT', 'API', 'OTHER'] as const
export type Topic = (typeof topics)[number]
export const isTopic = (value: string): value is Topic => topics.some(topic => topic === value)

export const messageStatuses = ['NEW', 'ANSWERED', 'SPAM'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** In characters. */
export const messageLimits = { nameMax: 100, messageMax: 5_000, replyMax: 10_000 } as const

/** What is wrong with a field of the form, by its name; values are looked at without the blanks around them. */
export const messageFaults = {
  name: requiredFault,
  email: emailFault,
  phone: (value: string) => (value === '' ? undefined : phoneFault(value)),
  topic: (value: string) => (isTopic(value) ? undefined : 'REQUIRED'),
  message: requiredFault,
} as const satisfies Record<string, (value: string) => string | undefined>

/** The form that opens a ticket; who may open none is not led there. */
export const ticketFormPath = '/ticket/new'
/** That form with what it is about filled in; every domain above may lead there. */
export function askPath(about: { order?: number; item?: number; parcel?: number; deposit?: number; type?: string }): string {
  const given = Object.entries(about).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return `${ticketFormPath}?${given.join('&')}`
}
/** The form by which staff write to the seller of an order. */
export const writePath = (orderId: number): string => `/office/ticket/new?order=${orderId}`
/** The order that the form's address names, or nothing. */
export const orderOfAddress = (search: URLSearchParams): number | undefined => {
  const id = Number(search.get('order') ?? '')
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Why this message may not be answered, or nothing where it may. */
export const whyNotAnswer = (status: MessageStatus): 'MESSAGE_IS_SPAM' | undefined => (status === 'SPAM' ? 'MESSAGE_IS_SPAM' : undefined)
