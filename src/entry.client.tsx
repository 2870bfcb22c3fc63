import type { ResourceKey } from 'i18next'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { createBrowserTexts } from './web/i18n.ts'

const files = import.meta.glob<ResourceKey>('./web/locales/*/*.json', { import: 'default' })
const { lang, dataset } = document.documentElement
const texts = await createBrowserTexts(lang === 'vi' ? 'vi' : 'en', dataset.texts?.split(' ') ?? [], files)

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={texts}>
      <HydratedRouter />
    </I18nextProvider>,
  )
})
