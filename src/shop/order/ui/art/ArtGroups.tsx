import { nameIn } from '#base/text.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { api } from '#kit/call/api.ts'
import { Button } from '#kit/control/Button.tsx'
import { Lines } from '#kit/layout/Stack.tsx'
import { Picture } from '#kit/show/Picture.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { pictureInColor } from '#shop/design/template/rules.ts'
import { fileCalls } from '#shop/file/contract.ts'
import styles from './art.module.css'
import { type ArtGroup, type ArtSourceChoice, type Grouping, groupings } from './art-groups.ts'

type Props = {
  groups: readonly ArtGroup[]
  by: Grouping
  onGroup: (by: Grouping) => void
  choices: ReadonlyMap<string, ArtSourceChoice>
  onOpen: (group: ArtGroup) => void
}

/** What lacks art, by product, SKU or item, each with what was chosen for it. */
export function ArtGroups({ groups, by, onGroup, choices, onOpen }: Props) {
  const t = useText('orderArt')
  const language = useLanguage()
  const titleOf = ({ printable, items: [first] }: ArtGroup) => {
    const choice = by === 'product' ? [] : [first?.size, colorIn(language, printable.color)]
    return [nameIn(language, printable), ...choice.filter(Boolean)].join(' · ')
  }
  const isOne = groups.length === 1 && groups[0]?.items.length === 1
  return (
    <>
      {!isOne && (
        <div>
          <p className="hint">{t('oneFor')}</p>
          <AppTabs
            label={t('oneFor')}
            value={by}
            onChange={value => onGroup(groupings.find(each => each === value) ?? 'sku')}
            tabs={groupings.map(value => ({ value, label: t(`by_${value}`) }))}
          />
        </div>
      )}
      <Lines className={styles.groups} aria-label={t('groups')}>
        {groups.map(group => {
          const choice = choices.get(group.key)
          const [first] = group.items
          const orders = group.orders === 1 ? t('orderId', { id: first?.orderId ?? 0 }) : t('ordersIn', { count: group.orders })
          return (
            <li key={group.key}>
              <span className={styles.thumbnail}>
                <Picture src={pictureOf(choice, group)} alt="" />
              </span>
              <div>
                <strong>{titleOf(group)}</strong>
                <small>
                  {by !== 'product' && <span className="numbers">{first?.sku} · </span>}
                  {orders} · {choice ? saidOf(choice, t) : t('notChosen')}
                </small>
              </div>
              <Button
                size="small"
                aria-label={t(choice ? 'changeFor' : 'chooseFor', { name: titleOf(group) })}
                onClick={() => onOpen(group)}
              >
                {t(choice ? 'change' : 'choose')}
              </Button>
            </li>
          )
        })}
      </Lines>
    </>
  )
}

function pictureOf(choice: ArtSourceChoice | undefined, { printable }: ArtGroup): string | undefined {
  if (choice?.kind === 'template') return pictureInColor(choice.image, printable.color)
  const [first] = choice?.kind === 'sides' ? choice.choices.values() : []
  return first && api.url(fileCalls.fileThumbnail, { params: { id: first.file.id } })
}

function saidOf(choice: ArtSourceChoice, t: ReturnType<typeof useText<'orderArt'>>): string {
  if (choice.kind === 'template') return choice.name
  if (choice.kind === 'earlier') return t('orderId', { id: choice.orderId })
  return [...choice.choices.values()].map(({ file }) => file.name).join(', ')
}
