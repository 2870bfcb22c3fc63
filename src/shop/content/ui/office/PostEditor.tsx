import { Textarea, TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { postLimits } from '../../post/rules.ts'
import { PostBody } from '../post/PostBody.tsx'
import type { Article } from './article.ts'
import { CoverField } from './CoverField.tsx'
import { BothLanguages, type Language } from './draft/BothLanguages.tsx'
import { MarkdownField } from './MarkdownField.tsx'
import styles from './PostEditor.module.css'

const fieldsOf = {
  en: { title: 'title', summary: 'summary', body: 'body' },
  vi: { title: 'titleVi', summary: 'summaryVi', body: 'bodyVi' },
} as const

/** The words of an article, beside what the server makes of them. */
export function PostEditor({ draft: { draft, item: post, change, save }, reason }: { draft: Article; reason: string | undefined }) {
  const t = useText('contentOffice')
  const isReadOnly = reason !== undefined
  const words = (language: Language) => {
    const names = fieldsOf[language]
    return (
      <>
        {language === 'vi' && <p className="hint">{t('fallback')}</p>}
        <TextInput
          key={names.title}
          label={t('title')}
          lang={language}
          maxLength={postLimits.titleMax}
          readOnly={isReadOnly}
          value={draft[names.title]}
          onChange={event => change({ [names.title]: event.currentTarget.value })}
        />
        <Textarea
          key={names.summary}
          label={t('summary')}
          help={t('summaryHint')}
          lang={language}
          rows={2}
          maxLength={postLimits.summaryMax}
          readOnly={isReadOnly}
          value={draft[names.summary]}
          onChange={event => change({ [names.summary]: event.currentTarget.value })}
        />
        <MarkdownField
          key={names.body}
          value={draft[names.body]}
          onChange={text => change({ [names.body]: text })}
          isReadOnly={isReadOnly}
        />
      </>
    )
  }
  const beside = (language: Language) => {
    const html = language === 'en' ? post.html : post.htmlVi
    return (
      <>
        <Panel label={t('preview')} title={t('preview')} className={styles.preview}>
          {html === '' ? <p className="hint">{t('previewEmpty')}</p> : <PostBody html={html} language={language} />}
        </Panel>
        <CoverField id={post.id} cover={post.cover} reason={reason} onChange={coverKey => change({ coverKey })} />
      </>
    )
  }
  return <BothLanguages save={save} words={words} beside={beside} />
}
