import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Stack } from '#kit/layout/Stack.tsx'
import { Scroll } from '#kit/scroll/Scroll.tsx'
import { Icon, type IconName } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { Checks } from '../checks/Checks.tsx'
import type { Checks as WhatToCheck } from '../checks/use-checks.ts'
import styles from '../Editor.module.css'
import { LayersPanel } from '../layers/LayersPanel.tsx'
import { DesignMockup } from '../save/EditorMockup.tsx'
import { useParts } from '../state/use-editor.ts'
import { PicturesPanel, ShapesPanel, TextPanel } from './AddPanels.tsx'
import { ChosenPanel } from './ChosenPanel.tsx'
import { GarmentPanel } from './GarmentPanel.tsx'

const tabs = ['pictures', 'text', 'shapes', 'layers', 'selected'] as const
type Tab = (typeof tabs)[number]
const icons: Record<Tab, IconName> = { pictures: 'image', text: 'text', shapes: 'shapes', layers: 'layers', selected: 'settings' }
const narrow = '(max-width: 900px)'
/** Whether there is one sheet in place of what stands at the sides. */
export const isNarrow = (): boolean => matchMedia(narrow).matches

type Props = {
  /** Nothing: the first one where there is room, none on a phone. */
  tab: string | undefined
  onTab: (tab: string | undefined) => void
  checks: WhatToCheck
  onColors: (colors: readonly string[]) => void
  /** With what the saved design is ordered. */
  order: ReactNode
  /** A text was added: it is written now. */
  onWrite: (id: string) => void
}

/** What is added at the left, what is chosen at the right; on a phone one sheet below the canvas. */
export function Panels({ isReadOnly, ...props }: Props & { isReadOnly: boolean }) {
  const t = useText('designEditor')
  const isNarrow = useIsNarrow()
  if (isReadOnly)
    return (
      <Scroll label={t('garment')} className={styles.right}>
        <Product onColors={props.onColors} order={props.order} />
      </Scroll>
    )
  return isNarrow ? <Sheet {...props} /> : <Sides {...props} />
}

function Sides({ tab, onTab, onWrite, ...garment }: Props) {
  const t = useText('designEditor')
  const { editor } = useParts()
  const shown = asTab(tab) ?? 'pictures'
  const at = shown === 'selected' ? 'layers' : shown
  return (
    <>
      <div className={styles.left}>
        <Tabs tabs={tabs.filter(each => each !== 'selected')} shown={at} onTab={onTab} />
        <Scroll label={t(at)} className={styles.panel}>
          <Content tab={at} onWrite={onWrite} {...garment} />
        </Scroll>
      </div>
      <div className={styles.side}>
        <Scroll label={t('selected')} className={styles.right}>
          <Content tab="selected" onWrite={onWrite} {...garment} />
        </Scroll>
        {editor.chosen.length > 0 && <BesideMockup />}
      </div>
    </>
  )
}

const besidePixels = 600
/** Below the fields of what is chosen: the product as it will be, while something is dragged, too. It folds, for who needs the room. */
function BesideMockup() {
  const t = useText('designEditor')
  const [isOpen, setOpen] = useState(true)
  return (
    <details className={styles.beside} open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('kind_mockup')}</summary>
      {isOpen && <DesignMockup longest={besidePixels} />}
    </details>
  )
}

/** A press on the tab that is open closes the sheet. */
function Sheet({ tab, onTab, onWrite, ...garment }: Props) {
  const t = useText('designEditor')
  const shown = asTab(tab)
  /** Over its box, where a phone's keyboard leaves room for the canvas alone. */
  const write = (id: string) => {
    onTab(undefined)
    onWrite(id)
  }
  return (
    <div className={styles.sheet} data-open={shown !== undefined || undefined}>
      <Tabs tabs={tabs} shown={shown} onTab={next => onTab(next === shown ? undefined : next)} />
      {shown && (
        <Scroll label={t(shown)} className={styles.panel}>
          <Content tab={shown} onWrite={write} {...garment} />
        </Scroll>
      )}
    </div>
  )
}

function Tabs({ tabs: of, shown, onTab }: { tabs: readonly Tab[]; shown: Tab | undefined; onTab: (tab: Tab) => void }) {
  const t = useText('designEditor')
  return (
    <nav className={styles.tabs} aria-label={t('tools')}>
      {of.map(each => (
        <button key={each} type="button" className={styles.tab} data-tool={each} aria-pressed={each === shown} onClick={() => onTab(each)}>
          <Icon name={icons[each]} />
          {t(each)}
        </button>
      ))}
    </nav>
  )
}

type ContentProps = Pick<Props, 'onWrite' | 'checks' | 'onColors' | 'order'> & { tab: Tab }
function Content({ tab, onWrite, checks, ...product }: ContentProps): ReactNode {
  const { editor } = useParts()
  if (tab === 'pictures') return <PicturesPanel />
  if (tab === 'text') return <TextPanel onAdded={onWrite} />
  if (tab === 'shapes') return <ShapesPanel />
  if (tab === 'layers') return <LayersPanel />
  const isChosen = editor.chosen.length > 0
  // Of what is chosen its own; of all the rest the button over the canvas tells.
  const list = isChosen
    ? checks.list.filter(({ side, layerId }) => side === editor.side.side && editor.ids.has(layerId ?? ''))
    : checks.list
  return (
    <Stack gap={16}>
      <Checks list={list} colors={isChosen ? [] : checks.colors} />
      {isChosen ? <ChosenPanel /> : <Product {...product} />}
    </Stack>
  )
}

/** Where nothing is chosen: the design on its product, what that costs and how it is ordered, and what it is for. */
function Product({ onColors, order }: Pick<Props, 'onColors' | 'order'>) {
  return (
    <Stack gap={24}>
      <DesignMockup />
      {order}
      <GarmentPanel onColors={onColors} />
    </Stack>
  )
}

const asTab = (tab: string | undefined): Tab | undefined => tabs.find(each => each === tab)

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    listener => {
      const query = matchMedia(narrow)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    isNarrow,
    () => false,
  )
}
