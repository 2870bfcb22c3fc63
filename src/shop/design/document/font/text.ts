import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    fonts: typeof fontsText
  }
}

/** The public page of our fonts. */
export const fontsText = texts({
  title: ['Our fonts', 'Phông chữ'],
  hint: ['The open fonts that designs are written in.', 'Các phông chữ mở dùng trong thiết kế.'],
  list: ['Fonts', 'Phông chữ'],
  sample: ['Chúc mừng năm mới 2027', 'Chúc mừng năm mới 2027'],
  sampleLatin: ['Happy New Year 2027', 'Happy New Year 2027'],
  latinOnly: ['No Vietnamese letters', 'Không có chữ tiếng Việt'],
  licence_OFL: ['SIL Open Font License 1.1', 'Giấy phép SIL Open Font 1.1'],
  licence_Apache: ['Apache License 2.0', 'Giấy phép Apache 2.0'],
  licenceOf: ['Licence of {{family}}: {{licence}}', 'Giấy phép của {{family}}: {{licence}}'],
  weight_400: ['Regular', 'Thường'],
  weight_700: ['Bold', 'Đậm'],
})
