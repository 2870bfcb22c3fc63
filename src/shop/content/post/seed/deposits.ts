import type { Article } from './article.ts'

export const depositsArticle: Article = {
  daysAgo: 24,
  title: 'Deposits without waiting: how to send money so that it is found at once',
  titleVi: 'Nạp tiền không phải chờ: chuyển khoản sao cho được nhận ra ngay',
  summary:
    'Copy the memo, send the amount you entered, attach proof that can be read. What finance looks at, and what happens when figures differ.',
  summaryVi:
    'Chép đúng nội dung chuyển khoản, gửi đúng số tiền đã nhập, đính kèm chứng từ đọc được. Bộ phận tài chính xem gì, và khi số tiền lệch thì sao.',
  body: `Orders are paid from your wallet. A bank deposit is the usual way to fill it, and nearly all of them are approved without a question. The few that wait have one of four causes.

## The memo is missing

Each deposit has a **memo of its own**. Copy it into the reference of your transfer, letter by letter. With it, our bank statement finds your deposit by itself; without it, a person has to search.

## The amount differs

Enter what you send, from $100.00 to $1,000,000.00. Banks on the way may keep a fee: choose “sender pays all fees” if your bank offers it. If less arrives, you are credited with **what really arrived**, and the reason stands beside it.

## The proof cannot be read

One to five pictures, JPG or PNG. A good one shows all of these:

- date and amount
- the name of the sending account
- the transaction number, in full
- the memo

A screenshot of the bank’s confirmation is better than a photograph of the screen.

## The transaction number was used before

A number counts once. If you sent two transfers, make two deposits, each with its own number and memo.

## What the statuses mean

| Status | Meaning |
|---|---|
| Pending | finance is looking at it |
| Waiting | we asked you something: the question is on the deposit’s page |
| Completed | the money is in your wallet |
| Cancelled | it was not accepted; the reason stands beside it |

## Two settings worth knowing

In your [profile](/profile) you can let orders be **submitted as they are imported**, and let waiting orders be **paid after a deposit**. With both on, the deposit is the last thing you have to think of.

When an order lacks money, it says how much; “deposit what is missing” fills in that sum.
`,
  bodyVi: `Đơn hàng được trả từ ví của bạn. Chuyển khoản ngân hàng là cách nạp thường dùng, và gần như mọi lần nạp đều được duyệt ngay. Số ít phải chờ thường do một trong bốn lý do.

## Thiếu nội dung chuyển khoản

Mỗi lần nạp có một **nội dung chuyển khoản riêng**. Hãy chép đúng từng ký tự. Có nó, sao kê ngân hàng tự khớp với lần nạp của bạn; thiếu nó, phải có người đi tìm.

## Số tiền không khớp

Hãy nhập đúng số bạn gửi, từ 100,00 đến 1.000.000,00 đô la. Ngân hàng trung gian có thể thu phí: hãy chọn “người gửi chịu mọi phí” nếu có. Nếu tiền đến ít hơn, bạn được ghi có **đúng số thực nhận**, kèm lý do.

## Chứng từ không đọc được

Từ một đến năm ảnh, JPG hoặc PNG. Ảnh tốt thể hiện đủ:

- ngày và số tiền
- tên tài khoản gửi
- mã giao dịch đầy đủ
- nội dung chuyển khoản

Ảnh chụp màn hình xác nhận của ngân hàng tốt hơn ảnh chụp lại màn hình bằng điện thoại khác.

## Mã giao dịch đã dùng

Mỗi mã chỉ tính một lần. Nếu chuyển hai lần, hãy tạo hai lần nạp, mỗi lần có mã và nội dung riêng.

## Ý nghĩa các trạng thái

| Trạng thái | Ý nghĩa |
|---|---|
| Đang xử lý | bộ phận tài chính đang xem |
| Chờ bổ sung | chúng tôi có câu hỏi cho bạn: xem trên trang của lần nạp |
| Hoàn tất | tiền đã vào ví |
| Đã hủy | không được chấp nhận; lý do ghi bên cạnh |

## Hai thiết lập nên biết

Trong [hồ sơ](/profile), bạn có thể cho **tự gửi đơn ngay khi nhập** và **trả các đơn đang chờ sau khi nạp tiền**. Bật cả hai thì nạp tiền là việc cuối cùng bạn phải nghĩ tới.

Khi đơn thiếu tiền, hệ thống cho biết thiếu bao nhiêu; nút “nạp phần còn thiếu” điền sẵn số đó.
`,
}
