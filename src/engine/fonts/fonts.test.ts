import { readFileSync, statSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { faces } from './fonts.ts'

const lower = 'aàáảãạăằắẳẵặâầấẩẫậbcdđeèéẻẽẹêềếểễệghiìíỉĩịklmnoòóỏõọôồốổỗộơờớởỡợpqrstuùúủũụưừứửữựvxyỳýỷỹỵ'
const vietnamese = [...new Set(lower + lower.toUpperCase())]
const latin = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?\'"()-–—“”‘’&%+/@#']
const lacking = (path: string, letters: readonly string[]) => {
  const font = create(readFileSync(path))
  return 'layout' in font ? letters.filter(letter => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('') : 'not one font'
}

test.each([...faces().values()])(
  '$id has every letter that it is offered for, and its licence',
  ({ path, isLatinOnly, licence, licencePath, version }) => {
    expect(lacking(path, latin)).toBe('')
    expect(lacking(path, vietnamese) !== '').toBe(isLatinOnly)
    expect(statSync(path).size).toBeLessThan(500_000)
    expect(readFileSync(licencePath, 'utf8')).toMatch(
      licence === 'OFL-1.1' ? /SIL OPEN FONT LICENSE Version 1\.1/i : /Apache License\s+Version 2\.0/,
    )
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  },
)

test('the versions of the fonts are pinned: designs of years ago must print the same letters', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const fonts = Object.entries(dependencies).filter(([name]) => name.startsWith('@expo-google-fonts/') || name === 'fontkit')
  expect(fonts.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
