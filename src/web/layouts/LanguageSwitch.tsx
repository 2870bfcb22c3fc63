import { useLocation, useNavigate } from 'react-router'
import { barePath, type Language, languages, publicPath } from '#base/text.ts'
import { Menu } from '#kit/control/Menu.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useReader } from '#kit/use-session.ts'
import { useLanguage, useText, useTexts } from '#kit/use-text.ts'
import { keepLanguage } from '../preferences.ts'

/** Keeps the choice and shows it: a public page goes to its address in that language, a working screen changes in place. */
export function useChooseLanguage(isPublic: boolean): (language: Language) => Promise<void> {
  const texts = useTexts()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const reader = useReader()
  return async language => {
    keepLanguage(language)
    if (reader) keepInAccount(language)
    await texts.speak(language)
    if (isPublic) await navigate(publicPath(barePath(pathname), language) + search + hash, { preventScrollReset: true })
    document.documentElement.lang = language
  }
}

/** The account's language is that of its mails. The page has changed already: where this fails, the cookie still holds. */
function keepInAccount(language: Language) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  fetch('/core/user/me/preferences', { method: 'PUT', headers, body: JSON.stringify({ language }) }).catch(() => undefined)
}

export function LanguageSwitch({ isPublic = true }: { isPublic?: boolean }) {
  const t = useText('web')
  const language = useLanguage()
  const choose = useChooseLanguage(isPublic)
  const names = { en: t('english'), vi: t('vietnamese') }
  return (
    <Menu
      align="end"
      name={`${t('language')}: ${names[language]}`}
      label={
        <>
          <Icon name="globe" /> {language.toUpperCase()}
        </>
      }
      entries={languages.map(each => ({
        label: names[each],
        onSelect: () => void choose(each),
        ...(each === language && { icon: 'check' as const }),
      }))}
    />
  )
}
