// The write calls of our accounts at carriers: each about an account of its own, which never sells.
import { randomInt } from 'node:crypto'
import { carrierAccountCalls } from '#shop/carrier/account/office/contract.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { askedBy, type Writes } from './asked.ts'

export function carrierWrites({ people: { owner, tokens } }: Deployment): Writes {
  const staff = askedBy(tokens.owner)
  const named = () => ({ carrier: 'sandbox', name: `Account ${randomInt(10 ** 9)}`, mode: 'TEST' as const })
  const added = async () => ({ params: { id: (await owner(carrierAccountCalls.addCarrierAccount, { body: named() })).data.id } })
  const checked = async () => {
    const account = await added()
    await owner(carrierAccountCalls.checkCarrierAccount, account)
    return account
  }
  const place = { address: '12 Vacant House Rd', addressLine2: '', city: 'Houston', state: 'TX', zip: '77002', country: 'US' }
  return {
    adviseAddress: async () => askedBy(tokens.demo)({ body: place }),
    officeAdviseAddress: async () => staff({ body: place }),
    addCarrierAccount: async () => staff({ body: named() }),
    changeCarrierAccount: async () => staff({ ...(await added()), body: { name: named().name, services: ['EXPRESS'], from: null } }),
    setCarrierSecrets: async () => staff({ ...(await added()), body: { secrets: { token: 'a token of a trial' } } }),
    checkCarrierAccount: async () => staff(await added()),
    sampleCarrierAccount: async () => staff(await checked()),
    enableCarrierAccount: async () => staff(await checked()),
    disableCarrierAccount: async () => staff(await checked()),
    deleteCarrierAccount: async () => staff(await added()),
    setCarrierRules: async () => {
      const seenIds = (await owner(carrierAccountCalls.carrierRules)).data.map(({ id }) => id)
      return staff({ body: { rules: [], seenIds } })
    },
  }
}
