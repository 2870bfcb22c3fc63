/** The check digit of GS1, which USPS and FedEx use too: from the right, digits count three and one times by turns. */
export function mod10(digits: string): string {
  let sum = 0
  for (let at = 0; at < digits.length; at++) sum += Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 3 : 1)
  return String((10 - (sum % 10)) % 10)
}

/** The digits of a number, each times its weight, from the left. */
export const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)
