import { createContext, useContext } from 'react'
import type { Access } from '#base/access/access.ts'
import type { Call } from '#base/call.ts'
import type { WireCall } from '#base/wire.ts'
import type { labelFileCalls } from '../../buy/file/contract.ts'

/** The same call, whoever may make it. */
type Anybodys<C> =
  C extends Call<infer K, infer M, Access, infer PI, infer PO, infer QI, infer QO, infer BI, infer BO, infer RI, infer RO>
    ? Call<K, M, Access, PI, PO, QI, QO, BI, BO, RI, RO>
    : never
type Of<Name extends keyof typeof labelFileCalls> = Anybodys<(typeof labelFileCalls)[Name]>

/** What a label file's screen calls and where it leads: its seller's, or the office's for any seller. */
export interface LabelFileWays {
  /** The list of files. */
  home: string
  orderTo: (orderId: number) => string
  file: Of<'myLabelImport'>
  files: WireCall
  pages: Of<'labelPages'>
  picture: Of<'labelPagePicture'>
  orders: Of<'labelPageOrders'>
  give: Of<'giveLabelPage'>
  take: Of<'takeLabelPage'>
  cut: Of<'cutLabelPage'>
  mark: Of<'markLabelPart'>
  typeNumber: Of<'typeLabelNumber'>
}

export const LabelFileContext = createContext<LabelFileWays | undefined>(undefined)

export function useLabelFile(): LabelFileWays {
  const ways = useContext(LabelFileContext)
  if (!ways) throw new Error('A label file’s screen says whose it is.')
  return ways
}
