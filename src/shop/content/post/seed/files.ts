import type { Article } from './article.ts'

export const filesArticle: Article = {
  daysAgo: 3,
  title: 'Print files that come out sharp: five checks before you upload',
  titleVi: 'Tệp in ra nét: năm điều cần kiểm tra trước khi tải lên',
  summary:
    'Most blurred prints were blurred before they reached the press. Pixels, edges, colour, size and name: what to look at, and what we check for you.',
  summaryVi:
    'Phần lớn bản in mờ đã mờ từ trước khi lên máy. Điểm ảnh, viền, màu, kích thước và tên tệp: cần xem gì, và hệ thống kiểm tra giúp bạn những gì.',
  body: `A shirt is printed once. These five checks take two minutes and save a reprint.

## 1. Count pixels, not megabytes

What decides is how many pixels are left for each printed inch (DPI). The front of an adult tee is 12 × 16 inches, so:

| Pixels of the file | DPI on a tee front | What you will see |
|---|--:|---|
| 1,200 × 1,600 | 100 | blurred: do not print it |
| 1,800 × 2,400 | 150 | acceptable at arm’s length |
| 2,400 × 3,200 | 200 | sharp |
| 3,600 × 4,800 | 300 | as sharp as the press can print |

Your [file library](/library) shows this figure for each file and each usual product. Below 120 we call it *low*, from 200 on *high*; the same figures count in imports and orders.

Enlarging a small picture in an editor adds pixels, not detail. Go back to the source instead.

## 2. Transparent means transparent

Save artwork for dark garments as **PNG** with a transparent background. A white box that you cannot see on a white screen will be a white box on a black shirt. Lay a dark layer under the art before you export: leftovers show at once.

Watch soft edges too: half-transparent pixels get white ink below them and can print as a pale rim. Hard edges are safest.

## 3. Stay in sRGB

Export in **sRGB**. Very bright screen colours, neon green above all, do not exist as ink; they come out calmer. If a colour matters, order one piece first.

## 4. Crop to the art

Empty margins count as art: a drawing in the middle of a large empty sheet prints small. Trim it, then choose the size.

## 5. Name it so that you find it

Order files can name a file of your library as \`library:retro-sun\`. Short names without dates and “final2” make that pleasant, and the ending may be left out.

## What is accepted

- JPG or PNG, at most 50 MB
- at most 30,000 × 30,000 pixels
- each file is opened and checked when it comes in; a broken one is refused at once, with its name

Unsure about a file? [Write to us](/contact) before you order.
`,
  bodyVi: `Áo chỉ in một lần. Năm bước sau mất hai phút và giúp bạn khỏi phải in lại.

## 1. Đếm điểm ảnh, đừng nhìn dung lượng

Điều quyết định là mỗi inch in có bao nhiêu điểm ảnh (DPI). Mặt trước áo thun người lớn rộng 12 × 16 inch, nên:

| Điểm ảnh của tệp | DPI trên mặt trước áo | Kết quả |
|---|--:|---|
| 1.200 × 1.600 | 100 | mờ: không nên in |
| 1.800 × 2.400 | 150 | chấp nhận được khi nhìn từ xa một sải tay |
| 2.400 × 3.200 | 200 | nét |
| 3.600 × 4.800 | 300 | nét hết khả năng của máy in |

[Thư viện tệp](/library) cho bạn biết con số này với từng tệp và từng sản phẩm thường dùng. Dưới 120 là *thấp*, từ 200 trở lên là *cao*; khi nhập đơn và đặt hàng cũng dùng đúng các mức này.

Phóng to một ảnh nhỏ chỉ thêm điểm ảnh chứ không thêm chi tiết. Hãy quay lại tệp gốc.

## 2. Trong suốt phải thật sự trong suốt

Hình in lên áo tối màu nên lưu dạng **PNG** nền trong suốt. Khung trắng không thấy trên màn hình trắng sẽ thành khung trắng trên áo đen. Trước khi xuất tệp, hãy đặt một lớp tối bên dưới: phần thừa sẽ hiện ra ngay.

Chú ý cả viền mờ: điểm ảnh nửa trong suốt vẫn được lót mực trắng nên có thể in thành viền nhạt. Viền cứng là an toàn nhất.

## 3. Dùng hệ màu sRGB

Hãy xuất tệp ở **sRGB**. Những màu rất chói trên màn hình, nhất là xanh neon, không có trong mực in nên sẽ dịu hơn. Nếu màu quan trọng, hãy đặt thử một chiếc trước.

## 4. Cắt sát hình

Lề trống cũng được tính là hình: một hình nhỏ giữa trang trống lớn sẽ in ra rất nhỏ. Cắt sát trước, rồi hãy chọn cỡ.

## 5. Đặt tên dễ tìm

Trong tệp đơn hàng, bạn có thể gọi tệp của thư viện bằng \`library:retro-sun\`. Tên ngắn, không kèm ngày tháng hay “final2”, sẽ dễ dùng hơn; phần đuôi tệp có thể bỏ.

## Tệp được chấp nhận

- JPG hoặc PNG, tối đa 50 MB
- tối đa 30.000 × 30.000 điểm ảnh
- mỗi tệp được mở và kiểm tra ngay khi tải lên; tệp hỏng bị từ chối ngay kèm tên tệp

Chưa chắc về một tệp? [Hãy hỏi chúng tôi](/contact) trước khi đặt hàng.
`,
}
