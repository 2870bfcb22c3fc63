/** Text as HTML and XML may hold it, between tags and in quoted attributes. What XML 1.0 calls no Char is left out: one would spoil a feed. */
export const escapeMarkup = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
