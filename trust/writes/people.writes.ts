// The write calls about people, each by or about a person of its own: most of them end what a person has.
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { factorCalls } from '#shop/account/factor/contract.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { emailCalls } from '#shop/account/profile/email.contract.ts'
import { savedViewCalls } from '#shop/account/profile/saved-view/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { careCalls } from '#shop/care/contract.ts'
import { pushCalls } from '#shop/notification/channel/push/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { readMail, until } from '#test/deployment.ts'
import { codeOf } from '#test/phone.ts'
import { newBrowser } from '#test/stand-ins/push.ts'
import { memberOfTeam } from '../contract/team.ts'
import type { Deployment, Seller } from '../deployment/deployment.ts'
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
  const turnOnFactor = async (token: string, body: { password?: string }) => {
    const client = deployment.client(token)
    const { data } = await client(factorCalls.beginSecondFactor, { body })
    const code = codeOf(data.secret, new Date())
    return (await client(factorCalls.confirmSecondFactor, { body: { code } })).data.recoveryCodes
  }
  const factored = async () => {
    const made = await member()
    const [recoveryCode = ''] = await turnOnFactor(made.token, { password })
    return { ...made, recoveryCode }
  }
  const unproved = async () => {
    const username = `unproved${randomInt(10 ** 9)}`
    const body = { username, email: `${username}@example.com`, password, referralCode: '' }
    return (await deployment.client()(signInCalls.signUp, { body })).data.user.id
  }
  const newView = () => ({ list: `list-${randomInt(10 ** 9)}`, name: 'A view', address: 'status=PENDING' })
  const view = async () => params((await demo(savedViewCalls.saveView, { body: newView() })).data.id)
  const newTeamMember = () => ({ email: `team${randomInt(10 ** 9)}@example.com`, fullName: 'A member', roles: ['orders' as const] })
  let [boss, invitations]: [Seller | undefined, number] = [undefined, 0]
  /** Another seller after ten: a team is small, and invitations have their rate limit. */
  const sellerOfTeam = async () => {
    if (!boss || invitations++ % 10 === 9) boss = await deployment.seller(`boss${randomInt(10 ** 9)}`)
    return boss
  }
  const teamMember = async (more: object = {}) => {
    const { api, token } = await sellerOfTeam()
    return { token, input: { ...params((await api(teamCalls.inviteMember, { body: newTeamMember() })).data.id), ...more } }
  }
  const notification = async () =>
    until('a notification', async () => (await demo(notificationCalls.myNotifications, { query: {} })).data.docs[0]?.id)

  return {
    changePassword: async () => {
      const { token, username } = await member()
      return { token, input: { body: { oldPassword: password, newPassword } }, ...anew(username, newPassword) }
    },
    setPreferences: async () => seller({ body: { autoSubmit: false } }),
    saveView: async () => seller({ body: newView() }),
    renameView: async () => seller({ ...(await view()), body: { name: 'Another' } }),
    deleteView: async () => seller(await view()),
    setGuide: async () => seller({ body: { isDismissed: true } }),
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
    inviteMember: async () => ({ token: (await sellerOfTeam()).token, input: { body: newTeamMember() } }),
    inviteMemberAgain: async () => teamMember(),
    setMemberRoles: async () => teamMember({ body: { roles: ['money'] } }),
    endMemberSessions: async () => teamMember(),
    removeMember: async () => teamMember(),
    resetMemberFactor: async () => {
      const boss = await sellerOfTeam()
      const lan = await memberOfTeam(deployment, boss, `factored${randomInt(10 ** 9)}`, ['orders'])
      await turnOnFactor(lan.token, {})
      return { token: boss.token, input: { ...params(lan.id), body: { password } } }
    },
    setTeamFactor: async () => seller({ body: { isRequired: false } }),
    inviteStaff: async () => {
      const username = `staff${randomInt(10 ** 9)}`
      return staff({ body: { username, email: `${username}@example.com`, fullName: 'Staff', roles: ['finance'] } })
    },
    inviteAgain: async () => staff(await invited()),
    setRoles: async () => staff({ ...(await invited()), body: { roles: ['finance'] } }),
    setCeilings: async () => staff({ ...(await invited()), body: { refundCeilingCents: 100_00, depositCeilingCents: null } }),
    verifyPerson: async () => staff(params(await unproved())),
    suspendPerson: async () => staff({ ...(await invited()), body: { reason: 'A test' } }),
    restorePerson: async () => {
      const person = await invited()
      await owner(accountOfficeCalls.suspendPerson, { ...person, body: { reason: 'A test' } })
      return staff(person)
    },
    resetSecondFactor: async () => staff(params((await factored()).id)),
    sendPasswordLink: async () =>
      staff({ ...params((await deployment.seller(`forgot${randomInt(10 ** 9)}`)).id), body: { reason: 'A test' } }),
    askPersonEmail: async () => {
      const id = await unproved()
      return staff({ ...params(id), body: { newEmail: `right${randomInt(10 ** 9)}@example.com`, reason: 'A test' } })
    },
    correctSeller: async () => {
      const { id } = await deployment.seller(`mistyped${randomInt(10 ** 9)}`)
      const { seen } = (await owner(careCalls.sellerData, params(id))).data
      return staff({ ...params(id), body: { fullName: 'Another Name', seen, reason: 'A test' } })
    },
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
    setChannels: async () => seller({ params: { kind: 'ARTICLE' }, body: { bell: true, mail: false, digest: false, push: true } }),
    setDigest: async () => seller({ body: { isOn: false } }),
    setLowBalance: async () => seller({ body: { thresholdCents: 50_00 } }),
    addDevice: async () => seller({ body: newBrowser() }),
    removeDevice: async () => {
      // A session has one device: each is removed by a person of its own.
      const { token } = await member()
      const { data } = await deployment.client(token)(pushCalls.addDevice, { body: newBrowser() })
      return { token, input: params(data.devices[0]?.id ?? 0) }
    },
    readNotification: async () => seller(params(await notification())),
  }
}
