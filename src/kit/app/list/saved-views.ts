import { type ComponentType, createContext } from 'react'

export interface SavedViewsProps {
  /** The name of the list. */
  list: string
  /** Something is left out now, which is worth keeping. */
  isNarrow: boolean
}

/** What draws a person's views of a list, given by the frame: the kit knows no shop. */
export const SavedViewsContext = createContext<ComponentType<SavedViewsProps> | undefined>(undefined)
