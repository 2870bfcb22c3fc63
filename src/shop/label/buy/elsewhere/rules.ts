// What is said of a label that was bought elsewhere, and why it is not taken.
export const elsewhereLimits = { carrierName: 60, service: 80, costCents: 10_000_00 } as const

/** A carrier that we do not know, whose name is said beside it. */
export const anotherCarrier = 'ANOTHER'

interface Said {
  carrier: string
  carrierName: string
  trackingLink: string
}
type Fault = { code: 'REQUIRED' | 'LABEL_CARRIER_UNKNOWN' | 'LABEL_TRACKING_LINK'; path: 'carrier' | 'carrierName' | 'trackingLink' }
/** Why this is no carrier: one that we do not know needs a name, and its link must be one that a browser opens safely. */
export function whyNotCarrier({ carrier, carrierName, trackingLink }: Said, known: readonly string[]): Fault | undefined {
  if (carrier !== anotherCarrier) return known.includes(carrier) ? undefined : { code: 'LABEL_CARRIER_UNKNOWN', path: 'carrier' }
  if (carrierName === '') return { code: 'REQUIRED', path: 'carrierName' }
  return trackingLink === '' || isHttps(trackingLink) ? undefined : { code: 'LABEL_TRACKING_LINK', path: 'trackingLink' }
}

function isHttps(link: string): boolean {
  const url = URL.parse(link)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
}

/** A number that is typed stands in a code of the paper, where the paper has one. */
export const isOnPaper = (number: string, codes: readonly string[]): boolean =>
  codes.length === 0 ||
  codes.some(code =>
    code
      .replace(/[^0-9A-Za-z]/g, '')
      .toUpperCase()
      .includes(number),
  )
