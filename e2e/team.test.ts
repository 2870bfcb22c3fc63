// A seller's team in a real browser: a member is invited, comes by the mailed link, does their part and no other, which the seller reads,
// and is removed; who lost their phone is let in again.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { factorCalls } from '#shop/account/factor/contract.ts'
import { accountFaults } from '#shop/account/person/faults.ts'
import { roleText } from '#shop/account/person/text.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { accountText } from '#shop/account/sign-in/text.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { teamText } from '#shop/account/team/text.ts'
import { teamActivityText } from '#shop/audit/text.ts'
import { orderEditText } from '#shop/order/edit/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { walletPortalPlaceText } from '#shop/wallet/ui/text.ts'
import { orderInput } from '#test/order.ts'
import { codeOf } from '#test/phone.ts'
import { refusalOf } from '#test/refusal.ts'
import { webText } from '#web/text.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { type } from './keyboard.ts'

const password = 'letters on a bench'
const [, ...wrongPassword] = accountFaults.PASSWORD_IS_NOT_VALID
/** What the log says of it. */
const duplicated = ['Duplicated an order', 'Nhân bản đơn'] as const
let deployment: BrowserDeployment
let seller: string
let orderId: number
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  const { accessToken } = (await deployment.client()(signInCalls.redeemLink, { body: { token: deployment.firstTokens.demo } })).data
  seller = await withPassword(accessToken)
  const body = { ...orderInput, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }] }
  orderId = (await deployment.client(seller)(orderIntakeCalls.createOrder, { body })).data.id
})
afterAll(() => deployment?.close())

const looks = [
  { language: 'en', width: 1440, theme: 'light' },
  { language: 'vi', width: 390, theme: 'dark' },
  { language: 'vi', width: 1024, theme: 'light' },
  { language: 'en', width: 390, theme: 'light' },
] as const

test.each(looks)(
  'a member comes by the mailed link, does their part, is named, and is removed, at $width px, $language, $theme',
  async look => {
    const at = look.language === 'en' ? 0 : 1
    const name = `Lan ${look.width}`
    const email = `lan-${look.language}-${look.width}@example.com`
    const mark = `${look.width}-${look.language}`

    const boss = await deployment.visitor({ ...look, token: seller })
    await boss.open('/team')
    await boss.page.getByRole('button', { name: teamText.invite[at] }).click()
    await boss.station(`team-invite-${mark}`)
    await boss.page.getByRole('button', { name: teamText.send[at] }).click()
    await boss.page.getByText(teamText.rolesMissing[at]).waitFor()
    await boss.page.getByLabel(teamText.fullName[at], { exact: true }).fill(name)
    await boss.page.getByLabel(teamText.email[at]).fill(email)
    await boss.page.getByRole('checkbox', { name: teamText.orders[at] }).check()
    await boss.page.getByRole('button', { name: teamText.send[at] }).click()
    const line = boss.page.getByRole('listitem').filter({ hasText: name })
    await line.getByText(teamText.invited[at]).waitFor()
    await boss.station(`team-invited-${mark}`)

    const link = await deployment.readMail(email, /\/auth\/link#([\w-]+)/)
    const lan = await deployment.visitor(look)
    await lan.open(`/auth/link#${link}`)
    await lan.page.locator('main, form').getByRole('button').first().click()
    await lan.page.waitForURL('**/profile/password')
    await type(lan, { newPassword: password, confirm: password })
    await lan.page.getByText(accountText.passwordChanged[at]).waitFor()

    await lan.open(`/order/${orderId}`)
    await lan.page.getByRole('button', { name: orderText.duplicate[at] }).waitFor()
    await lan.station(`team-order-${mark}`)
    await lan.page.getByRole('button', { name: orderText.duplicate[at] }).click()
    await lan.page.waitForURL(url => /\/order\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${orderId}`))
    const copyId = Number(new URL(lan.page.url()).pathname.split('/').at(-1))
    await lan.open('/payments')
    await lan.page.getByText(webText.forbiddenTitle[at]).waitFor()
    expect(
      await lan.page.getByRole('navigation').getByRole('link', { name: walletPortalPlaceText.payments[at], exact: true }).count(),
    ).toBe(0)
    await lan.station(`team-closed-${mark}`)

    await boss.open(`/order/${copyId}`)
    await boss.page.getByText(name, { exact: false }).first().waitFor()
    await boss.station(`team-timeline-${mark}`)

    await boss.open('/team')
    const acts = boss.page.getByRole('table', { name: teamActivityText.title[at] })
    const act = acts.getByRole('row').filter({ hasText: duplicated[at] }).filter({ hasText: name }).first()
    await act.waitFor()
    await boss.station(`team-activity-${mark}`, 'whole page')
    expect(await act.getByRole('link').getAttribute('href')).toBe(`/order/${orderId}`)

    await line.getByRole('button').click()
    await boss.page.getByText(teamText.changeRoles[at]).click()
    await boss.page.getByRole('checkbox', { name: teamText.orders[at] }).uncheck()
    await boss.page.getByRole('checkbox', { name: teamText.readOnly[at] }).check()
    await boss.station(`team-roles-${mark}`)
    await boss.page.getByRole('button', { name: teamText.save[at], exact: true }).click()
    await boss.page.getByText(teamText.rolesSaved[at]).waitFor()

    await lan.open(`/order/${copyId}`)
    const cancel = lan.page.getByRole('button', { name: orderText.cancelOrder[at], exact: true })
    await cancel.waitFor()
    expect(await cancel.getAttribute('aria-disabled')).toBe('true')
    await cancel.focus()
    const tip = lan.page.locator(`[id="${await cancel.getAttribute('aria-describedby')}"]`)
    expect(await tip.textContent()).toContain(roleText.orders[at])
    await lan.station(`team-greyed-${mark}`)
    // Who may open no ticket is led to no form that could not be sent.
    const ask = lan.page.getByRole('button', { name: orderEditText.askUs[at], exact: true })
    expect(await ask.getAttribute('aria-disabled')).toBe('true')

    await boss.open('/team')
    await line.getByRole('button').click()
    await boss.page.getByText(teamText.remove[at], { exact: true }).click()
    await boss.page.getByRole('dialog').getByText(teamText.removeWhat[at]).waitFor()
    await boss.station(`team-remove-${mark}`)
    await boss.page.getByRole('dialog').getByRole('button', { name: teamText.remove[at], exact: true }).click()
    await boss.page.getByText(teamText.removed[at].replace('{{name}}', name)).waitFor()
    expect((await deployment.client(seller)(teamCalls.myTeam)).data.members).toEqual([])

    await lan.page.getByRole('link', { name: orderText.back[at] }).click()
    await lan.page.getByRole('dialog').getByText(accountText.lostHint[at]).waitFor()
    await lan.station(`team-removed-${mark}`)

    const { data } = await deployment.client(seller)(orderCalls.order, { params: { id: copyId } })
    expect(data.timeline.map(({ member }) => member?.name)).toEqual([name])
    expect(boss.complaints).toEqual([])
    await boss.context.close()
    await lan.context.close()
  },
)

test.each([looks[0], looks[1]])('who lost their phone is let in again by their seller, at $width px, $language, $theme', async look => {
  const at = look.language === 'en' ? 0 : 1
  const name = `Bo ${look.width}`
  const email = `bo-${look.language}-${look.width}@example.com`
  const mark = `${look.width}-${look.language}`
  const bo = await joined(name, email)

  const boss = await deployment.visitor({ ...look, token: seller })
  await boss.open('/team')
  const line = boss.page.getByRole('listitem').filter({ hasText: name })
  await line.getByText(teamText.factorOn[at]).waitFor()
  await line.getByRole('button').click()
  await line.getByText(teamText.resetFactor[at], { exact: true }).click()
  const dialog = boss.page.getByRole('dialog')
  await dialog.getByText(teamText.resetFactorWhat[at]).waitFor()
  await dialog.locator('input[name=password]').fill('not the password')
  await dialog.getByRole('button', { name: teamText.resetFactor[at] }).click()
  await dialog.getByText(wrongPassword[at]).last().waitFor()
  await boss.station(`team-factor-${mark}`)
  await dialog.locator('input[name=password]').fill(password)
  await dialog.getByRole('button', { name: teamText.resetFactor[at] }).click()
  await boss.page.getByText(teamText.factorReset[at].replace('{{name}}', name)).waitFor()
  await line.getByText(teamText.factorOff[at]).or(line.getByText(teamText.neverSeen[at])).first().waitFor()

  expect(await refusalOf(deployment.client(bo)(accountCalls.me))).toBe('401 UNAUTHORIZED')
  const again = await deployment.client()(signInCalls.signIn, { body: { username: email, password } })
  expect(again.data.accessToken).not.toBe('')
  await boss.context.close()
})

test.each([looks[0], looks[1]])(
  'a member is signed out everywhere, and of the team a second factor is asked, at $width px, $language, $theme',
  async look => {
    const at = look.language === 'en' ? 0 : 1
    const name = `Chi ${look.width}`
    const mark = `${look.width}-${look.language}`
    const chi = await joined(name, `chi-${look.language}-${look.width}@example.com`)
    const boss = await deployment.visitor({ ...look, token: seller })
    await boss.open('/team')
    const line = boss.page.getByRole('listitem').filter({ hasText: name })
    await line.getByRole('button').click()
    await line.getByText(teamText.signOut[at], { exact: true }).click()
    const dialog = boss.page.getByRole('dialog')
    await dialog.getByText(teamText.signOutWhat[at]).waitFor()
    await boss.station(`team-sign-out-${mark}`)
    await dialog.getByRole('button', { name: teamText.signOut[at], exact: true }).click()
    await boss.page.getByText(teamText.signedOut[at]).waitFor()
    expect(await refusalOf(deployment.client(chi)(accountCalls.me))).toBe('401 UNAUTHORIZED')

    const asked = boss.page.getByRole('switch', { name: teamText.factor[at] })
    for (const isRequired of [true, false]) {
      await asked.click()
      await expect.poll(() => asked.isChecked()).toBe(isRequired)
      expect((await deployment.client(seller)(teamCalls.myTeam)).data.isFactorRequired).toBe(isRequired)
      if (isRequired) await boss.station(`team-factor-asked-${mark}`)
    }
    expect(boss.complaints).toEqual([])
    await boss.context.close()
  },
)

/** A member who has come, with a password and a second factor; answers their token. */
async function joined(name: string, email: string): Promise<string> {
  await deployment.client(seller)(teamCalls.inviteMember, { body: { email, fullName: name, roles: ['money'] } })
  const token = await deployment.readMail(email, /\/auth\/link#([\w-]+)/)
  const first = (await deployment.client()(signInCalls.redeemLink, { body: { token } })).data.accessToken
  const accessToken = await withPassword(first)
  const client = deployment.client(accessToken)
  const { secret } = (await client(factorCalls.beginSecondFactor, { body: { password } })).data
  await client(factorCalls.confirmSecondFactor, { body: { code: codeOf(secret, new Date()) } })
  return accessToken
}

/** The token of a new session, as a first password ends the others. */
async function withPassword(token: string): Promise<string> {
  const { username } = (await deployment.client(token)(accountCalls.me)).data
  await deployment.client(token)(accountCalls.changePassword, { body: { newPassword: password } })
  return (await deployment.client()(signInCalls.signIn, { body: { username, password } })).data.accessToken
}
