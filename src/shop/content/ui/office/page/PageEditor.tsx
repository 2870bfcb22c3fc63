import { type KeyboardEvent, useState } from 'react'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { Textarea, TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { leadParagraphs, pageLimits, pageParts } from '../../../page/rules.ts'
import { PostBody } from '../../post/PostBody.tsx'
import { MarkdownField } from '../MarkdownField.tsx'
import styles from '../PostEditor.module.css'
import { PageHistory } from './PageHistory.tsx'
import type { PageAtWork } from './page.ts'

const fieldsOf = {
  en: { title: 'title', lead: 'lead', body: 'body' },
  vi: { title: 'titleVi', lead: 'leadVi', body: 'bodyVi' },
} as const

/** The words of a page in one language at a time, beside what readers will see of them. Ctrl+S saves at once. */
export function PageEditor({ work, reason }: { work: PageAtWork; reason: string | undefined }) {
  const { draft, item, change, save } = work
  const t = useText('pageOffice')
  const office = useText('contentOffice')
  const [language, setLanguage] = useState<'en' | 'vi'>('en')
  const names = fieldsOf[language]
  const parts = pageParts[item.key]
  const isReadOnly = reason !== undefined
  const html = language === 'en' ? item.html : item.htmlVi
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    void save()
  }
  return (
    <Columns least={320} gap={32} className={styles.columns} onKeyDown={onKeyDown}>
      <Stack>
        <AppTabs
          label={office('languages')}
          value={language}
          onChange={value => setLanguage(value === 'vi' ? 'vi' : 'en')}
          tabs={[
            { value: 'en', label: office('english') },
            { value: 'vi', label: office('vietnamese') },
          ]}
        />
        <TextInput
          key={names.title}
          label={t('heading')}
          lang={language}
          maxLength={pageLimits.titleMax}
          readOnly={isReadOnly}
          value={draft[names.title]}
          onChange={event => change({ [names.title]: event.currentTarget.value })}
        />
        {parts.includes('lead') && (
          <Textarea
            key={names.lead}
            label={t('lead')}
            help={t('leadHint')}
            lang={language}
            rows={4}
            maxLength={pageLimits.leadMax}
            readOnly={isReadOnly}
            value={draft[names.lead]}
            onChange={event => change({ [names.lead]: event.currentTarget.value })}
          />
        )}
        {parts.includes('body') && (
          <>
            <p className="hint">{t(item.key === 'faq' ? 'faqHint' : 'sectionHint')}</p>
            <MarkdownField
              key={names.body}
              value={draft[names.body]}
              onChange={text => change({ [names.body]: text })}
              isReadOnly={isReadOnly}
            />
          </>
        )}
      </Stack>
      <Stack>
        <Panel label={office('preview')} title={office('preview')} className={styles.preview}>
          <h3 className={styles.previewTitle} lang={language}>{draft[names.title]}</h3>
          {parts.includes('lead') && (
            <div lang={language}>
              {leadParagraphs(draft[names.lead]).map(text => (
                <p key={text}>{text}</p>
              ))}
            </div>
          )}
          {parts.includes('body') && <PostBody html={html} language={language} />}
        </Panel>
        <PageHistory work={work} />
      </Stack>
    </Columns>
  )
}
