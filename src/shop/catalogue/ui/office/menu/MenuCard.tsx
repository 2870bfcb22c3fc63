import { useState } from 'react'
import { z } from 'zod'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { type Asked, Loaded } from '#kit/app/page/Loaded.tsx'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Switch } from '#kit/control/Choice.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Counted } from '#kit/show/Counted.tsx'
import { useText } from '#kit/use-text.ts'
import { type MenuEntry, NewEntry } from '../../../office/contract.ts'
import styles from './MenuOffice.module.css'

type Words = { name: string; nameVi: string }
interface MenuProps {
  title: string
  addTitle: string
  mayNotAdd: string | undefined
  mayNotChange: string | undefined
  answer: Asked<MenuEntry[]>
  isAdding: boolean
  onAdd: (words: Words, onDone: () => void) => void
  onChange: (id: number, change: Words & { isEnabled: boolean; place: number }) => void
}

/** Categories, or tags: each with its words, its place and whether it is shown; and a new one. */
export function MenuCard({ title, addTitle, mayNotAdd, mayNotChange, answer, isAdding, onAdd, onChange }: MenuProps) {
  return (
    <Loaded of={answer}>
      {entries => (
        <Panel className={styles.stack} title={title}>
          <ol className={styles.entries}>
            {entries.map((entry, at) => (
              <Entry
                key={`${entry.id} ${entry.name} ${entry.nameVi}`}
                entry={entry}
                place={at + 1}
                isLast={at === entries.length - 1}
                isReadOnly={mayNotChange !== undefined}
                onChange={change => onChange(entry.id, change)}
              />
            ))}
          </ol>
          <AddEntry title={addTitle} reason={mayNotAdd} isAdding={isAdding} onAdd={onAdd} />
        </Panel>
      )}
    </Loaded>
  )
}

/** Without a Vietnamese name it has the English one in both. */
const EntryForm = NewEntry.extend({ nameVi: z.string() })
type AddProps = Pick<MenuProps, 'isAdding' | 'onAdd'> & { title: string; reason: string | undefined }

function AddEntry({ title, reason, isAdding, onAdd }: AddProps) {
  const t = useText('catalogueOffice')
  const form = useAppForm(EntryForm, { name: '', nameVi: '' })
  return (
    <AppForm form={form} onSubmit={({ name, nameVi }) => onAdd({ name, nameVi: nameVi.trim() || name }, () => form.reset())}>
      <div className={styles.addEntry}>
        <FormText control={form.control} name="name" label={title} maxLength={50} autoComplete="off" />
        <FormText control={form.control} name="nameVi" label={t('nameVi')} maxLength={50} autoComplete="off" />
        <Button type="submit" icon="plus" reason={reason} busy={isAdding}>
          {t('add')}
        </Button>
      </div>
    </AppForm>
  )
}

interface EntryProps {
  entry: MenuEntry
  place: number
  isLast: boolean
  isReadOnly: boolean
  onChange: (change: Words & { isEnabled: boolean; place: number }) => void
}

function Entry({ entry, place, isLast, isReadOnly, onChange }: EntryProps) {
  const t = useText('catalogueOffice')
  const [words, setWords] = useState<Words>({ name: entry.name, nameVi: entry.nameVi })
  const { isEnabled } = entry
  const now = { name: entry.name, nameVi: entry.nameVi, isEnabled, place }
  const isRenamed = words.name !== entry.name || words.nameVi !== entry.nameVi
  const rename = () => isRenamed && words.name.trim() !== '' && words.nameVi.trim() !== '' && onChange({ ...now, ...words })
  const field = (name: keyof Words) => ({
    'aria-label': `${t(name)}: ${entry.name}`,
    value: words[name],
    readOnly: isReadOnly,
    onChange: (event: { currentTarget: { value: string } }) => setWords({ ...words, [name]: event.currentTarget.value }),
    onBlur: rename,
    onKeyDown: (event: { key: string }) => event.key === 'Enter' && rename(),
  })
  return (
    <li data-off={!isEnabled || undefined}>
      <TextInput {...field('name')} />
      <TextInput {...field('nameVi')} />
      <span className={styles.hint}>
        <Counted count={entry.productCount} words={t('productsOn', { count: entry.productCount })} />
      </span>
      <Switch
        aria-label={`${t('shown')}: ${entry.name}`}
        checked={isEnabled}
        disabled={isReadOnly}
        onChange={event => onChange({ ...now, isEnabled: event.currentTarget.checked })}
      />
      <IconButton
        icon="arrowUp"
        label={t('earlier')}
        disabled={isReadOnly || place === 1}
        onClick={() => onChange({ ...now, place: place - 1 })}
      />
      <IconButton
        icon="arrowDown"
        label={t('later')}
        disabled={isReadOnly || isLast}
        onClick={() => onChange({ ...now, place: place + 1 })}
      />
    </li>
  )
}
