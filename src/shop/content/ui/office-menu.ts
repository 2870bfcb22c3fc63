import type { OfficeMenu } from '#kit/menu.ts'
import { contentOfficeCalls } from '../office/contract.ts'
import type { contentOfficePlaceText } from '../office/text.ts'

export const officeMenu: OfficeMenu<typeof contentOfficePlaceText> = {
  places: [
    { group: 'shop', rank: 50, path: '/office/blogs', text: 'blogs', icon: 'file', call: contentOfficeCalls.officePosts },
    { group: 'shop', rank: 60, path: '/office/messages', text: 'messages', icon: 'envelope', call: contentOfficeCalls.officeMessages },
  ],
  queues: {
    messages: { icon: 'envelope', to: '/office/messages?status=NEW', call: contentOfficeCalls.answerMessage },
  },
  news: ['message.changed'],
}
