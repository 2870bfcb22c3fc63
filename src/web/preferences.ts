import type { Theme } from '#base/page.ts'
import type { Language } from '#base/text.ts'

const yearSeconds = 31_536_000
/** Readable by the server at the next page, so that the first paint is right. */
function keep(name: string, value: string) {
  const seconds = value === '' ? 0 : yearSeconds
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}

/** Keeps the choice and shows it at once; nothing means like the system. */
export function chooseTheme(theme: Theme | undefined) {
  keep('theme', theme ?? '')
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}

/** Whether page views may be counted: asked once. */
export function keepCookieAnswer(answer: 'all' | 'needed') {
  keep('cookie_answer', answer)
}

export function keepLanguage(language: Language) {
  keep('lang', language)
}
