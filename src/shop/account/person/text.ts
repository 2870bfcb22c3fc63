import { texts } from '#base/text.ts'

/** Who holds a role, as sentences name them: of staff, and of the members of a seller's team. */
export const roleText = texts({
  owner: ['the owner', 'chủ cửa hàng'],
  finance: ['finance', 'bộ phận tài chính'],
  support: ['support', 'bộ phận hỗ trợ'],
  production: ['production', 'bộ phận sản xuất'],
  warehouse: ['the warehouse', 'bộ phận kho'],
  catalogue: ['catalogue staff', 'bộ phận sản phẩm'],
  content: ['content staff', 'bộ phận nội dung'],
  auditor: ['auditors', 'kiểm toán viên'],
  account: ['the account’s owner', 'chủ tài khoản'],
  orders: ['team members for orders', 'thành viên phụ trách đơn hàng'],
  money: ['team members for money', 'thành viên phụ trách tiền'],
  designs: ['team members for designs', 'thành viên phụ trách thiết kế'],
  readOnly: ['team members who only read', 'thành viên chỉ xem'],
})

declare module '#base/text.ts' {
  interface Texts {
    role: typeof roleText
  }
}
