import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    endOfDay: typeof endOfDayText
  }
}

/** The end of a day at the dock. */
export const endOfDayText = texts({
  title: ['End of day', 'Cuối ngày'],
  hint: ['Forms per carrier and account', 'Phiếu theo hãng và tài khoản'],
  day: ['Day', 'Ngày'],
  handedOver: ['Handed over', 'Đã bàn giao'],
  waiting: ['Waiting for a form', 'Chờ lập phiếu'],
  leftOver: ['Not handed over', 'Chưa bàn giao'],
  forms: ['Forms', 'Phiếu'],
  account: ['Carrier account', 'Tài khoản vận chuyển'],
  ofSellers: ['Sellers’ labels', 'Nhãn của người bán'],
  elsewhere: ['Bought elsewhere', 'Mua ở nơi khác'],
  anotherCarrier: ['Another carrier', 'Hãng khác'],
  close: ['Hand over', 'Bàn giao'],
  closeTitle_one: ['Hand over {{count}} parcel?', 'Bàn giao {{count}} kiện hàng?'],
  closeTitle_other: ['Hand over {{count}} parcels?', 'Bàn giao {{count}} kiện hàng?'],
  closeHint: [
    'The carrier makes one form for all of them. Their labels can’t be voided after that.',
    'Hãng vận chuyển lập một phiếu cho tất cả. Sau đó không thể hủy nhãn.',
  ],
  parcels: ['Parcels', 'Số kiện'],
  leftAfter: ['Bought and left behind', 'Đã mua mà chưa gửi'],
  closing: ['Making the form…', 'Đang lập phiếu…'],
  closed: ['Handing over. The form appears here.', 'Đang bàn giao. Phiếu sẽ hiện ở đây.'],
  troubled: ['Form not made', 'Chưa lập được phiếu'],
  ownPaper: ['Carrier’s form', 'Phiếu của hãng'],
  ourList: ['Our list', 'Danh sách nội bộ'],
  noForms: ['No forms', 'Chưa có phiếu'],
  empty: ['Nothing to hand over', 'Không có gì cần bàn giao'],
  emptyHint: ['Scanned parcels appear here.', 'Kiện hàng đã quét hiện ở đây.'],
  emptyDay: ['No forms on this day', 'Ngày này không có phiếu'],
  toScanOut: ['Scan out', 'Quét xuất kho'],
  toManifest: ['Manifest {{id}}', 'Bảng kê {{id}}'],
  toManifests: ['Manifests', 'Bảng kê'],
  leftTitle: ['Not handed over', 'Chưa bàn giao'],
  leftHint: ['Labels bought and not scanned out', 'Nhãn đã mua mà chưa quét xuất'],
  order: ['Order', 'Đơn hàng'],
  number: ['Tracking number', 'Mã vận đơn'],
  status: ['Status', 'Trạng thái'],
  service: ['Service', 'Dịch vụ'],
  boughtAt: ['Bought', 'Ngày mua'],
  dispatchBy: ['Hand over by', 'Bàn giao trước'],
  notPrinted: ['Not printed', 'Chưa in'],
  emptyLeft: ['All handed over', 'Đã bàn giao hết'],
  emptyLeftHint: ['Every label that was bought is scanned out.', 'Mọi nhãn đã mua đều đã quét xuất.'],
})
