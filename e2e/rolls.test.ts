// The measures of a roll in the settings: four figures, typed as their reader writes them, kept within what a roll may measure.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingOfficeText } from '#shop/setting/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { sayIn } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
})
afterAll(() => deployment?.close())

test.each([
  ['en', 'light', 1440, '0.3'],
  ['vi', 'dark', 390, '0,4'],
] as const)('a gap is typed and kept (%s, %s, %i px)', async (language, theme, width, gap) => {
  const say = sayIn(language)
  const visitor = await deployment.visitor({ language, theme, width, token: people.tokens.owner })
  const { page, open } = visitor
  const field = (measure: 'roll_gapInches' | 'roll_widthInches') => page.getByLabel(say(settingOfficeText[measure]), { exact: true })
  await open('/office/settings?q=dtf')
  await field('roll_gapInches').fill(gap)
  await field('roll_widthInches').fill('3')
  await visitor.station(`rolls-wrong-${language}-${width}`, 'whole page')
  // What is less than a roll may measure becomes the least as the field is left.
  await field('roll_widthInches').press('Tab')
  expect(await field('roll_widthInches').inputValue()).toBe('4')
  await page.getByRole('button', { name: say(settingOfficeText.save), exact: true }).dblclick()
  await page.getByText(say(settingOfficeText.saved), { exact: true }).first().waitFor()
  await open('/office/settings?q=dtf')
  expect([await field('roll_gapInches').inputValue(), await field('roll_widthInches').inputValue()]).toEqual([gap, '4'])
  await visitor.station(`rolls-saved-${language}-${width}`, 'whole page')
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
