// Date styles: which styles of a workbook show a number as a date (ECMA-376 part 1, 18.8.30 and 18.8.31).
import { tooLarge, workbookLimits } from './row.ts'
import type { XmlReader } from './xml.ts'

/** Adds to `isDate` whether each style in turn is a date. */
export function styleReader(isDate: boolean[]): XmlReader {
  const formats = new Map<string, boolean>()
  let isInside = false
  return {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'cellXfs') isInside = true
      else if (name === 'numFmt') formats.set(numFmtId, isDateFormat(formatCode))
      else if (name === 'xf' && isInside) isDate.push(formats.get(numFmtId) ?? isBuiltInDate(Number(numFmtId)))
      if (formats.size > workbookLimits.styles || isDate.length > workbookLimits.styles) throw tooLarge()
    },
    close(name) {
      return name === 'cellXfs'
    },
  }
}

/** 27–36 and 50–58 are dates of the Chinese, Japanese and Korean desk, 71–81 of the Thai. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58) || (id >= 71 && id <= 81)

const longestFormat = 255

/** Whether nothing but parts of a date stands in one of its sections, without texts, colours and currencies. */
export function isDateFormat(format: string): boolean {
  const sections = format
    .slice(0, longestFormat)
    .toLowerCase()
    .replace(/;@$/, '')
    .replace(/\\.|"[^"]*"/g, ' ')
    .replace(/\[[smhd]{1,2}\]/g, found => found.slice(1, -1))
    .replace(/\[[^[\]]*\]/g, '')
    .replace(/(s)[.,]0{1,3}/g, '$1')
    .split(';')
  return sections.some(section => {
    const parts = section.split(/[^a-z0#?%]+/).filter(part => part !== '')
    return parts.length > 0 && parts.every(part => /^(?:s{1,2}|m{1,5}|h{1,2}|am|pm|a|p|d{1,4}|a{3,5}|y{1,4}|e{1,4})$/.test(part))
  })
}
