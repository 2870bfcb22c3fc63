import { texts } from '#base/text.ts'

/** The notice of a message, and the mail with an answer. */
export const contentMessageText = texts({
  noticeMessage: ['{{name}} sent a message through the contact form', '{{name}} đã gửi tin qua biểu mẫu liên hệ'],
  mailHello: ['Hello {{name}},', 'Xin chào {{name}},'],
  mailFurther: [
    'If there is more, write to {{email}} and keep the number in the subject.',
    'Nếu còn thắc mắc, hãy viết cho {{email}} và giữ nguyên mã số trong tiêu đề.',
  ],
  mailYouWrote: ['You wrote:', 'Bạn đã viết:'],
})
