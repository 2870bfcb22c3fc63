// The demo shop's macros: what sellers ask most.
import type { Tx } from '#engine/db/database.ts'
import { insertMacro } from './store.ts'

const demo = [
  {
    name: 'Where is my order?',
    textEn: 'Hi {{name}},\n\norder {{order}} is with {{carrier}} under {{tracking}}. It should arrive by {{arrival}}.',
    textVi: 'Chào {{name}},\n\nđơn {{order}} đang được {{carrier}} giao với mã {{tracking}}, dự kiến đến trước {{arrival}}.',
  },
  {
    name: 'Photo, please',
    textEn:
      'Hi {{name}},\n\nwe are sorry about order {{order}}. Please send a photo of the problem and of the parcel’s label, and we decide at once.',
    textVi:
      'Chào {{name}},\n\nchúng tôi xin lỗi về đơn {{order}}. Vui lòng gửi ảnh chụp lỗi và nhãn kiện hàng để chúng tôi quyết định ngay.',
  },
  {
    name: 'Refunded',
    textEn: 'Hi {{name}},\n\nwe refunded {{refunded}} of order {{order}} to your wallet.',
    textVi: 'Chào {{name}},\n\nchúng tôi đã hoàn {{refunded}} của đơn {{order}} vào ví của bạn.',
  },
] as const

export async function seedMacros(tx: Tx): Promise<void> {
  for (const macro of demo) await insertMacro(tx, macro)
}
