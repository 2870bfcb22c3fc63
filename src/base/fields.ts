// The rules of single fields, as plain functions: a fault code, or nothing where the value is right. Forms, contracts and
// the server all call these; the sentences of the codes stand in `engine/serve/faults.ts`.
export type FieldFault =
  | 'REQUIRED'
  | 'USERNAME_INVALID'
  | 'EMAIL_INVALID'
  | 'PASSWORD_TOO_SHORT'
  | 'PHONE_INVALID'
  | 'REFERRAL_CODE_INVALID'
  | 'OTP_INVALID'
  | 'FILE_NAME_INVALID'
type FieldRule = (value: string) => FieldFault | undefined

/** Limits of the specification (§5, §9), written once. */
export const limits = {
  passwordMin: 6,
  passwordMax: 200,
  otpLength: 4,
  referralCodeLength: 10,
  fileNameMax: 255,
  depositMinCents: 100_00,
  depositMaxCents: 1_000_000_00,
  proofImagesMax: 5,
  printFileBytes: 50 * 2 ** 20,
  printFileSide: 30_000,
  importFileBytes: 100 * 2 ** 20,
  attachmentBytes: 20 * 2 ** 20,
  /** Of a piece, at the bench. */
  photoBytes: 5 * 2 ** 20,
  /** Rows of a list that are selected together. */
  selectionMax: 1_000,
  otpLifeMs: 300_000,
} as const

/** Letters, digits, `._-`; 3–32 of them; the first is a letter. */
export const usernameFault: FieldRule = value =>
  value === '' ? 'REQUIRED' : /^[A-Za-z][A-Za-z0-9._-]{2,31}$/.test(value) ? undefined : 'USERNAME_INVALID'

/** Spec §5: the local part starts with a letter or digit, a domain of at least one label, a top-level part of 2 to 8 alphanumerics. */
export const emailFault: FieldRule = value =>
  value === ''
    ? 'REQUIRED'
    : value.length <= 254 &&
        /^[A-Za-z0-9][A-Za-z0-9._%+'-]{0,63}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9]{2,8}$/.test(value)
      ? undefined
      : 'EMAIL_INVALID'

export const passwordFault: FieldRule = value =>
  value === '' ? 'REQUIRED' : value.length < limits.passwordMin || value.length > limits.passwordMax ? 'PASSWORD_TOO_SHORT' : undefined

/** Spec §5: 7 to 15 characters of digits, plus or minus. */
export const phoneFault: FieldRule = value => (value === '' ? 'REQUIRED' : /^[0-9+-]{7,15}$/.test(value) ? undefined : 'PHONE_INVALID')

export const referralCodeFault: FieldRule = value => (/^[A-Za-z0-9]{10}$/.test(value) ? undefined : 'REFERRAL_CODE_INVALID')

export const otpFault: FieldRule = value => (/^[0-9]{4}$/.test(value) ? undefined : 'OTP_INVALID')

/** At most 255 characters, none of them a control character or a path separator. */
export const fileNameFault: FieldRule = value =>
  value.length > 0 &&
  value.length <= limits.fileNameMax &&
  ![...value].some(character => character < ' ' || character === '/' || character === '\\')
    ? undefined
    : 'FILE_NAME_INVALID'

export const requiredFault: FieldRule = value => (value.trim() === '' ? 'REQUIRED' : undefined)
