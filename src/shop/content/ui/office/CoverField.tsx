import { useRef } from 'react'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import type { Cover } from '../../contract.ts'
import { contentOfficeCalls } from '../../office/contract.ts'
import { PostCover } from '../post/PostCover.tsx'
import styles from './PostEditor.module.css'

/** The cover as readers will see it, uploaded or drawn. */
export function CoverField({
  id,
  cover,
  reason,
  onChange,
}: {
  id: number
  cover: Cover | null
  reason: string | undefined
  onChange: (key: string | null) => void
}) {
  const t = useText('contentOffice')
  const chooser = useRef<HTMLInputElement>(null)
  const upload = useAct(contentOfficeCalls.addPostPicture, { onDone: ({ data }) => onChange(data.key) })
  return (
    <section className={styles.cover} aria-label={t('cover')}>
      <h2>{t('cover')}</h2>
      <PostCover id={id} cover={cover} />
      <p>
        {!cover && t('coverNone')} {t('coverHint')}
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        onChange={event => {
          const file = event.currentTarget.files?.[0]
          if (file) upload.mutate({ body: {}, files: [file] })
          event.currentTarget.value = ''
        }}
      />
      <div className={styles.acts}>
        <Button size="small" icon="upload" reason={reason} busy={upload.isPending} onClick={() => chooser.current?.click()}>
          {t('coverUpload')}
        </Button>
        {cover && (
          <Button size="small" variant="quiet" reason={reason} onClick={() => onChange(null)}>
            {t('coverRemove')}
          </Button>
        )}
      </div>
    </section>
  )
}
