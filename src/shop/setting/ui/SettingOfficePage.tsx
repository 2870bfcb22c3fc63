import { foldText } from '#base/text.ts'
import { NothingFound } from '#kit/app/page/EmptyState.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Panel } from '#kit/layout/Panel.tsx'
import { type PlainText, useText } from '#kit/use-text.ts'
import { settingCalls } from '../contract.ts'
import { isPublicSetting, isSettingKey, type SettingKey } from '../rules.ts'
import { RollRow } from './RollRow.tsx'
import styles from './SettingOfficePage.module.css'
import { type Setting, SettingRow } from './SettingRow.tsx'

export const handle = { texts: ['settingOffice'] }

const groups: readonly { title: PlainText<'settingOffice'>; holds: (key: SettingKey, kind: string) => boolean }[] = [
  { title: 'groupMoney', holds: (_, kind) => kind === 'cents' },
  { title: 'groupPrint', holds: key => key.startsWith('dpi') },
  { title: 'groupProduction', holds: key => /^(machines|bins|lowStock|roll.*|hot.*|underbase.*)$/.test(key) },
  { title: 'groupPeople', holds: key => /^(password|isStaffFactor|ticket|referral)/.test(key) },
  { title: 'groupDocuments', holds: key => /^(pricing|service).*Url$/.test(key) },
  { title: 'groupContact', holds: isPublicSetting },
  { title: 'groupOrders', holds: () => true },
]

/** What the operator may change while the shop runs; found by any words of a setting's name or group. */
export default function SettingOfficePage() {
  const t = useText('settingOffice')
  const settings = useCall(settingCalls.officeSettings, {})
  const [{ q }, setState] = useUrlState({ q: '' })
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <FilterBar search={{ value: q, placeholder: t('search'), onChange: next => setState({ q: next }) }} />
      <Loaded of={settings}>{all => <Groups all={all} words={wordsOf(q)} onClear={() => setState({ q: '' })} />}</Loaded>
    </>
  )
}

function Groups({ all, words, onClear }: { all: readonly Setting[]; words: readonly string[]; onClear: () => void }) {
  const t = useText('settingOffice')
  const shown = groups.flatMap(({ title }) => {
    const own = all.filter(({ key, kind }) => {
      if (!isSettingKey(key) || groups.find(group => group.holds(key, kind))?.title !== title) return false
      const text = foldText(`${t(`set_${key}`)} ${t(title)}`)
      return words.every(word => text.includes(word))
    })
    return own.length > 0 ? [{ title, own }] : []
  })
  if (shown.length === 0) return <NothingFound onClear={onClear} />
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={t('contents')}>
        {shown.map(({ title }) => (
          <a key={title} href={`#${title}`}>
            {t(title)}
          </a>
        ))}
      </nav>
      <div className={styles.groups}>
        {shown.map(({ title, own }) => (
          <Panel key={title} flush>
            <h2 id={title} className={styles.group}>
              {t(title)}
            </h2>
            {own.map(setting => {
              const Row = setting.kind === 'roll' ? RollRow : SettingRow
              return <Row key={`${setting.key} ${setting.value}`} setting={setting} />
            })}
          </Panel>
        ))}
      </div>
    </div>
  )
}

const wordsOf = (typed: string): string[] => foldText(typed).split(/\s+/).filter(Boolean)
