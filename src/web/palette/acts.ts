// What may be begun from the palette, with the call whose makers may: others see the act with the reason.
import type { WireCall } from '#base/wire.ts'
import type { IconName } from '#kit/show/Icon.tsx'
import type { PlainText } from '#kit/use-text.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { adjustCalls } from '#shop/wallet/adjust/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { statementCalls } from '#shop/wallet/statement/contract.ts'

export interface PaletteAct {
  text: PlainText<'palette'>
  icon: IconName
  to: string
  call?: WireCall
}

export const portalActs: readonly PaletteAct[] = [
  { text: 'actCreate', icon: 'plus', to: '/order/create-order', call: orderIntakeCalls.createOrder },
  { text: 'actImport', icon: 'upload', to: '/order/import', call: bulkCalls.importFile },
  { text: 'actBuyLabel', icon: 'stamp', to: '/buying-label', call: buyingLabelCalls.buyLabels },
  { text: 'actBoughtLabels', icon: 'printer', to: '/buying-label/labels', call: buyingLabelCalls.myBoughtLabels },
  { text: 'actDeposit', icon: 'wallet', to: '/payments/deposit', call: depositCalls.makeDeposit },
  { text: 'actUpload', icon: 'image', to: '/library', call: fileCalls.uploadFiles },
  { text: 'actProducts', icon: 'shirt', to: '/products' },
  { text: 'actMine', icon: 'box', to: '/my-order', call: orderCalls.myOrders },
  { text: 'actCart', icon: 'cart', to: '/cart' },
  { text: 'actNews', icon: 'bell', to: '/notification' },
  { text: 'actProfile', icon: 'user', to: '/profile' },
  { text: 'actPassword', icon: 'lock', to: '/profile/password' },
  { text: 'actTeam', icon: 'users', to: '/team', call: teamCalls.myTeam },
]

export const officeActs: readonly PaletteAct[] = [
  { text: 'actDeposits', icon: 'bank', to: '/office/deposits', call: depositCalls.approveDeposit },
  { text: 'actBatch', icon: 'layers', to: '/office/production', call: productionCalls.makeBatch },
  { text: 'actTicket', icon: 'printer', to: '/office/production/scan', call: productionCalls.scanTicket },
  { text: 'actLabels', icon: 'label', to: '/office/labels', call: labelCalls.makeLabels },
  { text: 'actScanOut', icon: 'scan', to: '/office/scan-out', call: trackingCalls.scanOut },
  { text: 'actScanIn', icon: 'inbox', to: '/office/scan-in', call: trackingCalls.scanIn },
  { text: 'actStatement', icon: 'download', to: '/office/bank', call: statementCalls.importStatement },
  { text: 'actAdjust', icon: 'scales', to: '/office/adjustments', call: adjustCalls.askAdjustment },
  { text: 'actProduct', icon: 'grid', to: '/office/catalogue', call: catalogueOfficeCalls.createProduct },
  { text: 'actArticle', icon: 'file', to: '/office/blogs', call: contentOfficeCalls.createPost },
  { text: 'actInvite', icon: 'users', to: '/office/people', call: accountOfficeCalls.inviteStaff },
  { text: 'actNews', icon: 'bell', to: '/office/notification' },
  { text: 'actProfile', icon: 'user', to: '/office/profile' },
]
