/** Devices of one account. */
export const mostDevices = 10
/** Longer addresses no push service gives. */
export const endpointMax = 1_000
