// An issue in the reader's words: what is wrong, and what to do.
import type { FaultValues } from '#base/fault.ts'
import type { Language, Wording } from '#base/text.ts'
import type { Issue, IssueCode } from './issue.rules.ts'
import { issueText } from './text.ts'

// The annotations make the compiler refuse a code without its two sentences.
const messages: Readonly<Record<IssueCode, Wording>> = issueText
const advices: Readonly<Record<`advice_${IssueCode}`, Wording>> = issueText

export interface Spoken {
  message: string
  advice: string
}

export function speak(issue: Pick<Issue, 'row' | 'value' | 'code' | 'values'>, language: Language): Spoken {
  const values = { ...issue.values, row: issue.row, value: issue.value }
  const advice = issue.values.suggestion ? issueText.advice_VARIANT_NOT_FOUND_suggestion : advices[`advice_${issue.code}`]
  return { message: fill(messages[issue.code], values, language), advice: fill(advice, values, language) }
}

const fill = (sentence: Wording, values: FaultValues, language: Language) =>
  sentence[language === 'vi' ? 1 : 0].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
