// Names as a request may carry them, whatever a form would have made of them.

/** What stands between the quotation marks of `filename`, as bytes in latin1. */
export const hostileNames: readonly (readonly [about: string, name: string])[] = [
  ['a way up', '../../../etc/cron.d/art.png'],
  ['a way up as Windows has it', '..\\..\\secret-key.png'],
  ['a whole path', '/etc/passwd.png'],
  ['a drive of Windows', 'C:\\Windows\\art.png'],
  ['nothing but a way up', '..'],
  ['a NUL', 'art.php\0.png'],
  ['an end of line', 'art\x0b\x1f.png'],
  ['half a surrogate', 'art\xed\xa0\x80.png'],
  ['bytes that are no UTF-8', 'art\xff\xfe\xc3\x28.png'],
  ['300 characters', `${'a'.repeat(300)}.png`],
  ['5,000 characters', `${'a'.repeat(5_000)}.png`],
  ['an escaped way up', '%2e%2e%2fart.png'],
  ['a web page', '<img src=x onerror=alert(1)>.png'],
  ['the ending of a web page', 'art.html'],
  ['the ending of a program', 'art.png.exe'],
  ['the ending of another picture', 'art.svg'],
  ['text that runs backwards', 'art\xe2\x80\xaegnp.exe'],
]
