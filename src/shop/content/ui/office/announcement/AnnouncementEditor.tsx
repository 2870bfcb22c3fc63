import { type KeyboardEvent, useState } from 'react'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { announcementLimits } from '../../../announcement/rules.ts'
import { PostBody } from '../../post/PostBody.tsx'
import { MarkdownField } from '../MarkdownField.tsx'
import styles from '../PostEditor.module.css'
import { AnnouncementFor } from './AnnouncementFor.tsx'
import type { AtWork } from './announcement.ts'

const fieldsOf = { en: { title: 'title', body: 'body' }, vi: { title: 'titleVi', body: 'bodyVi' } } as const

/** The words in one language at a time beside what sellers will see of them, and for whom, where and when. Ctrl+S saves at once. */
export function AnnouncementEditor({ work, reason }: { work: AtWork; reason: string | undefined }) {
  const { draft, item, change, save } = work
  const t = useText('announcementOffice')
  const office = useText('contentOffice')
  const [language, setLanguage] = useState<'en' | 'vi'>('en')
  const names = fieldsOf[language]
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
      </Stack>
      <Stack>
        <AnnouncementFor work={work} isReadOnly={isReadOnly} />
        <Panel label={office('preview')} title={office('preview')} className={styles.preview}>
          <h3 className={styles.previewTitle} lang={language}>{draft[names.title] || t('untitled')}</h3>
          {html === '' ? <p className="hint">{office('previewEmpty')}</p> : <PostBody html={html} language={language} />}
        </Panel>
      </Stack>
    </Columns>
  )
}
