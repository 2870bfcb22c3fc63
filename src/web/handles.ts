import { useMatches } from 'react-router'

interface Handle {
  /** The namespaces of its texts. */
  texts?: readonly string[]
  /** All that it does works without a script. */
  hydratesOnInteraction?: boolean
}

/** What the page's routes say in their `handle`. */
export const useHandles = () => useMatches().map(({ handle }) => (handle ?? {}) as Handle) // Our own routes.

/** The namespaces that the page's routes name. */
export const useTextsNamed = (): string[] => [...new Set(useHandles().flatMap(({ texts = [] }) => texts))]
