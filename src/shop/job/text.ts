import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    jobOffice: typeof jobOfficeText
  }
}

export const jobOfficeText = texts({
  title: ['Failed jobs', 'Tác vụ hỏng'],
  hint: [
    'Work in the background that failed at its last try. Mend the cause, then try it again: what was done already is not done twice.',
    'Việc chạy nền đã hỏng ở lần thử cuối. Hãy xử lý nguyên nhân rồi chạy lại: phần đã làm xong sẽ không bị làm hai lần.',
  ],
  job: ['Job', 'Tác vụ'],
  about: ['On', 'Đối tượng'],
  error: ['What went wrong', 'Lỗi'],
  isStopped: ['Stopped', 'Đang dừng'],
  putAside: [
    'The process ended {{count}} times while this job ran, so it was put aside. Neither it nor its later runs start until it is tried again.',
    'Tiến trình đã sập {{count}} lần khi tác vụ này chạy nên nó được gác lại. Tác vụ và các lượt sau không chạy cho đến khi được chạy lại.',
  ],
  tries: ['Tries', 'Số lần thử'],
  sentAt: ['Sent', 'Được giao'],
  diedAt: ['Failed', 'Hỏng lúc'],
  retry: ['Try again', 'Chạy lại'],
  retried: ['The job is in its queue again.', 'Tác vụ đã trở lại hàng đợi.'],
  empty: ['No job has failed', 'Không có tác vụ nào hỏng'],
  emptyHint: [
    'Mails, labels, imports and print files are made in the background and tried several times by themselves. What still fails is shown here for a week.',
    'Thư, nhãn, tệp nhập và file in được xử lý ở chế độ nền và tự thử lại nhiều lần. Việc nào vẫn hỏng sẽ hiện ở đây trong một tuần.',
  ],
  on_accountId: ['person {{id}}', 'người dùng {{id}}'],
  on_batchId: ['batch {{id}}', 'lô {{id}}'],
  on_importId: ['import {{id}}', 'lượt nhập {{id}}'],
  on_labelId: ['label {{id}}', 'nhãn {{id}}'],
  on_manifestId: ['manifest {{id}}', 'bảng kê {{id}}'],
  on_orderId: ['order {{id}}', 'đơn {{id}}'],
  on_paymentId: ['PayPal payment {{id}}', 'thanh toán PayPal {{id}}'],
  on_replyId: ['reply {{id}}', 'thư trả lời {{id}}'],
  on_sellerId: ['seller {{id}}', 'người bán {{id}}'],
  part_account: ['Accounts', 'Tài khoản'],
  part_approval: ['Approvals', 'Phê duyệt'],
  part_bulk: ['Imports', 'Nhập đơn'],
  part_cart: ['Cart', 'Giỏ hàng'],
  part_content: ['Blog and messages', 'Blog và tin nhắn'],
  part_design: ['Designs', 'Thiết kế'],
  part_engine: ['Maintenance', 'Bảo trì'],
  part_event: ['Events', 'Sự kiện'],
  part_file: ['Files', 'Tệp'],
  part_label: ['Labels', 'Nhãn'],
  part_notification: ['Notifications', 'Thông báo'],
  part_order: ['Orders', 'Đơn hàng'],
  part_payment: ['PayPal', 'PayPal'],
  part_production: ['Production', 'Sản xuất'],
  part_tracking: ['Tracking', 'Theo dõi vận chuyển'],
  part_wallet: ['Wallet', 'Ví'],
})
