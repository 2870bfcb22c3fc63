// The approval page of the test provider, where a payer says yes or no. No money moves, and the page says so first.
import type { FastifyReply } from 'fastify'
import { formatCents } from '#base/money.ts'
import { escapeMarkup, type Language } from '#base/text.ts'
import { centsOf } from '#engine/paypal/answers.ts'
import type { HeldOrder } from '#engine/paypal/stand-in.ts'
import { testPaymentText } from '#shop/payment/text.ts'

export function approvalPage(reply: FastifyReply, { asked, status }: HeldOrder, language: Language) {
  const t = ([en, vi]: readonly [string, string]) => escapeMarkup(language === 'vi' ? vi : en)
  const unit = asked.purchase_units[0]
  const amount = formatCents(centsOf(unit?.amount.value ?? ''), { language })
  const button = (decision: string, label: string) => `<button name="decision" value="${decision}">${label}</button>`
  const isOpen = status === 'CREATED'
  const buttons = isOpen ? button('approve', t(testPaymentText.approve)) + button('decline', t(testPaymentText.decline)) : ''
  reply.type('text/html; charset=utf-8')
  reply.header('cache-control', 'no-store')
  reply.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  return reply.send(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t(testPaymentText.title)}</title><style>${style}</style></head><body><main><p class="note" role="note"><strong>${t(testPaymentText.title)}</strong><span>${t(testPaymentText.noMoney)}</span></p><h1>${amount}</h1><p class="what">${escapeMarkup(unit?.description ?? '')}</p><form method="post">${isOpen ? '' : `<p>${t(testPaymentText.decided)}</p>`}${buttons}${button('cancel', t(isOpen ? testPaymentText.cancel : testPaymentText.goBack))}</form></main></body></html>`,
  )
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#faf9f6, #101216); color: light-dark(#14161a, #e9e7e2) }
  main { box-sizing: border-box; width: min(420px, calc(100vw - 32px)); padding: 24px; border: 1px solid light-dark(#e4e2dc, #2a2e36); border-radius: 8px; background: light-dark(#fff, #16191f) }
  .note { display: grid; margin: 0 0 24px; padding: 12px 16px; border-radius: 6px; font-size: 14px; background: light-dark(#fff4d6, #3a2d0c); color: light-dark(#5c4300, #ffd977) }
  h1 { margin: 0; font-size: 40px; line-height: 1.2; font-variant-numeric: tabular-nums } .what { margin: 4px 0 24px; color: light-dark(#5f636a, #9aa0a8) }
  form { display: grid; gap: 8px } form p { margin: 0 0 8px }
  button { min-height: 44px; border: 1px solid light-dark(#c9c6be, #3a3f49); border-radius: 6px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
  button[value=approve] { border-color: #0b5cff; background: #0b5cff; color: #fff } button:hover { filter: brightness(.95) } button:focus-visible { outline: 2px solid #0b5cff; outline-offset: 2px }`
