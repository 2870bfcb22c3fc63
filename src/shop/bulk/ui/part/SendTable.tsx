import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns, Row } from '#kit/layout/Stack.tsx'
import { useFaultText } from '#kit/use-text.ts'
import { LinkBody } from '#shop/file/contract.ts'

/** What a table may be called and how it may end, for who chooses a file. */
const tableTypes = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv', '.tab'],
  'text/plain': ['.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}
/** The words that the server has for files of these endings, which it knows by their bytes. */
const faultOf: Readonly<Record<string, string>> = {
  ...{ xls: 'TABLE_OLD_EXCEL', ods: 'TABLE_IS_ODS', pdf: 'TABLE_IS_PDF', htm: 'TABLE_IS_HTML', html: 'TABLE_IS_HTML' },
  ...Object.fromEntries(['zip', 'rar', '7z', 'gz'].map(ending => [ending, 'TABLE_IS_ARCHIVE'])),
  ...Object.fromEntries(['png', 'jpg', 'jpeg', 'gif', 'webp', 'tif', 'tiff'].map(ending => [ending, 'TABLE_IS_PICTURE'])),
}
const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

interface Send<T> {
  mutate: (given: T) => void
  error: Error | null
  isPending: boolean
}
interface Props {
  words: { drop: string; hint: string; link: string; linkHelp: string; fetch: string }
  maxBytes: number
  file: Send<{ files: File[] }>
  link: Send<{ body: { link: string } }>
  mayNot?: string | undefined
}

/** A table, dropped here or fetched from where a link leads. */
export function SendTable({ words, maxBytes, file, link, mayNot }: Props) {
  const errorText = useErrorText()
  const faultText = useFaultText()
  const form = useAppForm(LinkBody, { link: '' })
  return (
    <Panel>
      <Columns least={320} gap={24}>
        <FileDrop
          label={words.drop}
          hint={words.hint}
          accept={tableTypes}
          whyNot={({ name }) => faultText(faultOf[endingOf(name)] ?? 'TABLE_NOT_A_TABLE')}
          maxBytes={maxBytes}
          files={[]}
          onChange={files => files.length > 0 && file.mutate({ files: [...files] })}
          error={file.error ? errorText(file.error) : undefined}
          isBusy={file.isPending}
        />
        <AppForm form={form} error={link.error} onSubmit={body => link.mutate({ body })}>
          <FormText
            control={form.control}
            name="link"
            label={words.link}
            help={words.linkHelp}
            type="url"
            inputMode="url"
            autoComplete="off"
          />
          <Row>
            <Button type="submit" icon="link" reason={mayNot} busy={link.isPending}>
              {words.fetch}
            </Button>
          </Row>
        </AppForm>
      </Columns>
    </Panel>
  )
}
