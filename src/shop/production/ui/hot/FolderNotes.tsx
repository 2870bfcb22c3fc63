import { useCall } from '#kit/call/use-call.ts'
import { Note } from '#kit/layout/Note.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { hotCalls } from '../../batch/hot/contract.ts'

/** The hot folders that take no files now, each with why and where it is; of those that are named alone. Nothing where all do, or none is set. */
export function FolderNotes({ techniques }: { techniques?: ReadonlySet<string> }) {
  const t = useText('production')
  const faultText = useFaultText()
  const folders = useCall(hotCalls.hotFolders, undefined).data?.data ?? []
  return folders.map(
    ({ technique, path, fault }) =>
      fault &&
      (techniques?.has(technique) ?? true) && (
        <Note key={technique} role="status" title={`${t(`technique_${technique}`)}: ${faultText(fault)}`}>
          <p>
            <code>{path}</code> {t('hotFolderHint')}
          </p>
        </Note>
      ),
  )
}
