// The terms and the privacy policy that a deployment begins with.
import { page } from './page.ts'

export const terms = page(
  ['Terms of service', 'Điều khoản dịch vụ'],
  [
    [
      ['Your account', 'Tài khoản của bạn'],
      [
        'You need a username, an email address and a password of your own. Keep the password to yourself: what happens under your account counts as yours. Tell us at once when you think that somebody else has it.',
        'Bạn cần tên đăng nhập, email và mật khẩu của riêng mình. Hãy giữ kín mật khẩu: mọi việc dưới tài khoản của bạn được coi là do bạn làm. Hãy báo ngay cho chúng tôi nếu bạn nghĩ người khác biết mật khẩu.',
      ],
    ],
    [
      ['Your art', 'Hình in của bạn'],
      [
        'You keep all rights to your art. You tell us that you may have it printed; we print nothing that breaks the law or somebody’s rights, and give the money for such an order back.',
        'Bạn giữ mọi quyền với hình của mình. Bạn xác nhận được phép in; chúng tôi không in nội dung trái pháp luật hay xâm phạm quyền của người khác, và hoàn lại tiền của đơn đó.',
      ],
    ],
    [
      ['Prices and paying', 'Giá và thanh toán'],
      [
        'Every order shows its whole price in US dollars before it is submitted, and that price is charged. You pay from your wallet; a balance never falls below zero unless we have given you credit.',
        'Mỗi đơn hiển thị toàn bộ giá bằng đô la Mỹ trước khi gửi, và đúng giá đó được thu. Bạn trả từ ví; số dư không bao giờ âm trừ khi chúng tôi đã cấp hạn mức tín dụng.',
      ],
    ],
    [
      ['Cancelling', 'Hủy đơn'],
      [
        'You may cancel an order. Before its files are processed you get everything back, after that the part that was not used. The exact sum is shown before you confirm.',
        'Bạn có thể hủy đơn. Trước khi tệp được xử lý bạn nhận lại toàn bộ, sau đó là phần chưa sử dụng. Số tiền chính xác hiển thị trước khi bạn xác nhận.',
      ],
    ],
    [
      ['Misprints, damage and loss', 'In lỗi, hư hỏng và thất lạc'],
      [
        'Misprinted, damaged or lost pieces are reprinted or refunded when you tell us within 30 days of delivery.',
        'Sản phẩm in lỗi, hư hỏng hoặc thất lạc được in lại hoặc hoàn tiền khi bạn báo trong 30 ngày sau khi giao.',
      ],
    ],
    [
      ['Labels and tracking', 'Nhãn và theo dõi'],
      [
        'Only carrier (USPS) labels are scanned. A label belongs to a parcel with goods in it. The state of a parcel comes from its carrier alone; we never set it by hand.',
        'Chúng tôi chỉ quét nhãn của hãng vận chuyển (USPS). Nhãn phải đi với kiện có hàng. Trạng thái kiện chỉ đến từ hãng vận chuyển; chúng tôi không bao giờ tự đặt.',
      ],
    ],
    [
      ['What is not allowed', 'Những điều không được phép'],
      [
        'Do not try to reach what belongs to other sellers, to disturb the service, or to use it for stolen or forged labels. We may close an account that does; money that is yours is paid out.',
        'Không tìm cách truy cập dữ liệu của người bán khác, gây gián đoạn dịch vụ, hay dùng nhãn bị đánh cắp hoặc làm giả. Chúng tôi có thể đóng tài khoản vi phạm; tiền thuộc về bạn được trả lại.',
      ],
    ],
    [
      ['Changes', 'Thay đổi'],
      [
        'When these terms change, you are told before the new ones hold for your orders.',
        'Khi điều khoản thay đổi, bạn được báo trước khi điều khoản mới áp dụng cho đơn của bạn.',
      ],
    ],
  ],
)

export const privacyPolicy = page(
  ['Privacy policy', 'Chính sách bảo mật'],
  [
    [
      ['What we keep', 'Chúng tôi lưu gì'],
      [
        'What an order needs: your name, email address, phone number and address as a seller, your buyers’ names and addresses, your print files, and the movements of your wallet.',
        'Những gì đơn hàng cần: tên, email, điện thoại và địa chỉ của bạn, tên và địa chỉ người mua, tệp in, và các giao dịch ví của bạn.',
      ],
    ],
    [
      ['What for', 'Để làm gì'],
      [
        'To print, pack and send what you order, to charge and refund it, and to answer you. For nothing else.',
        'Để in, đóng gói và gửi những gì bạn đặt, để thu và hoàn tiền, và để trả lời bạn. Không vì mục đích nào khác.',
      ],
    ],
    [
      ['Who else sees it', 'Ai khác nhìn thấy'],
      [
        'A carrier gets what stands on its label. A bank or payment service gets what a payment needs. We sell nothing of it to anyone and show you no advertising.',
        'Hãng vận chuyển chỉ nhận những gì ghi trên nhãn. Ngân hàng hoặc cổng thanh toán chỉ nhận những gì giao dịch cần. Chúng tôi không bán dữ liệu cho ai và không hiển thị quảng cáo.',
      ],
    ],
    [
      ['Cookies', 'Cookie'],
      [
        'Some keep you signed in and remember your language, appearance and cart; the shop does not work without them. Where we count page views with the help of others, we ask you first, and nothing is counted unless you allow it.',
        'Một số cookie giữ đăng nhập và ghi nhớ ngôn ngữ, giao diện, giỏ hàng; cửa hàng không hoạt động nếu thiếu chúng. Nếu dùng dịch vụ bên ngoài để đếm lượt xem trang, chúng tôi hỏi bạn trước và chỉ đếm khi bạn cho phép.',
      ],
    ],
    [
      ['How long', 'Trong bao lâu'],
      [
        'As long as your account is open. The records of money are kept as long as the law asks, without your name once the account is closed.',
        'Chừng nào tài khoản của bạn còn mở. Sổ sách tiền bạc được giữ theo thời hạn luật định, không kèm tên bạn sau khi đóng tài khoản.',
      ],
    ],
    [
      ['How it is protected', 'Bảo vệ thế nào'],
      [
        'Passwords are stored so that nobody can read them, sessions can be ended by you one by one, and what staff do with your data is written down.',
        'Mật khẩu được lưu theo cách không ai đọc được, bạn có thể kết thúc từng phiên đăng nhập, và mọi thao tác của nhân viên với dữ liệu của bạn đều được ghi lại.',
      ],
    ],
    [
      ['Your rights', 'Quyền của bạn'],
      [
        'Ask us at any time for your data, for its correction or for its removal, at the address in the footer of this page.',
        'Bạn có thể yêu cầu nhận, sửa hoặc xóa dữ liệu bất cứ lúc nào, theo địa chỉ ở chân trang này.',
      ],
    ],
  ],
)
