import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    designChecks: typeof designChecksText
  }
}

/** What the editor says of a design before it is ordered. */
export const designChecksText = texts({
  list: ['To check before printing', 'Cần xem trước khi in'],
  toCheck_one: ['{{count}} to check', '{{count}} điều cần xem'],
  toCheck_other: ['{{count}} to check', '{{count}} điều cần xem'],
  found_one: ['{{count}} thing to check before printing.', '{{count}} điều cần xem trước khi in.'],
  found_other: ['{{count}} things to check before printing.', '{{count}} điều cần xem trước khi in.'],
  noneLeft: ['Nothing left to check.', 'Không còn gì cần xem.'],
  BLOCK: ['Must be fixed:', 'Phải sửa:'],
  WARN: ['Warning:', 'Cảnh báo:'],
  NOTE: ['Note:', 'Lưu ý:'],
  // How the area is printed
  bleed: ['Shaded: {{inches}} in of bleed, printed and trimmed off.', 'Phần tô mờ: {{inches}} in tràn lề, được in rồi cắt bỏ.'],
  safe: ['Dashed line: keep what matters {{inches}} in from the edge.', 'Nét đứt: giữ nội dung quan trọng cách mép {{inches}} in.'],
  onColor: ['There is more to check on {{color}}.', 'Màu {{color}} còn điều cần xem.'],
})
