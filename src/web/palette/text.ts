import { texts } from '#base/text.ts'

/** The texts of the command palette and of the keys' dialog. */
export const paletteText = texts({
  title: ['Search and commands', 'Tìm kiếm và lệnh'],
  search: ['Search orders, screens, acts…', 'Tìm đơn hàng, màn hình, thao tác…'],
  groupRecent: ['Recent', 'Gần đây'],
  groupOrders: ['Orders', 'Đơn hàng'],
  groupPeople: ['People', 'Người dùng'],
  groupProducts: ['Products', 'Sản phẩm'],
  groupScreens: ['Screens', 'Màn hình'],
  groupActs: ['Acts', 'Thao tác'],
  found_one: ['{{count}} result', '{{count}} kết quả'],
  found_other: ['{{count}} results', '{{count}} kết quả'],
  none: ['Nothing found', 'Không tìm thấy'],
  noneHint: ['Try a name, number, SKU or city.', 'Thử tên, số đơn, SKU hoặc thành phố.'],
  searching: ['Searching…', 'Đang tìm…'],
  failed: ['Search failed. Try again.', 'Tìm kiếm lỗi. Hãy thử lại.'],
  actCreate: ['Create order', 'Tạo đơn hàng'],
  actImport: ['Import orders', 'Nhập đơn hàng'],
  actBuyLabel: ['Buy labels', 'Mua nhãn'],
  actBoughtLabels: ['Bought labels', 'Nhãn đã mua'],
  actDeposit: ['Deposit', 'Nạp tiền'],
  actUpload: ['Upload art', 'Tải hình in lên'],
  actProducts: ['Choose a product', 'Chọn sản phẩm'],
  actMine: ['My orders', 'Đơn của tôi'],
  actCart: ['Open the cart', 'Mở giỏ hàng'],
  actNews: ['See all notifications', 'Xem tất cả thông báo'],
  actProfile: ['Edit profile', 'Sửa hồ sơ'],
  actPassword: ['Change password', 'Đổi mật khẩu'],
  actTeam: ['Manage my team', 'Quản lý đội ngũ'],
  actDeposits: ['Review deposits', 'Duyệt nạp tiền'],
  actBatch: ['Make a batch', 'Tạo lô sản xuất'],
  actTicket: ['Scan tickets', 'Quét phiếu sản xuất'],
  actLabels: ['Make labels', 'Tạo nhãn'],
  actScanOut: ['Scan out parcels', 'Quét xuất kho'],
  actScanIn: ['Scan in returned parcels', 'Quét nhập kiện hàng trả về'],
  actStatement: ['Import a bank statement', 'Nhập sao kê ngân hàng'],
  actAdjust: ['Adjust a balance', 'Điều chỉnh số dư'],
  actProduct: ['Add a product', 'Thêm sản phẩm'],
  actArticle: ['Write an article', 'Viết bài'],
  actInvite: ['Invite staff', 'Mời nhân viên'],
  actSignOut: ['Logout', 'Đăng xuất'],
  actLight: ['Appearance: light', 'Giao diện: sáng'],
  actDark: ['Appearance: dark', 'Giao diện: tối'],
  keys: ['Keys', 'Phím tắt'],
  keysEverywhere: ['Everywhere', 'Mọi nơi'],
  keysHere: ['On this screen', 'Trên màn hình này'],
  keyPalette: ['Search and commands', 'Tìm kiếm và lệnh'],
  keyKeys: ['Show these keys', 'Hiện các phím này'],
  keyClose: ['Close', 'Đóng'],
})

declare module '#base/text.ts' {
  interface Texts {
    palette: typeof paletteText
  }
}
