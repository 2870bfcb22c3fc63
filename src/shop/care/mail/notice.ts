// The bell's sentences about an account: of a person, and of no member of their team.
import { securitySubjects } from '#shop/account/account.ts'
import { notices } from '#shop/notification/notification.ts'
import { careText } from '../text.ts'

export const careNotices = notices(
  'care',
  {
    linkSent: careText.noticeLinkSent,
    emailAsked: careText.noticeEmailAsked,
    corrected: careText.noticeCorrected,
  },
  [],
  'SECURITY',
)

/** What was changed about who signs in, by the person or by whoever leads them; they are mailed more of it. */
export const securityNotices = notices('account', securitySubjects, [], 'SECURITY')
