import { foldText } from '#base/text.ts'

/**
 * How well a label answers what was typed, the lower the better; nothing where a word of it is missing. A label that begins with it comes
 * first, then one of whose words begins so, then one that has it inside.
 */
export function rank(label: string, typed: string): number | undefined {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  const folded = foldText(label)
  if (!words.every(word => folded.includes(word))) return undefined
  if (folded.startsWith(words.join(' '))) return 0
  return words.every(word => ` ${folded}`.includes(` ${word}`)) ? 1 : 2
}
