import { texts } from '#base/text.ts'

/** The office's menu, and the queues of its home. */
export const productionOfficePlaceText = texts({
  production: ['Production', 'Sản xuất'],
  queue_batch: ['Orders to batch', 'Đơn chờ vào lô'],
  act_batch: ['Make a batch', 'Tạo lô'],
  queue_hotFolders: ['Print files not in their hot folder', 'Tệp in chưa vào thư mục nóng'],
  act_hotFolders: ['Send again', 'Gửi lại'],
  queue_pieces: ['Orders in production', 'Đơn đang sản xuất'],
  act_pieces: ['Scan', 'Quét'],
})
