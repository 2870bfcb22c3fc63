import { useFaultText } from '#kit/use-text.ts'

/** An error's note in the reader's language: a person's own words, or a fault's code and the number that it is about. */
export function useNoteText(): (note: string) => string {
  const faultText = useFaultText()
  return note => {
    const [, code = '', number = ''] = /^([A-Z_]{4,})(?: (\S+))?$/.exec(note) ?? []
    return (code && faultText(code, { number })) || note
  }
}
