// The write calls about people, each by or about a person of its own: most of them end what a person has.
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { factorCalls } from '#shop/account/factor/contract.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { emailCalls } from '#shop/account/profile/email.contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { readMail, until } from '#test/deployment.ts'
import { codeOf } from '#test/phone.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { askedBy, type Writes } from './asked.ts'
import { invite, newMember, memberPassword as password, signIn } from './member.ts'

const newPassword = 'quite another passphrase'

export function peopleWrites(deployment: Deployment): Writes {
  const { demo, owner, tokens } = deployment.people
  const staff = askedBy(tokens.owner)
  const seller = askedBy(tokens.demo)
  const params = (id: number) => ({ params: { id } })
  const invited = async () => params((await invite(deployment)).id)
  const member = () => newMember(deployment)
  /** Whose first session is over, or is turned to a seller: they go on in another one. */
  const anew = (username: string, chosen = password) => ({ again: () => signIn(deployment, username, chosen) })
  const factored = async () => {
    const made = await member()
    const client = deployment.client(made.token)
    const { data } = await client(factorCalls.beginSecondFactor, { body: { password } })
    const code = codeOf(data.secret, new Date())
    const { recoveryCodes } = (await client(factorCalls.confirmSecondFactor, { body: { code } })).data
    return { ...made, recoveryCode: recoveryCodes[0] ?? '' }
  }
  const notification = async () =>
    until('a notification', async () => (await demo(notificationCalls.myNotifications, { query: {} })).data.docs[0]?.id)

  return {
    changePassword: async () => {
      const { token, username } = await member()
      return { token, input: { body: { oldPassword: password, newPassword } }, ...anew(username, newPassword) }
    },
    setPreferences: async () => seller({ body: { autoSubmit: false } }),
    endSession: async () => {
      const { token, username } = await member()
      await signIn(deployment, username)
      const { data: sessions } = await deployment.client(token)(accountCalls.mySessions)
      return { token, input: params(sessions.find(({ isCurrent }) => !isCurrent)?.id ?? 0) }
    },
    changeEmail: async () => {
      const { token, username } = await member()
      const newEmail = `new${randomInt(10 ** 9)}@example.com`
      await deployment.client(token)(emailCalls.askNewEmail, { body: { newEmail, password } })
      const otpCode = await readMail(join(deployment.dataDir, 'outbox'), newEmail, /^ {4}(\d{4})$/m)
      return { token, input: { body: { newEmail, otpCode } }, ...anew(username) }
    },
    disableSecondFactor: async () => {
      const { token, recoveryCode } = await factored()
      return { token, input: { body: { password, code: recoveryCode } } }
    },
    closeAccount: async () => ({ token: (await member()).token, input: { body: { password } }, isLast: true }),
    inviteStaff: async () => {
      const username = `staff${randomInt(10 ** 9)}`
      return staff({ body: { username, email: `${username}@example.com`, fullName: 'Staff', roles: ['finance'] } })
    },
    inviteAgain: async () => staff(await invited()),
    setRoles: async () => staff({ ...(await invited()), body: { roles: ['finance'] } }),
    setCeilings: async () => staff({ ...(await invited()), body: { refundCeilingCents: 100_00, depositCeilingCents: null } }),
    verifyPerson: async () => {
      const username = `unproved${randomInt(10 ** 9)}`
      const body = { username, email: `${username}@example.com`, password, referralCode: '' }
      return staff(params((await deployment.client()(signInCalls.signUp, { body })).data.user.id))
    },
    suspendPerson: async () => staff({ ...(await invited()), body: { reason: 'A test' } }),
    restorePerson: async () => {
      const person = await invited()
      await owner(accountOfficeCalls.suspendPerson, { ...person, body: { reason: 'A test' } })
      return staff(person)
    },
    resetSecondFactor: async () => staff(params((await factored()).id)),
    viewAs: async () => {
      const { token, username } = await member()
      return { token, input: params((await demo(accountCalls.me)).data.id), ...anew(username) }
    },
    endView: async () => {
      const { token } = await member()
      const viewed = params((await demo(accountCalls.me)).data.id)
      await deployment.client(token)(accountOfficeCalls.viewAs, viewed)
      return { token, input: viewed }
    },
    endPersonSessions: async () => staff({ ...params((await member()).id), body: {} }),
    setSwitches: async () => seller({ body: { muted: [] } }),
    readNotification: async () => seller(params(await notification())),
  }
}
