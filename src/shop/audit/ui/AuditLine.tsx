import { Link } from 'react-router'
import { type CallAnswer, placeOf } from '#base/call.ts'
import { formatCents } from '#base/money.ts'
import { formatDate } from '#base/time.ts'
import { useActText, useLanguage, useText } from '#kit/use-text.ts'
import { useRoleWords, useStateWord } from '#shop/account/ui/office/person-words.tsx'
import type { auditCalls as contract } from '../contract.ts'
import styles from './AuditOfficePage.module.css'

export type Entry = CallAnswer<typeof contract.auditLog>['data']['docs'][number]

/** What was done, as a sentence. */
export function ActText({ call }: { call: string }) {
  return useActText().say(`done_${call}`) ?? call
}

/** What it was done to, leading there. */
export function ObjectLink({ entry: { subject, object, objectName, call } }: { entry: Omit<Entry, 'seller'> }) {
  const { say } = useActText()
  if (subject === '' && object === '') return '–'
  const kind = say(`subject_${subject}`) ?? subject
  const words = subject === 'account' && objectName !== null ? objectName : `${kind} ${object}`.trim()
  const place = placeOf(say(`place_${call}`) ?? say(`place_${subject}`), object)
  return place === undefined ? words : <Link to={place}>{words}</Link>
}

/** What was before and is now, and what else the request said. */
export function Changes({ entry }: { entry: Pick<Entry, 'change' | 'request'> }) {
  const say = useWritten()
  const lines = linesOf(entry)
  if (lines.length === 0) return null
  return (
    <dl className={styles.change}>
      {lines.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{say.field(name)}</dt>
          <dd>
            {before !== undefined && <del>{say.value(name, before)}</del>} {say.value(name, after)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const unsaid: readonly unknown[] = ['', '(hidden)', null]

interface Line {
  name: string
  before?: unknown
  after: unknown
}
function linesOf({ change, request }: Pick<Entry, 'change' | 'request'>): Line[] {
  const { before = {}, after = {} } = change ?? {}
  // What its maker had seen guards against the changes of others, and what was left empty says nothing.
  const isGuard = (key: string) => key.startsWith('seen') || key === 'version'
  const changed = Object.keys(after).filter(key => !isGuard(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  const isSaid = (key: string) => !isGuard(key) && !unsaid.includes(request[key])
  const said = Object.keys(request).filter(key => !Object.hasOwn(after, key) && isSaid(key))
  return [
    ...changed.map(name => ({ name, ...(Object.hasOwn(before, name) && { before: before[name] }), after: after[name] })),
    ...said.map(name => ({ name, after: request[name] })),
  ]
}

/** Names and values as people read them: money with its currency, times in the reader's language. */
function useWritten() {
  const t = useText('auditOffice')
  const { say } = useActText()
  const language = useLanguage()
  const stateWord = useStateWord()
  const { word: roleWord } = useRoleWords()
  const field = (name: string) => say(`field_${name}`) ?? name.replace(/([A-Z])/g, ' $1').toLowerCase()
  const value = (name: string, given: unknown): string => {
    if (given === null || given === undefined || given === '') return t('nothing')
    if (typeof given === 'boolean') return given ? t('yes') : t('no')
    if (typeof given === 'number' && name.endsWith('Cents')) return formatCents(given, { language })
    if (typeof given === 'string' && name === 'state') return stateWord(given)
    if (typeof given === 'string' && name === 'roles') return roleWord(given)
    if (typeof given === 'string') return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(given) ? formatDate(given, 'dateTime', { language }) : given
    if (typeof given === 'number' && name.endsWith('BasisPoints')) return `${given / 100}%`
    // Rows of prices or variants are told by their number: what they were is the product's own story.
    if (Array.isArray(given) && given.some(each => typeof each === 'object')) return t('entries', { count: given.length })
    if (Array.isArray(given)) return given.map(each => value(name, each)).join(', ')
    return JSON.stringify(given)
  }
  return { field, value }
}
