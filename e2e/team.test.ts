// A seller's team in a real browser: a member is invited, comes by the mailed link, does their part and no other, and is removed.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { roleText } from '#shop/account/person/text.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { accountText } from '#shop/account/sign-in/text.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { teamText } from '#shop/account/team/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { walletPortalPlaceText } from '#shop/wallet/text.ts'
import { orderInput } from '#test/order.ts'
import { webText } from '#web/text.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { type } from './keyboard.ts'

const password = 'letters on a bench'
let deployment: BrowserDeployment
let seller: string
let orderId: number
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  seller = (await deployment.client()(signInCalls.redeemLink, { body: { token: deployment.firstTokens.demo } })).data.accessToken
  const body = { ...orderInput, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }] }
  orderId = (await deployment.client(seller)(orderIntakeCalls.createOrder, { body })).data.id
})
afterAll(() => deployment?.close())

const looks = [
  { language: 'en', width: 1440, theme: 'light' },
  { language: 'vi', width: 390, theme: 'dark' },
  { language: 'vi', width: 1024, theme: 'dark' },
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
