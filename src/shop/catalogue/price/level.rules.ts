/** Spec §9: how a parcel may go. */
export const shippingLevels = ['STANDARD', 'EXPRESS', 'PRIORITY', 'INTERNATIONAL'] as const
export type ShippingLevel = (typeof shippingLevels)[number]
