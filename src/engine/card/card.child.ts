import { serveChild } from '../child/serve-child.ts'
import { drawCard } from './draw-card.ts'

export const cardOperations = { drawCard }

serveChild(cardOperations)
