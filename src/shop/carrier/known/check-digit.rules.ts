/** The check digit of GS1, which USPS and FedEx use too: from the right, digits count three and one times by turns. */
export function mod10(digits: string): string {
  let sum = 0
  for (let at = 0; at < digits.length; at++) sum += Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 3 : 1)
  return String((10 - (sum % 10)) % 10)
}

/** The digits of a number, each times its weight, from the left. */
export const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)

/** The check digit of UPU S10 over eight digits. */
export function s10CheckDigit(digits: string): string {
  const rest = 11 - (weighed(digits, [8, 6, 4, 2, 3, 5, 9, 7]) % 11)
  return String(rest === 10 ? 0 : rest === 11 ? 5 : rest)
}

/** The country whose post gave a number of UPU S10 (two letters for the service, eight digits, their check digit, the country); nothing where it is none. */
export function s10Country(number: string): string | undefined {
  const match = /^[A-Z]{2}(\d{8})(\d)([A-Z]{2})$/.exec(number)
  return match?.[1] !== undefined && s10CheckDigit(match[1]) === match[2] ? match[3] : undefined
}
/** The form of such a number, whatever its check digit. */
export const isLikeS10 = (number: string): boolean => /^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number)
