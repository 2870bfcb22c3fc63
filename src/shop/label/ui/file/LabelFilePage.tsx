import { useParams } from 'react-router'
import { labelFileCalls } from '../../buy/file/contract.ts'
import { LabelFile } from './LabelFile.tsx'
import { LabelFileActions } from './LabelFileActions.tsx'
import type { LabelFileWays } from './ways.ts'

export const handle = { texts: ['labelFile', 'carrier'] }

const ways: LabelFileWays = {
  home: '/order/labels',
  orderTo: orderId => `/order/${orderId}`,
  file: labelFileCalls.myLabelImport,
  files: labelFileCalls.myLabelImports,
  pages: labelFileCalls.labelPages,
  picture: labelFileCalls.labelPagePicture,
  orders: labelFileCalls.labelPageOrders,
  give: labelFileCalls.giveLabelPage,
  take: labelFileCalls.takeLabelPage,
  cut: labelFileCalls.cutLabelPage,
  mark: labelFileCalls.markLabelPart,
  typeNumber: labelFileCalls.typeLabelNumber,
}

/** A seller's file of labels, and the button that makes what is in it. */
export default function LabelFilePage() {
  const id = Number(useParams().id)
  return <LabelFile id={id} ways={ways} actions={record => <LabelFileActions record={record} />} />
}
