import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { FileButton } from '#kit/control/FileButton.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { contentOfficeCalls } from '../../office/contract.ts'
import type { Cover } from '../../post/contract.ts'
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
  const upload = useAct(contentOfficeCalls.addPostPicture, { onDone: ({ data }) => onChange(data.key) })
  return (
    <Panel label={t('cover')} title={t('cover')}>
      <div className={styles.cover}>
        <PostCover id={id} cover={cover} />
      </div>
      <p className="hint">
        {!cover && t('coverNone')} {t('coverHint')}
      </p>
      <Row>
        <FileButton
          size="small"
          icon="upload"
          reason={reason}
          busy={upload.isPending}
          accept="image/png,image/jpeg"
          onFile={file => upload.mutate({ body: {}, files: [file] })}
        >
          {t('coverUpload')}
        </FileButton>
        {cover && (
          <Button size="small" variant="quiet" reason={reason} onClick={() => onChange(null)}>
            {t('coverRemove')}
          </Button>
        )}
      </Row>
    </Panel>
  )
}
