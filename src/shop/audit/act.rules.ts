// The words of the log. A test of the roof compares them with the calls that are audited.
export const acts = [
  'inviteStaff',
  'inviteAgain',
  'setRoles',
  'setCeilings',
  'setTier',
  'verifyPerson',
  'suspendPerson',
  'restorePerson',
  'resetSecondFactor',
  'endPersonSessions',
  'viewAs',
  'endView',
  'closeAccount',
  'makeLabels',
  'markPrinted',
  'voidLabel',
  'officeCancel',
  'officeRefund',
  'officeError',
  'officeResend',
  'officeProcess',
  'makeBatch',
  'retryRender',
  'recallOrder',
  'scanTicket',
  'changeSetting',
  'changeShipping',
  'makeVoucher',
  'endVoucher',
  'scanOut',
  'closeManifest',
  'askCarrier',
  'approveDeposit',
  'rejectDeposit',
  'askDeposit',
  'makeBankAccount',
  'changeBankAccount',
  'readStatement',
  'importStatement',
  'matchLine',
  'setLineAside',
  'askAdjustment',
  'confirmAdjustment',
  'refuseAdjustment',
  'setCredit',
  'createPost',
  'savePost',
  'publishPost',
  'withdrawPost',
  'deletePost',
  'addPostPicture',
  'answerMessage',
  'sortMessage',
] as const
export type Act = (typeof acts)[number]
/** Calls that are no more keep their name. */
export const isAct = (call: string): call is Act => acts.some(act => act === call)

/** What an audited call may be about, and where it is looked at; `{id}` is the object. */
export const subjectPlaces = {
  account: '/office/people/{id}',
  order: '/office/order/{id}',
  deposit: '/office/deposits?status={status}&q={id}',
  'bank-account': '/office/bank',
  'bank-statement': '/office/bank',
  'bank-line': '/office/bank',
  adjustment: '/office/adjustments',
  wallet: '/office/people/{id}',
  batch: '/office/production/batch/{id}',
  manifest: '/office/manifests/{id}',
  label: '/office/labels',
  parcel: '/office/tracking',
  production: '/office/production',
  'scan-out': '/office/scan-out',
  shipping: undefined,
  voucher: '/office/vouchers',
  setting: '/office/settings',
  blog: '/office/blogs/{id}',
  'blog-picture': '/office/blogs',
  message: '/office/messages/{id}',
} as const satisfies Record<string, string | undefined>
export type Subject = keyof typeof subjectPlaces
export const isSubject = (text: string): text is Subject => Object.hasOwn(subjectPlaces, text)

/** Where a deposit's list shows it after the act: the list is one of a status. */
const depositStates: Readonly<Record<string, string>> = { approveDeposit: 'COMPLETED', rejectDeposit: 'CANCELLED', askDeposit: 'WAITING' }

/** The page of what an act was about, or nothing where it has none. */
export function placeOfObject(subject: string, object: string, call: string): string | undefined {
  const place = isSubject(subject) ? subjectPlaces[subject] : undefined
  if (!place?.includes('{id}')) return place
  const path = place.replace('{id}', encodeURIComponent(object)).replace('{status}', depositStates[call] ?? 'OPEN')
  return object === '' ? undefined : path
}

/** Fields of requests and rows that have a word of their own; the others are shown by their name. */
export const namedFields = [
  'reason',
  'state',
  'roles',
  'tier',
  'refundCeilingCents',
  'depositCeilingCents',
  'hasSecondFactor',
  'viewUntil',
  'sessionId',
  'username',
  'email',
  'fullName',
  'language',
  'value',
  'amountCents',
  'receivedCents',
  'remark',
  'question',
  'orderIds',
  'ids',
  'code',
  'note',
  'waitsOn',
  'to',
  'action',
  'scan',
  'expectedOrderId',
] as const
export const isNamedField = (name: string): name is (typeof namedFields)[number] => namedFields.some(each => each === name)
