import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    carrier: typeof carrierText
  }
}

/** Whose a tracking number is, for everybody. */
export const carrierText = texts({
  atCarrier: ['Track at {{carrier}}', 'Theo dõi tại {{carrier}}'],
  otherCarrier: ['Other carrier', 'Hãng khác'],
  unknownCarrier: ['Carrier unknown', 'Không rõ hãng vận chuyển'],
})
