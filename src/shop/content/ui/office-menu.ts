import type { OfficeMenu } from '#kit/menu.ts'
import { announcementCalls } from '../announcement/contract.ts'
import { contentOfficeCalls } from '../office/contract.ts'
import type { contentOfficePlaceText } from '../office/text.ts'
import { pageCalls } from '../page/contract.ts'

export const officeMenu: OfficeMenu<typeof contentOfficePlaceText> = {
  places: [
    { group: 'content', rank: 10, path: '/office/blogs', text: 'blogs', icon: 'file', call: contentOfficeCalls.officePosts },
    {
      group: 'content',
      rank: 20,
      path: '/office/announcements',
      text: 'announcements',
      icon: 'megaphone',
      call: announcementCalls.officeAnnouncements,
    },
    { group: 'content', rank: 30, path: '/office/pages', text: 'pages', icon: 'pencil', call: pageCalls.officePages },
    { group: 'content', rank: 40, path: '/office/messages', text: 'messages', icon: 'envelope', call: contentOfficeCalls.officeMessages },
  ],
  queues: {
    messages: { icon: 'envelope', to: '/office/messages?status=NEW', call: contentOfficeCalls.answerMessage },
  },
  news: ['message.changed'],
}
