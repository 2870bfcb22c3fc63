import type { AllowedHosts } from './address.ts'

/** The policy of one kind of outbound call; a constant of the domain that makes it. */
export interface Purpose {
  readonly hosts: AllowedHosts
  /** The most bytes of an answer that are read. */
  readonly maxBytes: number
  /** Content types such as `application/pdf` or `image/*`; every type is taken where it is not set. */
  readonly types?: readonly string[]
  /** `any` hands answers of every status to the caller, as an API needs whose refusals are documents. Only 2xx otherwise. */
  readonly statuses?: 'any'
  /** The end of the whole call, body included; 10 s where it is not set. */
  readonly totalMs?: number
  /** The address was given by a user: that nothing good is behind it is news to them, and no error of the app. */
  readonly isGiven?: true
}
