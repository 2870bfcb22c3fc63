// Names of print files that every RIP, hot folder and file system takes: ASCII letters, digits, dots and dashes, at most 80 characters.
import { ticketCode } from '../../rules.ts'

/** Characters of a name with its ending; what is cut is the SKU, in the middle. */
export const nameMost = 80

export interface NamedPiece {
  ticketId: number
  orderId: number
  side: string
  sku: string
  size: string
  /** Which of how many pieces of its line. */
  piece: number
  pieces: number
  /** How many times this piece was made before. */
  reprint: number
  /** The mask of white ink below the print. */
  isWhite?: boolean
}
/**
 * 'T000042-O000017-FRONT-G5000-FOREST-S-2OF3-R1.png': sorts by ticket, and says for which order, which side of what, which piece of how
 * many, and that it is made again. A ticket's side has one name, since both stand in it whole.
 */
export function printFileName({ ticketId, orderId, side, sku, size, piece, pieces, reprint, isWhite = false }: NamedPiece): string {
  const again = reprint > 0 ? `-R${reprint}` : ''
  return named(
    `${ticketCode(ticketId)}-${orderCode(orderId)}-${plain(side)}`,
    { sku, size },
    `${piece}OF${pieces}${again}${isWhite ? whiteEnd : ''}`,
  )
}

/** 'O000017-I000009-FRONT-G5000-FOREST-S-3PCS.png': the print of a line's side, whichever of its pieces it goes onto. */
export function sideFileName(of: {
  orderId: number
  itemId: number
  side: string
  sku: string
  size: string
  pieces: number
  isWhite?: boolean
}): string {
  const { orderId, itemId, side, sku, size, pieces, isWhite = false } = of
  return named(`${orderCode(orderId)}-I${six(itemId)}-${plain(side)}`, { sku, size }, `${pieces}PCS${isWhite ? whiteEnd : ''}`)
}

/** What a RIP that takes a mask as a file of its own knows it by, beside its print. */
const whiteEnd = '-WHITE'

function named(before: string, { sku, size }: { sku: string; size: string }, after: string): string {
  const [article, measure] = [plain(sku), plain(size)]
  // Most SKUs end with the size.
  const end = measure === '' || article === measure || article.endsWith(`-${measure}`) ? '' : `-${measure.slice(0, 12)}`
  const rest = `${end}-${after}.png`
  const room = nameMost - before.length - 1 - rest.length
  return `${before}-${article.slice(0, Math.max(0, room)).replace(/(?<![-._])[-._]+$/, '')}${rest}`
}

const six = (value: number): string => String(value).padStart(6, '0')
const orderCode = (id: number): string => `O${six(id)}`
/** In letters that every system has: 'Áo đỏ' is 'Ao_do'. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^A-Za-z0-9.-]+/g, '_')
