// Exclusions: why two steps that leave the same status can never be taken at the same order: a word for each, so that a transition that is
// added is raced, or has its reason here on the day on which it lands.
import type { OrderStatus } from '#shop/order/status/contract.ts'

export interface Exclusion {
  from: OrderStatus
  /** Steps, with where they lead to where that matters; `of LABEL` are those that only such orders take. */
  one: readonly string[]
  /** Against which; nothing: against every other, for nobody can take it yet. */
  other?: readonly string[]
  why: string
}

const carrierOfLabel = ['carrierAccepted of LABEL', 'carrierMoved of LABEL', 'carrierDelivered of LABEL']
const carrier = ['carrierAccepted', 'carrierMoved', 'carrierDelivered']
const onlyByForm =
  'Only an order of the buying-label form is there: src/shop/label/buy/form/race.test.ts and src/shop/tracking/parcel/labelled.test.ts race it.'
const oneJob = 'One job takes it, and the queue gives a job to one worker at a time.'
const seenOrNot = 'Somebody sees a parcel, or nobody does.'
const whereItBroke = 'It goes back to where it broke, and it broke at one status.'

export const exclusions: readonly Exclusion[] = [
  { from: 'NEW_ORDER', one: ['createLabel of LABEL'], why: onlyByForm },
  { from: 'NEW_ORDER', one: ['queueScan of LABEL'], other: ['queueScan of LABEL'], why: oneJob },
  { from: 'PROCESSING', one: ['export'], other: ['export'], why: oneJob },
  { from: 'LABEL_CREATED', one: ['queueScan of LABEL', ...carrierOfLabel], why: onlyByForm },
  {
    from: 'LABEL_CREATED',
    one: ['process', 'start'],
    other: ['printLabel'],
    why: 'Its label is printed when every piece has passed; then nothing of it is begun.',
  },
  {
    from: 'PRINTED',
    one: carrier,
    why: 'The carrier is asked about parcels that were scanned out, and with that an order leaves PRINTED.',
  },
  {
    from: 'SCANNING',
    one: ['cancel of LABEL'],
    other: ['miss of LABEL', ...carrierOfLabel, 'close of LABEL'],
    why: 'It is cancelled until its parcel is handed over, and missed, seen or closed only afterwards.',
  },
  { from: 'SCANNING', one: ['miss of LABEL'], other: ['close of LABEL'], why: seenOrNot },
  { from: 'SHIPPED', one: ['miss'], other: ['close'], why: seenOrNot },
  {
    from: 'ERROR',
    one: carrier,
    other: ['reship'],
    why: 'What came back was scanned in, and after that no news of its parcel moves the order.',
  },
  {
    from: 'ERROR',
    one: ['cancel'],
    other: [...carrier, ...carrierOfLabel, 'resend SHIPPED', 'reship'],
    why: 'It is cancelled until its parcel is handed over, and seen or sent again only afterwards.',
  },
  {
    from: 'ERROR',
    one: ['reship'],
    other: ['resend PENDING', 'resend NEW_ORDER', 'resend PROCESSING', 'resend PRODUCED'],
    why: whereItBroke,
  },
  {
    from: 'ERROR',
    one: ['reship'],
    other: ['resend SHIPPED'],
    why: 'What was scanned in has no label that it could leave with again.',
  },
  { from: 'ERROR', one: ['resend PENDING'], other: ['refund'], why: 'What broke before it was paid has nothing to give back.' },
  {
    from: 'ERROR',
    one: ['resend PENDING', 'resend NEW_ORDER', 'resend PROCESSING', 'resend PRODUCED'],
    other: [...carrier, ...carrierOfLabel],
    why: 'It broke before its parcel was handed over, so no carrier has it.',
  },
  {
    from: 'ERROR',
    one: ['resend PENDING'],
    other: ['resend NEW_ORDER', 'resend SCANNING of LABEL', 'resend PROCESSING', 'resend PRODUCED', 'resend SHIPPED'],
    why: whereItBroke,
  },
  {
    from: 'ERROR',
    one: ['resend NEW_ORDER'],
    other: ['resend SCANNING of LABEL', 'resend PROCESSING', 'resend PRODUCED', 'resend SHIPPED'],
    why: whereItBroke,
  },
  { from: 'ERROR', one: ['resend PROCESSING', 'resend PRODUCED'], other: ['resend SHIPPED'], why: whereItBroke },
]
