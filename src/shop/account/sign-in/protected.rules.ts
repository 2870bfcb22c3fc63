/** The first words of addresses that ask for sign-in (spec §2, and the portal's other places). */
export const protectedPlaces: readonly string[] = [
  'announcement',
  'buying-label',
  'cart',
  'dashboard',
  'draft-design',
  'favorites',
  'library',
  'my-order',
  'my-products',
  'my-referral',
  'my-skus',
  'notification',
  'order',
  'order-histories',
  'payments',
  'profile',
  'team',
  'ticket',
  'track-order',
]

/** Whether an address asks for sign-in. */
export const isProtected = (pathname: string): boolean => protectedPlaces.includes(pathname.split('/')[1] ?? '')
