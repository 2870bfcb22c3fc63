import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { announcementLimits } from '../../../announcement/rules.ts'
import { PostBody } from '../../post/PostBody.tsx'
import { BothLanguages, type Language } from '../draft/BothLanguages.tsx'
import { MarkdownField } from '../MarkdownField.tsx'
import styles from '../PostEditor.module.css'
import { AnnouncementFor } from './AnnouncementFor.tsx'
import type { AtWork } from './announcement.ts'

const fieldsOf = { en: { title: 'title', body: 'body' }, vi: { title: 'titleVi', body: 'bodyVi' } } as const

/** The words beside what sellers will see of them, and for whom, where and when. */
export function AnnouncementEditor({ work, reason }: { work: AtWork; reason: string | undefined }) {
  const { draft, item, change, save } = work
  const t = useText('announcementOffice')
  const office = useText('contentOffice')
  const isReadOnly = reason !== undefined
  const words = (language: Language) => {
    const names = fieldsOf[language]
    return (
      <>
        <p className="hint">{t('both')}</p>
        <TextInput
          key={names.title}
          label={t('heading')}
          lang={language}
          maxLength={announcementLimits.titleMax}
          readOnly={isReadOnly}
          value={draft[names.title]}
          onChange={event => change({ [names.title]: event.currentTarget.value })}
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
    const html = language === 'en' ? item.html : item.htmlVi
    return (
      <>
        <AnnouncementFor work={work} isReadOnly={isReadOnly} />
        <Panel label={office('preview')} title={office('preview')} className={styles.preview}>
          <h3 className={styles.previewTitle} lang={language}>
            {draft[fieldsOf[language].title] || t('untitled')}
          </h3>
          {html === '' ? <p className="hint">{office('previewEmpty')}</p> : <PostBody html={html} language={language} />}
        </Panel>
      </>
    )
  }
  return <BothLanguages save={save} words={words} beside={beside} />
}
