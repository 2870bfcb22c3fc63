import { Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { catalogueOfficeCalls, type MenuEntry } from '../../office/contract.ts'
import styles from './MenuOffice.module.css'

export const handle = { texts: ['catalogueOffice'] }

/** Categories and tags: their words, their order, and whether they are shown. */
export default function MenuOfficePage() {
  const t = useText('catalogueOffice')
  return (
    <>
      <PageHeader title={t('menus')} hint={t('menusHint')} back={{ to: '/office/catalogue', label: t('products') }} />
      <div className={styles.menus}>
        <Categories />
        <Tags />
      </div>
    </>
  )
}

function Categories() {
  const t = useText('catalogueOffice')
  const answer = useCall(catalogueOfficeCalls.officeCategories, {})
  const options = useSaved(catalogueOfficeCalls.officeCategories)
  const whyNot = useWhyNot()
  const change = useSend(catalogueOfficeCalls.changeCategory, options)
  const create = useSend(catalogueOfficeCalls.createCategory, options)
  return (
    <Menu
      title={t('categories')}
      addTitle={t('newCategory')}
      answer={answer}
      mayNotAdd={whyNot(catalogueOfficeCalls.createCategory)}
      mayNotChange={whyNot(catalogueOfficeCalls.changeCategory)}
      onAdd={body => create.mutate({ body })}
      onChange={(id, body) => change.mutate({ params: { id }, body })}
    />
  )
}

function Tags() {
  const t = useText('catalogueOffice')
  const answer = useCall(catalogueOfficeCalls.officeTags, {})
  const options = useSaved(catalogueOfficeCalls.officeTags)
  const whyNot = useWhyNot()
  const change = useSend(catalogueOfficeCalls.changeTag, options)
  const create = useSend(catalogueOfficeCalls.createTag, options)
  return (
    <Menu
      title={t('tags')}
      addTitle={t('newTag')}
      answer={answer}
      mayNotAdd={whyNot(catalogueOfficeCalls.createTag)}
      mayNotChange={whyNot(catalogueOfficeCalls.changeTag)}
      onAdd={body => create.mutate({ body })}
      onChange={(id, body) => change.mutate({ params: { id }, body })}
    />
  )
}

function useSaved(list: typeof catalogueOfficeCalls.officeCategories | typeof catalogueOfficeCalls.officeTags) {
  const t = useText('catalogueOffice')
  const notice = useNotice()
  return { changes: [list], onDone: () => notice.done(t('saved')), onRefused: notice.failed }
}

type Words = { name: string; nameVi: string }
interface MenuProps {
  title: string
  addTitle: string
  mayNotAdd: string | undefined
  mayNotChange: string | undefined
  answer: { data?: { data: MenuEntry[] } | undefined; error: unknown; refetch: () => unknown }
  onAdd: (words: Words) => void
  onChange: (id: number, change: Words & { isEnabled: boolean; place: number }) => void
}

function Menu({ title, addTitle, mayNotAdd, mayNotChange, answer, onAdd, onChange }: MenuProps) {
  const t = useText('catalogueOffice')
  const [words, setWords] = useState<Words>({ name: '', nameVi: '' })
  const entries = answer.data?.data
  if (answer.error) return <ErrorNote error={answer.error} onRetry={() => void answer.refetch()} />
  if (!entries) return <Skeleton shape="block" />
  return (
    <Card className={styles.stack}>
      <h2>{title}</h2>
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
      <form
        className={styles.addEntry}
        onSubmit={event => {
          event.preventDefault()
          if (words.name.trim() === '' || mayNotAdd) return
          onAdd({ name: words.name, nameVi: words.nameVi || words.name })
          setWords({ name: '', nameVi: '' })
        }}
      >
        <TextInput
          label={addTitle}
          value={words.name}
          maxLength={50}
          onChange={event => setWords({ ...words, name: event.currentTarget.value })}
        />
        <TextInput
          label={t('nameVi')}
          value={words.nameVi}
          maxLength={50}
          onChange={event => setWords({ ...words, nameVi: event.currentTarget.value })}
        />
        <Button type="submit" icon="plus" reason={mayNotAdd}>
          {t('add')}
        </Button>
      </form>
    </Card>
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
      <span className={styles.hint}>{entry.productCount}</span>
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
