// An issue in the reader's words: what is wrong, and what to do.
import type { FaultValues } from '#base/fault.ts'
import type { Language, Wording } from '#base/text.ts'
import type { Issue, IssueCode } from './issue.rules.ts'
import { issueText } from './text.ts'

// The annotations make the compiler refuse a code without its two sentences.
const messages: Readonly<Record<IssueCode, Wording>> = issueText
const advices: Readonly<Record<`advice_${IssueCode}`, Wording>> = issueText

/** Where an issue says so (`values.words`), one code is said otherwise: of the link to a label, of the code of another country. */
const otherMessages: Readonly<Record<string, Wording>> = {
  ZIP_INVALID_postcode: issueText.ZIP_INVALID_postcode,
  ZIP_INVALID_postal: issueText.ZIP_INVALID_postal,
}
const otherAdvices: Readonly<Record<string, Wording>> = {
  ZIP_INVALID_postcode: issueText.advice_ZIP_INVALID_postcode,
  ZIP_INVALID_postal: issueText.advice_ZIP_INVALID_postal,
  SHIPPING_LEVEL_UNKNOWN_fastest: issueText.advice_SHIPPING_LEVEL_UNKNOWN_fastest,
  FILE_LINK_INVALID_label: issueText.advice_FILE_LINK_INVALID_label,
  FILE_LINK_PAGE_label: issueText.advice_FILE_LINK_PAGE_label,
}

export interface Spoken {
  message: string
  advice: string
}

export function speak(issue: Pick<Issue, 'row' | 'value' | 'code' | 'values'>, language: Language): Spoken {
  // What a check of the design says comes in both languages.
  const values = { ...issue.values, row: issue.row, value: issue.value, sentence: issue.values[language] ?? '' }
  const other = `${issue.code}_${issue.values.words ?? ''}`
  const advice = issue.values.suggestion ? issueText.advice_VARIANT_NOT_FOUND_suggestion : advices[`advice_${issue.code}`]
  return {
    message: fill(otherMessages[other] ?? messages[issue.code], values, language),
    advice: fill(otherAdvices[other] ?? advice, values, language),
  }
}

const fill = (sentence: Wording, values: FaultValues, language: Language) =>
  sentence[language === 'vi' ? 1 : 0].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
