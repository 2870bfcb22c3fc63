// The bell's sentences of account care: of a seller's account, and of no member of their team.
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
