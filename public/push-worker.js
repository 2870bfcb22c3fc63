// The service worker of notifications (src/shop/notification/channel/push): it shows what is pushed, opens what is clicked, and fetches nothing.

self.addEventListener('push', event => {
  const { title, body, path, tag } = event.data?.json() ?? {}
  if (typeof title === 'string')
    event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { path } }))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const url = new URL(event.notification.data?.path ?? '/', self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(open(url.href))
})

/** Where it is open already, else in a new window: another page may have something half written in it. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const same = windows.find(each => each.url === url)
  return same ? same.focus() : self.clients.openWindow(url)
}
