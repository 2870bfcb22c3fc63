// Referral: a seller's code and link, whom they invited and what it brought; the office's programmes and held awards.
import { z } from 'zod'
import { call, download, subject } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, named, PageQuery, PersonName, pageOf } from '#base/shapes.ts'
import { heldReasons, programmeLimits, referralStates } from './rules.ts'

export const referralEvents = {
  /** An award was posted in its inviter's wallet, or, below zero, taken back. */
  'referral.awarded': event<{ sellerId: number; amountCents: number }>({ own: ['money', 'readOnly'], staff: ['finance', 'auditor'] }),
}
declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof referralEvents> {}
}

export const referral = subject('referral', ['Referral', 'Lượt giới thiệu'], { office: '/office/referral?q={id}' })
export const programme = subject('referral-programme', ['Referral programme', 'Chương trình giới thiệu'], {
  office: '/office/referral?tab=programmes',
})

/** `shareBasisPoints` of what is kept of the production cost, for orders paid within `months` of joining. */
const ReferralProgramme = z.object({
  id: Id,
  nameEn: z.string(),
  nameVi: z.string(),
  shareBasisPoints: z.int(),
  months: z.int(),
  mostCents: CentsShape.nullable(),
  startsAt: Instant,
  endsAt: Instant.nullable(),
})

const OfficeProgramme = ReferralProgramme.extend({ invited: z.int() })
export const ReferralState = z.enum(referralStates)

/** An invited seller as their inviter sees them (spec §2, my referral). */
const InvitedSeller = z.object({
  id: Id,
  username: z.string(),
  programme: z.string().nullable(),
  programmeVi: z.string().nullable(),
  joinedAt: Instant,
  /** From when on their orders bring nothing more. */
  endsAt: Instant.nullable(),
  state: ReferralState,
  awardCents: CentsShape,
  heldCents: CentsShape,
})
const OfficeReferral = InvitedSeller.extend({ inviter: PersonName, heldFor: z.enum(heldReasons).nullable(), orders: z.int() })

named({ ReferralProgramme, OfficeProgramme, InvitedSeller, OfficeReferral })

const When = z.iso.datetime({ offset: true, local: false })
const Name = z.string().trim().min(1).max(programmeLimits.nameMax)
export const NewProgramme = z
  .object({
    nameEn: Name,
    nameVi: Name,
    shareBasisPoints: z.int().min(1).max(10_000),
    months: z.int().min(1).max(programmeLimits.months),
    mostCents: CentsShape.min(1).max(programmeLimits.mostCents).nullable().default(null),
    /** Now where nothing is given. */
    startsAt: When.nullable().default(null),
    endsAt: When.nullable().default(null),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || new Date(endsAt) > new Date(startsAt), {
    message: 'PROGRAMME_ENDS_EARLY',
    path: ['endsAt'],
  })
export type NewProgramme = z.infer<typeof NewProgramme>
/** The office's form, as people type it. */
export const ProgrammeForm = z.object({
  nameEn: z.string(),
  nameVi: z.string(),
  percent: z.number(),
  months: z.int(),
  mostCents: CentsShape.optional(),
  startsAt: z.string(),
  endsAt: z.string(),
})

/** The form in the contract's shape: nothing for what was left empty, hundredths of a percent, times of the reader's own zone. */
export function programmeOf({ percent, startsAt, endsAt, mostCents, ...given }: z.infer<typeof ProgrammeForm>) {
  const instant = (typed: string) => (typed === '' ? null : new Date(typed).toISOString())
  return {
    ...given,
    shareBasisPoints: Math.round(percent * 100),
    mostCents: mostCents ?? null,
    startsAt: instant(startsAt),
    endsAt: instant(endsAt),
  }
}

export const Verdict = z.object({ isTrusted: z.boolean(), note: z.string().trim().min(1).max(500) })

const mine = { access: { seller: ['money', 'readOnly'] }, touches: 'own' } as const
const read = { access: { staff: ['finance', 'auditor'] }, touches: 'any' } as const
const write = { access: { staff: ['finance'] }, touches: 'any' } as const

export const referralCalls = {
  myReferral: call('GET /v1/referral', {
    ...mine,
    summary: 'My referral code with its link and QR code, the programmes that run, and what they have brought me',
    answer: dataOf(
      z.object({
        code: z.string(),
        link: z.string(),
        /** A data URL of an SVG. */
        qr: z.string(),
        programmes: z.array(ReferralProgramme),
        invited: z.int(),
        awardCents: CentsShape,
        heldCents: CentsShape,
      }),
    ),
  }),
  myReferralQr: download('GET /v1/referral/qr', {
    ...mine,
    summary: 'The QR code of my referral link as a PNG of 1024 pixels',
    answer: z.null(),
  }),
  myReferrals: call('GET /v1/referral/history', {
    ...mine,
    summary: 'Whom I invited, under which programme and what it brought, newest first',
    query: PageQuery,
    answer: pageOf(InvitedSeller),
  }),
  officeReferrals: call('GET /v1/office/referral', {
    ...read,
    summary: 'Who invited whom and what it brought, newest first; held ones wait for finance',
    query: PageQuery.extend({ state: ReferralState.optional(), q: z.string().trim().max(60).optional() }),
    answer: pageOf(OfficeReferral),
  }),
  decideReferral: call('POST /v1/office/referral/{id}/decide', {
    ...write,
    money: 'grant',
    did: {
      about: referral,
      done: ['Decided about a referral', 'Quyết định về lượt giới thiệu'],
      asks: ['Trust a referral and release its held awards', 'Tin cậy lượt giới thiệu và trả thưởng bị giữ'],
    },
    summary: 'Trust inviter and invited, whose held awards are posted, and what follows; or refuse what is held and what follows',
    params: IdParam,
    body: Verdict,
    answer: dataOf(z.object({ id: Id, postedCents: CentsShape })),
  }),
  officeProgrammes: call('GET /v1/office/referral/programme', {
    ...read,
    summary: 'Referral programmes, newest first',
    answer: dataOf(z.array(OfficeProgramme)),
  }),
  makeProgramme: call('POST /v1/office/referral/programme', {
    ...write,
    money: 'grant',
    did: {
      about: programme,
      done: ['Created a referral programme', 'Tạo chương trình giới thiệu'],
      asks: ['Create a referral programme', 'Tạo chương trình giới thiệu'],
    },
    summary: 'Make a referral programme: it holds for those who join while it runs',
    body: NewProgramme,
    answer: dataOf(ReferralProgramme),
  }),
  endProgramme: call('POST /v1/office/referral/programme/{id}/end', {
    ...write,
    money: { none: 'Takes a programme away' },
    did: { about: programme, done: ['Ended a referral programme', 'Kết thúc chương trình giới thiệu'] },
    summary: 'End a referral programme: who joined under it keeps it, nobody joins under it any more',
    params: IdParam,
    answer: dataOf(ReferralProgramme),
  }),
}
