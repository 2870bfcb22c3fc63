import type { Personal } from '#shop/account/account.ts'
import { eachMessage } from './message/store.ts'

/** What was written by the contact form while signed in; without a session nobody can say whose a message is. */
export const contentPersonal: Personal = { parts: { messages: eachMessage } }
