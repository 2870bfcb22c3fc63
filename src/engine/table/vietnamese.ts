// windows-1258 or windows-1252: the same bytes are Vietnamese in the one and Western names in the other ("Nguyễn", "João").

const [in1258, in1252] = [new TextDecoder('windows-1258'), new TextDecoder('windows-1252')]
/** The bytes that the two code pages read differently. */
const telling = new Set(
  Array.from({ length: 128 }, (_, at) => at + 128).filter(byte => {
    const one = Uint8Array.of(byte)
    return in1258.decode(one) !== in1252.decode(one)
  }),
)

/** A syllable of Vietnamese, its tone and marks taken off: ă stands only before what closes it, đ only in front. */
const syllable =
  /^(?:b|c|ch|d|đ|g|gh|gi|h|k|kh|l|m|n|ng|ngh|nh|p|ph|q|qu|r|s|t|th|tr|v|x)?(?:(?:[aeiouyăâêôơư]{0,2}[aeiouyêôơưâ]?)(?:c|ch|m|n|ng|nh|p|t)?|o?ă(?:c|m|n|ng|p|t))$/

/** Whether text of a code page is windows-1258: more of the words that tell the two apart are Vietnamese than are not. */
export function isVietnamese(bytes: Uint8Array): boolean {
  let votes = 0
  for (const word of foreignWords(bytes)) votes += isSyllable(in1258.decode(word)) ? 1 : -1
  return votes >= 0
}

/** Words with a byte that tells. */
function* foreignWords(bytes: Uint8Array): Generator<Uint8Array> {
  let [start, isTelling] = [-1, false]
  for (let at = 0; at <= bytes.length; at++) {
    const byte = bytes[at] ?? 0
    // Letters of ASCII, and whatever is above it: what stands between is no part of a word.
    if (byte >= 128 || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)) {
      if (start < 0) start = at
      isTelling ||= telling.has(byte)
      continue
    }
    if (start >= 0 && isTelling) yield bytes.subarray(start, at)
    ;[start, isTelling] = [-1, false]
  }
}

function isSyllable(word: string): boolean {
  const text = word.toLowerCase().normalize('NFC')
  // A tone that stands on no vowel did not join its letter.
  if (/\p{M}/u.test(text)) return false
  const bare = text
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0303\u0309\u0323]/g, '')
    .normalize('NFC')
  return syllable.test(bare) && /[aeiouyăâêôơư]/.test(bare)
}
