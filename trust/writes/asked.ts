// Requests for write calls, whoever says how.

interface Input {
  params?: Readonly<Record<string, string | number>>
  body?: object
  files?: readonly File[]
}
export interface Asked {
  token: string
  input?: Input
  /** Another body that the call would take, where one more field is refused before the key is looked at. */
  other?: Input
  /** A session of the same person to say it again with, where the call ends or turns the first one. */
  again?: () => Promise<string>
  /** Nobody is left to say it again. */
  isLast?: boolean
}
export type Writes = Record<string, () => Promise<Asked>>
export const askedBy =
  (token: string) =>
  (input?: Input, other?: Input): Asked => ({ token, ...(input && { input }), ...(other && { other }) })
