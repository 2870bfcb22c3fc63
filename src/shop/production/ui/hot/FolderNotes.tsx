import { useCall } from '#kit/call/use-call.ts'
import { Note } from '#kit/layout/Note.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { hotCalls } from '../../batch/hot/contract.ts'

/** The hot folders that take no files now, each with why and where it is; nothing where all do, or none is set. */
export function FolderNotes() {
  const t = useText('production')
  const faultText = useFaultText()
  const folders = useCall(hotCalls.hotFolders, undefined).data?.data ?? []
  return folders.map(
    ({ technique, path, fault }) =>
      fault && (
        <Note key={technique} role="status" title={`${t(`technique_${technique}`)}: ${faultText(fault)}`}>
          <p>
            <code>{path}</code> {t('hotFolderHint')}
          </p>
        </Note>
      ),
  )
}
