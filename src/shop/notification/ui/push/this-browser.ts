// What this browser can do about notifications of its system, and how it subscribes to ours.
import type { PushSubscribed } from '../../channel/push/contract.ts'

/** Why this browser cannot be notified, or nothing where it can; the words are texts of notifications. */
export function whyNotNotifyHere(): 'pushNeedsHttps' | 'pushUnsupported' | 'pushBlocked' | undefined {
  if (!window.isSecureContext) return 'pushNeedsHttps'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'pushUnsupported'
  return Notification.permission === 'denied' ? 'pushBlocked' : undefined
}

/**
 * Asks the person for permission, which only a click may do, and the browser's push service for a new subscription: one of before may be of
 * another account. Nothing where it is not allowed. Throws where the service is not reached.
 */
export async function subscribeHere(publicKey: string): Promise<PushSubscribed | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await navigator.serviceWorker.register('/push-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })).toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
