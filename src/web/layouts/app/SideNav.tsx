import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { formatNumber } from '#base/number.ts'
import { publicPath } from '#base/text.ts'
import { Icon, type IconName } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { countMax } from '#shop/dashboard/rules.ts'
import { folds, openGroups, placeAt, type ShownGroup, type ShownPlace } from '../../nav/screen.ts'
import styles from './SideNav.module.css'

export type Counts = Readonly<Record<string, number>>
type Props = {
  groups: readonly ShownGroup[]
  /** What waits at a place, by its path. */
  counts: Counts
  /** In the drawer: something was chosen. */
  onGo?: (() => void) | undefined
}

/** The groups of the menu: the one of this screen stands open, and others as far as at most nine entries are open at once. */
export function SideNav({ groups, counts, onGo }: Props) {
  const t = useText('web')
  const { pathname } = useLocation()
  const here = placeAt(groups, pathname)
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [folded, setFolded] = useState<readonly string[]>([])
  const own = groups.find(({ places }) => here && places.includes(here))
  const byName = wanted.flatMap(name => groups.find(({ text }) => text === name) ?? [])
  const usual = groups.filter(({ text }) => !text || !folded.includes(text))
  const open = openGroups(groups, [...byName, ...(own && usual.includes(own) ? [own] : []), ...usual])
  const turn = (name: string, isOpen: boolean) => {
    setWanted(names => (isOpen ? names.filter(each => each !== name) : [name, ...names.filter(each => each !== name)]))
    setFolded(names => (isOpen ? [...names, name] : names.filter(each => each !== name)))
  }
  return (
    <nav aria-label={t('mainMenu')} className={styles.nav}>
      {groups.map(group => (
        <MenuGroup
          key={group.places[0]?.path}
          {...{ group, here, counts, onGo }}
          isOpen={open.has(group)}
          onTurn={() => group.text && turn(group.text, open.has(group))}
        />
      ))}
    </nav>
  )
}

type GroupProps = Omit<Props, 'groups'> & { group: ShownGroup; here: ShownPlace | undefined; isOpen: boolean; onTurn: () => void }

function MenuGroup({ group, here, counts, isOpen, onTurn, onGo }: GroupProps) {
  const t = useText('web')
  const id = useId()
  const sum = group.places.reduce((all, { path }) => all + (counts[path] ?? 0), 0)
  return (
    <div className={styles.group}>
      {group.text && !folds(group) && <p className={styles.heading}>{t(group.text)}</p>}
      {group.text && folds(group) && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          data-here={(!isOpen && here && group.places.includes(here)) || undefined}
          onClick={onTurn}
        >
          <Words icon={group.icon ?? 'folder'} text={t(group.text)} count={isOpen ? 0 : sum} />
          <Icon name="chevronDown" size={16} className={styles.arrow ?? ''} />
        </button>
      )}
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {group.places.map(place => (
          <li key={place.path}>
            <Entry place={place} isHere={place === here} count={counts[place.path] ?? 0} onGo={onGo} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const publicPlaces: readonly string[] = ['/contact', '/our-services']

function Entry({ place, isHere, count, onGo }: { place: ShownPlace; isHere: boolean; count: number; onGo: (() => void) | undefined }) {
  const language = useLanguage()
  return (
    <Link
      to={publicPlaces.includes(place.path) ? publicPath(place.path, language) : place.path}
      className={styles.place}
      aria-current={isHere ? 'page' : undefined}
      {...(onGo && { onClick: onGo })}
    >
      <Words icon={place.icon} text={place.label} count={count} />
    </Link>
  )
}

/** Icon, name and count; on the rail the name is the icon's tooltip. */
function Words({ icon, text, count }: { icon: IconName; text: string; count: number }) {
  const language = useLanguage()
  const t = useText('web')
  const said = count < countMax ? formatNumber(count, language) : `${formatNumber(countMax, language)}+`
  return (
    <>
      <Icon name={icon} />
      <span className={styles.word}>{text}</span>
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{said}</span>
          <span className="unseen">{t('waiting', { number: said })}</span>
        </span>
      )}
    </>
  )
}
