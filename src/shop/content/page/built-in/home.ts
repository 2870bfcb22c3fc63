// The first words of the home page that a deployment begins with.
import { page } from './page.ts'

export const home = page(
  ['Print and ship every order, down to the last cent.', 'In và giao từng đơn, rõ ràng đến từng xu.'],
  [],
  [
    'Upload an order file. We check every row, print each piece, buy the postage and track the parcel.',
    'Tải lên tệp đơn hàng. Chúng tôi kiểm tra từng dòng, in từng chiếc, mua bưu phí và theo dõi kiện hàng.',
  ],
)
