import type { Personal } from '#shop/account/account.ts'
import { eachNotification } from './store.ts'

export const notificationPersonal: Personal = { parts: { notifications: eachNotification } }
