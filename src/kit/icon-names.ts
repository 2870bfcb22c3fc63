import type { iconPaths } from './icon-paths.tsx'

/** Names of drawings that stand beside the public ones; desk/desk-icons.tsx adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the desk
export interface MoreIcons {}
export type IconName = keyof typeof iconPaths | keyof MoreIcons
