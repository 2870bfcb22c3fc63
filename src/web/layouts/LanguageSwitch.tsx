import { useLocation, useNavigate } from 'react-router'
import { barePath, publicPath } from '#base/public-path.ts'
import { type Language, languages } from '#base/text.ts'
import { Icon } from '#kit/Icon.tsx'
import { Menu } from '#kit/Menu.tsx'
import { useLanguage, useText, useTexts } from '#kit/use-text.ts'
import { keepLanguage } from '../preferences.ts'

/** Keeps the choice and shows it: a public page goes to its address in that language, a working screen changes in place. */
export function useChooseLanguage(isPublic: boolean): (language: Language) => Promise<void> {
  const texts = useTexts()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return async language => {
    keepLanguage(language)
    await texts.speak(language)
    if (isPublic) await navigate(publicPath(barePath(pathname), language) + search + hash, { preventScrollReset: true })
    document.documentElement.lang = language
  }
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
