// The service worker of notifications (src/shop/notification/channel/push): it shows what is pushed and opens what is clicked, and fetches nothing.

self.addEventListener('push', event => {
  const { title, body, path, tag } = event.data?.json() ?? {}
  if (typeof title !== 'string') return
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { path } }))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const url = new URL(event.notification.data?.path ?? '/', self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(show(url.href))
})

/** In a window of ours that is open, else in a new one. */
async function show(url) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(url)
  await open.focus()
  return open.navigate(url)
}
