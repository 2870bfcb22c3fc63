import type { CallAnswer } from '#base/call.ts'
import { api } from '#kit/call/api.ts'
import { keyOf } from '#kit/call/use-call.ts'
import { type AnnouncementDraft, announcementCalls } from '../../../announcement/contract.ts'
import type { Drafted, Working } from '../draft/use-draft.ts'

export type EditedAnnouncement = CallAnswer<typeof announcementCalls.officeAnnouncement>['data']
export type AtWork = Working<EditedAnnouncement, AnnouncementDraft>

const byId = (id: number | string) => ({ params: { id: Number(id) } })

/** Announcements, as their editor works on them. */
export const announcements: Drafted<EditedAnnouncement, AnnouncementDraft> = {
  name: 'announcement',
  idOf: ({ id }) => id,
  draftOf: ({ title, titleVi, body, bodyVi, places, type, audience, tier, sellers, unknownSellers, startsAt, endsAt }) => ({
    title,
    titleVi,
    body,
    bodyVi,
    places,
    type,
    audience,
    tier,
    sellers: [...sellers.map(({ username }) => username), ...unknownSellers],
    startsAt,
    endsAt,
  }),
  load: async id => (await api(announcementCalls.officeAnnouncement, byId(id))).data,
  save: async (id, body) => (await api(announcementCalls.saveAnnouncement, { ...byId(id), body })).data,
  conflict: 'ANNOUNCEMENT_WAS_CHANGED',
  taken(queries, item) {
    queries.setQueryData(keyOf(announcementCalls.officeAnnouncement, byId(item.id)), { data: item })
    void queries.invalidateQueries({ queryKey: keyOf(announcementCalls.officeAnnouncements) })
  },
}
