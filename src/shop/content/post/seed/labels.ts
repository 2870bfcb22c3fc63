import type { Article } from './article.ts'

export const labelsArticle: Article = {
  daysAgo: 17,
  title: 'Shipping labels: from the first scan to “in transit”',
  titleVi: 'Nhãn vận chuyển: từ lần quét đầu tiên đến “đang vận chuyển”',
  summary: 'Who pays the postage, which labels we can scan, and why a parcel’s status comes from the carrier and from nobody else.',
  summaryVi: 'Ai trả bưu phí, nhãn nào quét được, và vì sao trạng thái kiện hàng chỉ đến từ hãng vận chuyển.',
  body: `A label is paid postage with a barcode. The tracking number stands on it; the tracking events are what the carrier reports under that number. Keeping the three apart explains most questions.

## Three ways to ship

- **Ship by USPS.** We buy the postage and print the label. The price stands in the quote before you pay.
- **Ship by TikTok.** TikTok Shop gives you the label; you give us its link or file. Shipping costs $0 with us.
- **Label order.** No product, only a label: we scan it and hand the parcel over.

## Give us the label while its link is alive

Links of shops expire, often within days. We fetch the label the moment you submit the order and keep our own copy, so a link that dies later does no harm. A link that is dead already, or that opens a page instead of a file, is refused before you are charged.

Before a label is accepted we read it: the barcode must decode, the number must be a USPS number with a correct check digit, and no other live order may use it. **Only USPS labels are scanned.**

## What the statuses mean

| Status | What happened |
|---|---|
| Label created | postage is bought or your label was taken |
| Printed | the label lies on the parcel |
| Shipped | scanned out, on the day’s manifest for the carrier |
| Activated | the carrier says that it has the parcel |
| In transit | the carrier moved it |
| Delivered | the carrier says so |

The last three come **from carrier events alone**. Nobody here can set them by hand, and a late event never moves a parcel back.

## When nothing is scanned

If the carrier reports nothing for 24 hours after the hand-over, a label order shows as *Scanning* and we look for the parcel. If it stays silent, the order is refunded.

## Printing labels yourself

Use 4 × 6 inch labels, scale 100 %, no “fit to page”. Keep the white margin around the barcode free of tape and folds.
`,
  bodyVi: `Nhãn là bưu phí đã trả kèm mã vạch. Mã vận đơn nằm trên nhãn; sự kiện vận chuyển là những gì hãng báo theo mã đó. Phân biệt ba thứ này là hiểu được phần lớn câu hỏi.

## Ba cách gửi hàng

- **Gửi qua USPS.** Chúng tôi mua bưu phí và in nhãn. Giá nằm trong báo giá trước khi bạn trả tiền.
- **Gửi qua TikTok.** TikTok Shop cấp nhãn cho bạn; bạn gửi chúng tôi liên kết hoặc tệp nhãn. Phí vận chuyển phía chúng tôi là 0 đô la.
- **Đơn nhãn.** Không có sản phẩm, chỉ có nhãn: chúng tôi quét và bàn giao kiện hàng.

## Gửi nhãn khi liên kết còn hạn

Liên kết của các sàn thường hết hạn sau vài ngày. Chúng tôi tải nhãn ngay khi bạn gửi đơn và giữ một bản, nên liên kết chết sau đó cũng không sao. Liên kết đã chết, hoặc mở ra trang web thay vì tệp, sẽ bị từ chối trước khi trừ tiền.

Trước khi nhận, nhãn được đọc lại: mã vạch phải giải được, số phải là mã USPS đúng số kiểm tra, và không đơn nào khác đang dùng. **Chỉ quét nhãn USPS.**

## Ý nghĩa các trạng thái

| Trạng thái | Điều đã xảy ra |
|---|---|
| Đã tạo nhãn | đã mua bưu phí hoặc đã nhận nhãn của bạn |
| Đã in | nhãn đã dán lên kiện |
| Đã gửi | đã quét xuất kho, có trong bảng kê giao cho hãng |
| Đã kích hoạt | hãng xác nhận đã nhận kiện |
| Đang vận chuyển | hãng đang chuyển kiện đi |
| Đã giao | hãng xác nhận đã giao |

Ba trạng thái cuối **chỉ đến từ sự kiện của hãng**. Không ai ở đây tự đặt được, và tin đến muộn không bao giờ kéo kiện hàng lùi lại.

## Khi không có lượt quét nào

Nếu sau 24 giờ kể từ lúc bàn giao mà hãng chưa báo gì, đơn nhãn hiện là *Đang quét* và chúng tôi đi tìm kiện. Nếu vẫn im lặng, đơn được hoàn tiền.

## Tự in nhãn

Dùng giấy nhãn 4 × 6 inch, tỉ lệ 100 %, không chọn “vừa trang”. Giữ khoảng trắng quanh mã vạch, không dán băng keo hay gấp lên đó.
`,
}
