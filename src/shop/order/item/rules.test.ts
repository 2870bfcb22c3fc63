import { expect, test } from 'vitest'
import { isMockupLink } from './rules.ts'

test('a mockup is opened where it is an https address without a password', () => {
  expect(['https://mock.example/1.png', 'https://mock.example/a?b=c#d'].filter(isMockupLink)).toHaveLength(2)
  for (const text of ['http://mock.example/1.png', 'javascript:alert(1)', 'data:text/html,x', 'https://me:pw@mock.example', 'mock.png', ''])
    expect([text, isMockupLink(text)]).toEqual([text, false])
})
