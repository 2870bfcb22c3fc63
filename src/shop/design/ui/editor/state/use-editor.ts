// What is edited: the design with its history, the side that is shown, and what is chosen on it.
import { createContext, useContext, useMemo, useReducer } from 'react'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import type { Product } from '#shop/catalogue/storefront/contract.ts'
import { areaOf, printingOf } from '#shop/catalogue/storefront/rules.ts'
import { sideIn } from '../../../document/color/color.rules.ts'
import { alikeOn, differingOn, folded } from '../../../document/color/folded.rules.ts'
import { type EditedDocument, type EditedLayer, type EditedSide, withLayers, withSide } from '../../../document/edit/edited.rules.ts'
import { edited, type History, historyOf, redone, undone } from '../../../document/edit/history.rules.ts'
import { groupOf } from '../../../document/edit/list.rules.ts'
import { heldNear } from '../../../document/edit/place.rules.ts'
import type { Sources } from './sources.ts'
import type { Guides } from './use-guides.ts'

type Layers = readonly EditedLayer[]
type Change = (layers: Layers, area: EditedSide) => Layers
interface State {
  history: History<EditedDocument>
  /** While something is dragged: as it looks now, and no step of the history yet. */
  live: Layers | undefined
  side: Side
  /** The garment's colour that it is looked at in. */
  color: string
  /** The layers of the side whose ink and hiding are to change on this colour alone, also those that do not differ yet. */
  own: ReadonlySet<string>
  chosen: readonly string[]
  /** A press adds to what is chosen, or takes from it: what Shift does, without a keyboard. */
  isChoosingMore: boolean
  /** The picture whose crop is edited. */
  cropping: string | undefined
}
type Act =
  | {
      type: 'edit'
      change: Change
      field?: string | undefined
      choose?: readonly string[] | undefined
      chooseLast?: boolean
      on?: Side
      copyOf?: ReadonlyMap<string, string>
      at: number
    }
  | { type: 'drag'; layers: Layers }
  | { type: 'drop'; at: number }
  | { type: 'cancel' }
  | { type: 'choose'; ids: readonly string[] }
  | { type: 'chooseMore'; isOn: boolean }
  | { type: 'crop'; id: string | undefined }
  | { type: 'side'; side: Side }
  | { type: 'color'; color: string }
  | { type: 'own'; ids: readonly string[] }
  | { type: 'alike'; color: string; ids?: ReadonlySet<string>; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'replace'; document: EditedDocument }

export interface Editor {
  /** As it looks now, in the colour that is shown. */
  document: EditedDocument
  /** Without what is being dragged, and with what differs on other colours: what is saved. */
  kept: EditedDocument
  side: EditedSide
  /** Of the side that is shown, as it looks now. */
  layers: Layers
  /** The layers that are chosen, lowest first. */
  chosen: Layers
  ids: ReadonlySet<string>
  /** A press adds a layer to what is chosen, or takes it away. */
  isChoosingMore: boolean
  cropping: string | undefined
  isDragging: boolean
  /** The garment's colour that is shown. */
  color: string
  /** The layers of the side that differ on it. */
  differing: ReadonlySet<string>
  /** The layers whose ink and hiding change on it alone. */
  own: ReadonlySet<string>
  /** It may only be looked at. */
  isReadOnly: boolean
  canUndo: boolean
  canRedo: boolean
  /**
   * One step of the history; changes of one `field` right after each other are one. `chooseLast`: what was put on top is chosen. `on`: a side
   * that need not be the one that is shown, where the design has it.
   */
  edit: (
    change: Change,
    options?: { field?: string; choose?: readonly string[]; chooseLast?: boolean; on?: Side; copyOf?: ReadonlyMap<string, string> },
  ) => void
  /** Changes what is chosen and not locked. */
  editChosen: (change: (layer: EditedLayer) => EditedLayer, field?: string) => void
  drag: (layers: Layers) => void
  drop: () => void
  cancel: () => void
  choose: (ids: readonly string[]) => void
  chooseMore: (isOn: boolean) => void
  crop: (id: string | undefined) => void
  show: (side: Side) => void
  showColor: (color: string) => void
  /** From now on the ink and hiding of these layers change on the shown colour alone. */
  makeOwn: (ids: readonly string[]) => void
  /** Takes away what differs on a colour: of these layers of the side, or of all that the design has. */
  makeAlike: (color: string, ids?: ReadonlySet<string>) => void
  undo: () => void
  redo: () => void
  /** Another design in place of this one: what somebody else has saved. */
  replace: (document: EditedDocument) => void
}
/** What the parts of the editor are given. */
export interface EditorParts {
  editor: Editor
  product: Product
  /** The garment's colour that is shown, and how it looks; and all that the design is made for. */
  color: { name: string; hex: string }
  colors: readonly string[]
  sources: Sources
  guides: Guides
  /** What uploads are begun for: this design, by its id or, before its first draft, as a new one of its product. */
  purpose: string
  /** The text that is written over its box, and how to begin or end that. */
  writing: string | undefined
  write: (id: string | undefined) => void
  /** Said aloud to who listens to the page. */
  say: (sentence: string) => void
}

const Context = createContext<EditorParts | undefined>(undefined)
export const EditorContext = Context.Provider
export function useParts(): EditorParts {
  const parts = useContext(Context)
  if (!parts) throw new Error('There is no editor above this part')
  return parts
}

/** Whether the product still has this side: what was drawn on one that it has lost stays in the design, and is not printed. */
export const isPrintedOn = ({ printAreas }: Pick<Product, 'printAreas'>, side: Side): boolean => printAreas.some(area => area.side === side)

/** How the product prints this side; one that it has lost as is usual. */
export const printingOn = ({ printAreas }: Pick<Product, 'printAreas'>, side: Side) => printingOf(areaOf(printAreas, side) ?? {})

/** A design that may only be looked at takes no edits. */
export function useEditor(first: EditedDocument, color: string, isReadOnly: boolean): Editor {
  const [state, act] = useReducer(reduce, first, document => ({
    ...{
      history: historyOf(document),
      live: undefined,
      chosen: [],
      isChoosingMore: false,
      cropping: undefined,
      color,
      own: new Set<string>(),
    },
    side: document.sides[0]?.side ?? ('FRONT' as const),
  }))
  return useMemo(
    () => ({ ...editorOf(state, did => (isReadOnly && writes.has(did.type) ? undefined : act(did))), isReadOnly }),
    [state, isReadOnly],
  )
}
const writes: ReadonlySet<Act['type']> = new Set(['edit', 'drag', 'drop', 'crop', 'undo', 'redo', 'own', 'alike'])

/** Each side as its colour shows it: the same value for as long as nothing changes. */
const shownSides = new WeakMap<EditedSide, { color: string; shown: EditedSide }>()
function shownSide(side: EditedSide, color: string): EditedSide {
  const known = shownSides.get(side)
  if (known?.color === color) return known.shown
  const shown = sideIn(side, color)
  shownSides.set(side, { color, shown })
  return shown
}

function editorOf(state: State, act: (act: Act) => void): Omit<Editor, 'isReadOnly'> {
  const { history, live, side, color, chosen, isChoosingMore, cropping } = state
  const still: EditedDocument = { sides: history.present.sides.map(each => shownSide(each, color)) }
  const document = live ? withLayers(still, side, live) : still
  const shown = document.sides.find(each => each.side === side) ?? document.sides[0]
  if (!shown) throw new Error('A product that is designed has a print area')
  const ids = new Set(chosen)
  const edit: Editor['edit'] = (change, options = {}) => act({ type: 'edit', change, ...options, at: Date.now() })
  return {
    document,
    kept: history.present,
    side: shown,
    layers: shown.layers,
    chosen: shown.layers.filter(layer => ids.has(layer.id)),
    ...{ ids, isChoosingMore },
    ...{ color, differing: differingOn(shown, color), own: ownIn(state) },
    cropping: shown.layers.some(layer => layer.id === cropping && layer.kind === 'IMAGE') ? cropping : undefined,
    isDragging: live !== undefined,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit,
    editChosen: (change, field) =>
      edit(layers => layers.map(layer => (ids.has(layer.id) && !layer.isLocked ? heldNear(change(layer), shown) : layer)), {
        ...(field !== undefined && { field: `${field} ${chosen.join()}` }),
      }),
    drag: layers => act({ type: 'drag', layers }),
    drop: () => act({ type: 'drop', at: Date.now() }),
    cancel: () => act({ type: 'cancel' }),
    choose: next => act({ type: 'choose', ids: next }),
    chooseMore: isOn => act({ type: 'chooseMore', isOn }),
    crop: id => act({ type: 'crop', id }),
    show: next => act({ type: 'side', side: next }),
    showColor: next => act({ type: 'color', color: next }),
    makeOwn: own => act({ type: 'own', ids: own }),
    makeAlike: (of, own) => act({ type: 'alike', color: of, ...(own && { ids: own }), at: Date.now() }),
    undo: () => act({ type: 'undo' }),
    redo: () => act({ type: 'redo' }),
    replace: next => act({ type: 'replace', document: next }),
  }
}

/** What differs on the shown colour is changed there; of the rest what its seller has said so of. */
function ownIn({ history, side, color, own }: State): ReadonlySet<string> {
  const kept = history.present.sides.find(each => each.side === side)
  const differing = kept ? differingOn(kept, color) : new Set<string>()
  return own.size === 0 ? differing : new Set([...differing, ...own])
}

/** The design after an edit of the layers that are shown. */
const foldedIn = (state: State, after: Layers, copyOf?: ReadonlyMap<string, string>): EditedDocument =>
  withSide(state.history.present, state.side, each => folded(each, after, { color: state.color, own: ownIn(state), copyOf }))

function reduce(state: State, act: Act): State {
  const { history } = state
  const side = act.type === 'edit' && history.present.sides.some(each => each.side === act.on) ? (act.on ?? state.side) : state.side
  const kept = history.present.sides.find(each => each.side === side)
  const area = kept && shownSide(kept, state.color)
  const layers = area?.layers ?? []
  switch (act.type) {
    case 'edit': {
      if (!area) return state
      const next = act.change(layers, area)
      const { at, field, copyOf } = act
      if (side !== state.side) {
        const there = { ...state, side, own: new Set<string>() }
        return next === layers ? state : { ...state, history: edited(history, foldedIn(there, next, copyOf), { at }) }
      }
      const choose = act.chooseLast ? next.slice(-1).map(layer => layer.id) : (act.choose ?? state.chosen)
      if (next === layers) return { ...state, chosen: choose }
      return { ...state, live: undefined, chosen: choose, history: edited(history, foldedIn(state, next, copyOf), { field, at }) }
    }
    case 'drag':
      return { ...state, live: act.layers }
    case 'drop':
      if (!state.live) return state
      return { ...state, live: undefined, history: edited(history, foldedIn(state, state.live), { at: act.at }) }
    case 'cancel':
      return { ...state, live: undefined }
    case 'choose': {
      // A group is chosen whole, but where one of it is asked for by itself.
      const ids = act.ids.length === 1 ? act.ids : [...new Set(act.ids.flatMap(id => groupOf(layers, id)))]
      return { ...state, chosen: ids, cropping: ids.includes(state.cropping ?? '') ? state.cropping : undefined }
    }
    case 'chooseMore':
      return { ...state, isChoosingMore: act.isOn, cropping: undefined }
    case 'crop':
      return { ...state, cropping: act.id, chosen: act.id === undefined ? state.chosen : [act.id] }
    case 'side':
      return { ...state, side: act.side, own: new Set(), chosen: [], isChoosingMore: false, live: undefined, cropping: undefined }
    case 'color':
      return act.color === state.color ? state : { ...state, color: act.color, own: new Set(), live: undefined }
    case 'own':
      return { ...state, own: new Set([...state.own, ...act.ids]) }
    case 'alike': {
      const { color, ids, at } = act
      const own = new Set([...state.own].filter(id => ids && !ids.has(id)))
      const of = history.present.sides
      const next = of.map(each => (ids && each.side !== side ? each : alikeOn(each, color, ids)))
      const isSame = next.every((each, index) => each === of[index])
      return { ...state, own, live: undefined, history: isSame ? history : edited(history, { sides: next }, { at }) }
    }
    case 'undo':
      return { ...state, live: undefined, history: undone(history) }
    case 'redo':
      return { ...state, live: undefined, history: redone(history) }
    case 'replace':
      return { ...state, live: undefined, chosen: [], isChoosingMore: false, cropping: undefined, history: historyOf(act.document) }
  }
}
