// What a domain gives the menus of portal and office: its places, its screens, and what its queues lead to. The frame joins those of all.
import { createContext } from 'react'
import type { EventName } from '#base/event.ts'
import type { Wording } from '#base/text.ts'
import type { WireCall } from '#base/wire.ts'
import type { IconName } from '#kit/show/Icon.tsx'

/** A screen of portal or office, with those below it: whoever may make the call that it is about may open it; without one, everybody. */
export interface Screen {
  path: string
  call?: WireCall
}

/** A screen that the side menu leads to. */
export interface Place<Text extends string = string> extends Screen {
  /** The menu's group that it stands in, and where in it: the lowest first. */
  group: string
  rank: number
  text: Text
  icon: IconName
  /** Shown as the current place at this very path only, not below it. */
  end?: boolean
}

/** Where a queue is worked on, and the call of the act that its button is about: who may not make it sees why there. */
export interface QueueWay {
  icon: IconName
  to: string
  call: WireCall
}

/** Where what waits for a seller is mended, and the call of the act that its button is about. */
export interface NeedWay {
  icon: IconName
  tone: 'amber' | 'red' | 'grey'
  /** `id` is the one that waits longest. */
  to: (need: { count: number; id: number }) => string
  call: WireCall
}

type Words = Readonly<Record<string, Wording>>
/** What the words of a domain are for: `queue_batch` says what it is, `act_batch` what is done there. */
type QueueName<W> = keyof W extends infer Key ? (Key extends `queue_${infer Name}` ? Name : never) : never
type NeedName<W> = keyof W extends infer Key ? (Key extends `need_${infer Name}_other` ? Name : never) : never
type PlaceText<W> = Exclude<keyof W & string, `queue_${string}` | `need_${string}` | `act_${string}`>

export interface Menu<Text extends string = string> {
  places?: readonly Place<Text>[]
  /** Screens that only other screens lead to. */
  screens?: readonly Screen[]
  /** After these events other numbers may wait. */
  news?: readonly EventName[]
}
/** Of a domain's `ui/portal-menu.ts`; its words are its `…PortalPlaceText`. */
export interface PortalMenu<W = Words> extends Menu<PlaceText<W>> {
  needs?: Readonly<Record<NeedName<W>, NeedWay>>
}
/** Of a domain's `ui/office-menu.ts`; its words are its `…OfficePlaceText`. */
export interface OfficeMenu<W = Words> extends Menu<PlaceText<W>> {
  queues?: Readonly<Record<QueueName<W>, QueueWay>>
}

/** The ways of all queues, given by the office's frame. */
export const QueueWaysContext = createContext<Readonly<Record<string, QueueWay>>>({})
/** The ways of all needs, given by the seller's frame. */
export const NeedWaysContext = createContext<Readonly<Record<string, NeedWay>>>({})

declare module '#base/text.ts' {
  interface Texts {
    /** Joined by the build of every `…OfficePlaceText`. */
    officePlace: Words
    /** Of every `…PortalPlaceText`. */
    portalPlace: Words
  }
}
