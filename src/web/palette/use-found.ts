import { useEffect, useState } from 'react'
import { whyNotCall } from '#base/access/access.ts'
import type { Reader } from '#base/page.ts'
import type { WireCall } from '#base/wire.ts'
import { useCall } from '#kit/call/use-call.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import type { PaletteItem } from './item.ts'

const pauseMs = 180
const limit = 5

/** What the server finds by the words: orders, and people and products where the reader may look for them. */
export function useFound(typed: string, reader: Reader): { items: readonly PaletteItem[]; isAsking: boolean; hasFailed: boolean } {
  const q = useSettled(typed.trim())
  const isStaff = reader.kind === 'staff'
  const asks = (call: WireCall, isOf: boolean) => ({
    isEnabled: isOf && q.length > 1 && whyNotCall(call, reader) === undefined,
    staleMs: 10_000,
  })
  const query = { query: { q, limit } }
  const mine = useCall(orderCalls.myOrders, query, asks(orderCalls.myOrders, !isStaff))
  const all = useCall(orderOfficeCalls.officeOrders, query, asks(orderOfficeCalls.officeOrders, isStaff))
  const people = useCall(accountOfficeCalls.people, { query: { search: q, limit } }, asks(accountOfficeCalls.people, isStaff))
  const templates = useCall(designCalls.myTemplates, query, asks(designCalls.myTemplates, !isStaff))
  const products = useCall(catalogueOfficeCalls.officeProducts, query, asks(catalogueOfficeCalls.officeProducts, isStaff))
  const orders = (isStaff ? all : mine).data?.data.docs ?? []
  const asked = [mine, all, people, templates, products]
  return {
    isAsking: typed.trim() !== q || asked.some(each => each.isFetching),
    hasFailed: asked.some(each => each.error !== null),
    items: [
      ...orders.map(
        (order): PaletteItem => ({
          group: 'groupOrders',
          to: `${isStaff ? '/office' : ''}/order/${order.id}`,
          icon: 'box',
          label: `#${order.id}${order.externalId ? ` · ${order.externalId}` : ''}`,
          hint: [order.fullName, order.city].filter(Boolean).join(', '),
        }),
      ),
      ...(people.data?.data.docs ?? []).map(
        (person): PaletteItem => ({
          group: 'groupPeople',
          to: `/office/people/${person.id}`,
          icon: 'user',
          label: person.username,
          hint: [person.fullName, person.email].filter(Boolean).join(', '),
        }),
      ),
      ...(templates.data?.data.docs ?? []).map(
        (template): PaletteItem => ({
          group: 'groupProducts',
          to: `/my-products?q=${encodeURIComponent(template.name)}`,
          icon: 'shirt',
          label: template.name,
        }),
      ),
      ...(products.data?.data.docs ?? []).map(
        (product): PaletteItem => ({
          group: 'groupProducts',
          to: `/office/catalogue/${product.id}`,
          icon: 'shirt',
          label: product.name,
          hint: product.productID,
        }),
      ),
    ],
  }
}

/** The value once it has not changed for a moment: the server is not asked at every letter, and what it was asked before is called off. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
