const protectedPlaces = [
  'cart',
  'dashboard',
  'draft-design',
  'favorites',
  'library',
  'my-order',
  'my-products',
  'notification',
  'order',
  'order-histories',
  'payments',
  'profile',
  'track-order',
]

/** Whether an address asks for sign-in (spec §2, and the portal's other places). */
export const isProtected = (pathname: string): boolean => protectedPlaces.includes(pathname.split('/')[1] ?? '')
