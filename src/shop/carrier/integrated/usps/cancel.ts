// A label given back to USPS: cancelled before its data is sent to the post, disputed after (its own description: Labels 3.9.8, CancelResponse).
import { CarrierTrouble, type SoldLabel, type VoidAnswer } from '../../rules.ts'
import { Cancelled } from './api/answers.ts'
import { type Api, read } from './api/http.ts'

/** In USPS's words: a refund stands already, and none is given. */
const standing = 'has already been submitted today'
const gone = 'not found'
const refusing = ['cannot be submitted', 'cannot be canceled']

/**
 * A label that was cancelled costs nothing; what is disputed USPS looks at, and no call of it that we know says how that ends. One that it
 * does not know any more was cancelled by a call whose answer was lost: it is taken, and a person says by the statement whether its postage
 * came back. Throws a CarrierTrouble UNKNOWN where it does not know one that was never given back.
 */
export async function cancelLabel(api: Api, { number, wasAsked = false }: SoldLabel): Promise<VoidAnswer> {
  const path = /^[A-Z]/.test(number) ? '/international-labels/v3/international-label' : '/labels/v3/label'
  const reply = await api.ask({ method: 'DELETE', path: `${path}/${encodeURIComponent(number)}`, isPaid: true })
  if (reply.isDone) {
    const { status, disputeId } = read(Cancelled, reply.json)
    return status === 'CANCELED' ? { state: 'VOIDED' } : { state: 'ASKED', ...(disputeId && { ref: disputeId }) }
  }
  if (reply.about.includes(standing)) return { state: 'ASKED' }
  if (wasAsked && [400, 404].includes(reply.status) && reply.about.toLowerCase().includes(gone)) return { state: 'ASKED', said: reply.said }
  if (refusing.some(words => reply.about.includes(words))) return { state: 'REFUSED', said: reply.said }
  throw new CarrierTrouble('UNKNOWN', { said: reply.said })
}
