// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { notificationCalls as contract } from './contract.ts'

export const notificationCalls = wire<typeof contract>({
  myNotifications: 'GET /core/notification',
  unreadCount: 'GET /core/notification/unread',
  readAllByGet: 'GET /core/notification/read-all',
  readAll: 'POST /core/notification/read-all',
  mySwitches: 'GET /core/notification/switches',
  setSwitches: 'PUT /core/notification/switches',
  notification: 'GET /core/notification/{id}',
  readNotification: 'POST /core/notification/{id}/read',
  liveUpdates: 'live GET /v1/live',
})
