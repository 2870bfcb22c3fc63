import { Textarea, TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { leadParagraphs, pageLimits, pageParts } from '../../../page/rules.ts'
import { PostBody } from '../../post/PostBody.tsx'
import { BothLanguages, type Language } from '../draft/BothLanguages.tsx'
import { MarkdownField } from '../MarkdownField.tsx'
import styles from '../PostEditor.module.css'
import { PageHistory } from './PageHistory.tsx'
import type { PageAtWork } from './page.ts'

const fieldsOf = {
  en: { title: 'title', lead: 'lead', body: 'body' },
  vi: { title: 'titleVi', lead: 'leadVi', body: 'bodyVi' },
} as const

/** The words of a page, beside what readers will see of them. */
export function PageEditor({ work, reason }: { work: PageAtWork; reason: string | undefined }) {
  const { draft, item, change, save } = work
  const t = useText('pageOffice')
  const office = useText('contentOffice')
  const parts = pageParts[item.key]
  const isReadOnly = reason !== undefined
  const words = (language: Language) => {
    const names = fieldsOf[language]
    return (
      <>
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
      </>
    )
  }
  const beside = (language: Language) => {
    const names = fieldsOf[language]
    return (
      <>
        <Panel label={office('preview')} title={office('preview')} className={styles.preview}>
          <h3 className={styles.previewTitle} lang={language}>
            {draft[names.title]}
          </h3>
          {parts.includes('lead') && (
            <Stack gap={8} lang={language}>
              {leadParagraphs(draft[names.lead]).map(text => (
                <p key={text}>{text}</p>
              ))}
            </Stack>
          )}
          {parts.includes('body') && <PostBody html={language === 'en' ? item.html : item.htmlVi} language={language} />}
        </Panel>
        <PageHistory work={work} />
      </>
    )
  }
  return <BothLanguages save={save} words={words} beside={beside} />
}
