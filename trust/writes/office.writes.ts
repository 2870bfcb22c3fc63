// The write calls of what the office keeps: articles, messages, what is sold and carried, jobs that failed.
import { randomInt } from 'node:crypto'
import { countryCodes } from '#shop/address/country.rules.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { mockupOfficeCalls } from '#shop/catalogue/office/mockup.contract.ts'
import { priceListCalls } from '#shop/catalogue/price/contract.ts'
import { announcementCalls } from '#shop/content/announcement/contract.ts'
import { contentCalls } from '#shop/content/contract.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { pageCalls } from '#shop/content/page/contract.ts'
import { referralCalls } from '#shop/referral/contract.ts'
import { shippingCalls } from '#shop/shipping/contract.ts'
import { garmentPhoto } from '#test/garment.ts'
import { pngOf } from '../contract/canary.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { askedBy, type Writes } from './asked.ts'
import { inserted } from './past-api.ts'

const word = (kind: string) => `${kind}${randomInt(10 ** 9)}`
const named = (kind: string) => ({ name: word(kind), nameVi: word(kind) })

export function officeWrites(deployment: Deployment): Writes {
  const staff = askedBy(deployment.people.tokens.owner)
  return {
    ...contentWrites(deployment),
    ...referralWrites(deployment),
    ...catalogueWrites(deployment),
    retryJob: async () => staff({ params: { id: await deadJob(deployment) } }),
    takeInboundAgain: async () => staff({ params: { id: await failedWebhook(deployment) } }),
    setHoliday: async () => staff({ body: { day: '2031-01-02', name: 'A rest', nameVi: 'Nghỉ' } }),
    removeHoliday: async () => {
      const day = '2031-01-03'
      await deployment.people.owner(shippingCalls.setHoliday, { body: { day, name: 'A rest', nameVi: 'Nghỉ' } })
      return staff({ params: { day } })
    },
    addShipping: async () => staff({ body: { ...carriage, country: anotherCountry() } }),
    removeShipping: async () => {
      const body = { ...carriage, country: anotherCountry() }
      return staff({ params: { id: (await deployment.people.owner(shippingCalls.addShipping, { body })).data.id } })
    },
    changeShipping: async () => {
      const [option] = (await deployment.people.owner(shippingCalls.officeShipping)).data
      const { id = 0, country: _, name: __, level: ___, isSold: ____, ...body } = option ?? {}
      return staff({ params: { id }, body })
    },
  }
}

/** To a country that has none yet; off, so that it waits for nobody. */
const carriage = {
  name: 'international' as const,
  minDays: 5,
  maxDays: 9,
  fromProductionCents: 0,
  extraPoundCents: 3_00,
  isEnabled: false,
  rates: [{ upToOz: 16, costCents: 12_00 }],
}
let countries = 0
const anotherCountry = () => countryCodes.filter(code => code !== 'US' && code !== 'CA')[countries++ % 240] ?? 'FR'

function contentWrites({ people: { owner, tokens }, client }: Deployment): Writes {
  const [staff, seller] = [askedBy(tokens.owner), askedBy(tokens.demo)]
  const text = { title: 'A post', titleVi: 'Một bài', summary: 'Short', summaryVi: 'Ngắn', body: 'Words', bodyVi: 'Lời', coverKey: null }
  const draft = async () => {
    const { id, version } = (await owner(contentOfficeCalls.createPost)).data
    return { params: { id }, body: { ...text, version } }
  }
  const written = async () => {
    const { params, body } = await draft()
    const { version } = (await owner(contentOfficeCalls.savePost, { params, body })).data
    return { params, body: { version } }
  }
  const published = async () => {
    const { params, body } = await written()
    await owner(contentOfficeCalls.publishPost, { params, body })
    return { params }
  }
  const message = async () => {
    await client()(contentCalls.sendMessage, {
      body: { name: 'Mia Lee', email: 'mia@example.com', topic: 'ORDER', message: `Where is it? ${word('')}` },
    })
    return { params: { id: (await owner(contentOfficeCalls.officeMessages, { query: {} })).data.docs[0]?.id ?? 0 } }
  }
  const announced = async () => {
    const { params, body } = await announcement()
    const { version } = (await owner(announcementCalls.saveAnnouncement, { params, body })).data
    return { params, body: { version } }
  }
  const announcement = async () => {
    const { id, version } = (await owner(announcementCalls.createAnnouncement)).data
    const { title, titleVi, body, bodyVi } = text
    const to = { places: ['BANNER', 'PAGE'] as const, type: 'NORMAL' as const, audience: 'EVERYONE' as const, tier: '', sellers: [] }
    return { params: { id }, body: { title, titleVi, body, bodyVi, ...to, places: [...to.places], startsAt: null, endsAt: null, version } }
  }
  const page = async () => {
    const params = { key: 'faq' } as const
    const { version } = (await owner(pageCalls.officePage, { params })).data
    const { summary: _, summaryVi: __, coverKey: ___, ...words } = text
    return { params, body: { ...words, title: word('FAQ'), lead: '', leadVi: '', version } }
  }
  const savedPage = async () => {
    const { params, body } = await page()
    const { version } = (await owner(pageCalls.savePage, { params, body })).data
    return { params, body: { version } }
  }
  const running = async () => {
    const { params, body } = await announced()
    await owner(announcementCalls.publishAnnouncement, { params, body })
    return { params }
  }
  return {
    readAnnouncement: async () => seller(await running()),
    closeAnnouncement: async () => seller(await running()),
    readAnnouncements: async () => {
      await running()
      return seller()
    },
    createAnnouncement: async () => staff(),
    saveAnnouncement: async () => staff(await announcement()),
    publishAnnouncement: async () => staff(await announced()),
    endAnnouncement: async () => staff(await running()),
    deleteAnnouncement: async () => staff({ params: (await announcement()).params }),
    savePage: async () => staff(await page()),
    publishPage: async () => staff(await savedPage()),
    restorePage: async () => {
      const { params, body } = await savedPage()
      return staff({ params, body: { ...body, editionId: null } })
    },
    resetPage: async () => staff(await savedPage()),
    createPost: async () => staff(),
    savePost: async () => staff(await draft()),
    publishPost: async () => staff(await written()),
    withdrawPost: async () => staff(await published()),
    deletePost: async () => staff({ params: (await draft()).params }),
    addPostPicture: async () => staff({ files: [await pngOf('cover.png', 1_300)] }),
    answerMessage: async () => staff({ ...(await message()), body: { text: 'On its way', repliesSeen: 0 } }),
    sortMessage: async () => staff({ ...(await message()), body: { status: 'SPAM' } }),
  }
}

function catalogueWrites({ people: { owner, tokens } }: Deployment): Writes {
  const staff = askedBy(tokens.owner)
  const params = (id: number) => ({ params: { id } })
  const place = { isEnabled: true, place: 1 }
  const begun = async () => {
    const [category] = (await owner(catalogueOfficeCalls.officeCategories)).data
    return { productID: word('P'), ...named('Mug'), categoryId: category?.id ?? 0, shape: 'mug' as const }
  }
  const product = async () => (await owner(catalogueOfficeCalls.createProduct, { body: await begun() })).data
  const variants = () => [
    {
      id: null,
      variantID: word('V'),
      size: 'L',
      color: 'Black',
      colorHex: '#1c1d20',
      price: 20_00,
      priceSeller: 15_00,
      priceTiktok: 14_00,
      weightOz: 12,
      stock: null,
      isEnabled: true,
    },
  ]
  const sold = async () => {
    const { id, version } = await product()
    return (await owner(catalogueOfficeCalls.saveVariants, { ...params(id), body: { version, variants: variants() } })).data
  }
  const photo = async () => ({ body: { color: 'Black' }, files: [await pngOf('front.png', 900)] })
  const garment = async () => ({ body: { view: 'front' as const }, files: [await garmentPhoto()] })
  const head = () => ({ name: word('List'), tier: word('TIER'), startsAt: '2031-01-01T00:00:00.000Z', endsAt: null })
  return {
    createCategory: async () => staff({ body: named('Category') }),
    changeCategory: async () => {
      const { id, name, nameVi } = (await owner(catalogueOfficeCalls.createCategory, { body: named('Category') })).data
      return staff({ ...params(id), body: { name, nameVi, ...place } })
    },
    createTag: async () => staff({ body: named('Tag') }),
    changeTag: async () => {
      const { id, name, nameVi } = (await owner(catalogueOfficeCalls.createTag, { body: named('Tag') })).data
      return staff({ ...params(id), body: { name, nameVi, ...place } })
    },
    createProduct: async () => staff({ body: await begun() }),
    saveProduct: async () => {
      const { id, productID: _, slug: __, editedBy: ___, variants: _v, areas: _a, photos: _p, mockups: _m, ...body } = await product()
      return staff({ ...params(id), body: { ...body, description: 'Of stone' } })
    },
    saveVariants: async () => {
      const { id, version } = await product()
      return staff({ ...params(id), body: { version, variants: variants() } })
    },
    saveAreas: async () => {
      const { id, version } = await product()
      return staff({ ...params(id), body: { version, areas: [{ side: 'FRONT', widthInches: 8, heightInches: 4, place: null }] } })
    },
    addProductPicture: async () => staff({ ...params((await sold()).id), ...(await photo()) }),
    setProductPictures: async () => {
      const { data } = await owner(catalogueOfficeCalls.addProductPicture, { ...params((await sold()).id), ...(await photo()) })
      return staff({ ...params(data.id), body: { version: data.version, keys: data.photos.map(({ key }) => key) } })
    },
    addMockupBase: async () => staff({ ...params((await sold()).id), ...(await garment()) }),
    saveMockupBases: async () => {
      const { data } = await owner(mockupOfficeCalls.addMockupBase, { ...params((await sold()).id), ...(await garment()) })
      return staff({ ...params(data.id), body: { version: data.version, bases: data.mockups.map(({ key }) => ({ key, places: [] })) } })
    },
    setLowStock: async () => staff({ ...params((await sold()).variants[0]?.id ?? 0), body: { lowStock: 3 } }),
    addReceipt: async () => {
      const [variant] = (await sold()).variants
      return staff({ body: { kind: 'COUNT', lines: [{ variantID: variant?.variantID ?? '', quantity: 7 }] } })
    },
    createPriceList: async () => staff({ body: head() }),
    savePriceList: async () => {
      const body = head()
      const { id, version } = (await owner(priceListCalls.createPriceList, { body })).data
      return staff({ ...params(id), body: { ...body, version, prices: [], tiers: [] } })
    },
  }
}

function referralWrites(deployment: Deployment): Writes {
  const staff = askedBy(deployment.people.tokens.owner)
  // As the one that runs: a better one waits for a second person.
  const terms = () => ({ body: { nameEn: word('Programme'), nameVi: word('Programme'), shareBasisPoints: 500, months: 12 } })
  const made = async () => (await deployment.people.owner(referralCalls.makeProgramme, terms())).data.id
  return {
    makeProgramme: async () => staff(terms()),
    endProgramme: async () => staff({ params: { id: await made() } }),
    decideReferral: async () => staff({ params: { id: await newReferral(deployment) }, body: { isTrusted: false, note: 'One person' } }),
  }
}

/** Somebody whom the demo seller has invited. */
export async function newReferral(deployment: Deployment): Promise<number> {
  const { code } = (await deployment.people.demo(referralCalls.myReferral)).data
  return (await deployment.seller(word('friend').toLowerCase(), undefined, code)).id
}

/** Work that failed for the last time: that takes minutes, so it is written past the API. */
async function deadJob(deployment: Deployment): Promise<string> {
  const id = await inserted<string>(
    deployment,
    `insert into pgboss.job (name, data, state, output, completed_on, retry_limit)
     values ('notification.sweep', '{}', 'failed', '{"message":"The disk was full."}', now(), 0) returning id`,
  )
  return id ?? ''
}
/** A webhook of PayPal's whose last try failed; it is about nothing of ours. */
async function failedWebhook(deployment: Deployment): Promise<number> {
  const id = await inserted<string>(
    deployment,
    `insert into inbound_news (source, delivery_id, body, state, at)
     values ('paypal', '${word('delivery')}', '{"event_type":"CUSTOMER.DISPUTE.CREATED","resource":{}}', 'FAILED', now()) returning id`,
  )
  return Number(id)
}
