import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { Columns, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import styles from '../PostEditor.module.css'

export type Language = 'en' | 'vi'

interface BothLanguagesProps {
  save(): Promise<unknown>
  /** The fields of one language. */
  words(language: Language): ReactNode
  /** What comes of them. */
  beside(language: Language): ReactNode
}

/** What is written in both languages: one at a time, beside what readers will see. Ctrl+S saves at once. */
export function BothLanguages({ save, words, beside }: BothLanguagesProps) {
  const t = useText('contentOffice')
  const [language, setLanguage] = useState<Language>('en')
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    void save()
  }
  return (
    <Columns least={320} gap={32} className={styles.columns} onKeyDown={onKeyDown}>
      <Stack>
        <AppTabs
          label={t('languages')}
          value={language}
          onChange={value => setLanguage(value === 'vi' ? 'vi' : 'en')}
          tabs={[
            { value: 'en', label: t('english') },
            { value: 'vi', label: t('vietnamese') },
          ]}
        />
        {words(language)}
      </Stack>
      <Stack>{beside(language)}</Stack>
    </Columns>
  )
}
