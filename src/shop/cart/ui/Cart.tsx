import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { keyOf, useCall, useSend } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Skeleton } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { type CartItem, type Cart as CartShape, cartCalls } from '../contract.ts'
import { totalCart } from '../rules.ts'
import styles from './Cart.module.css'
import { CartLine, type LineChange } from './CartLine.tsx'
import { showCart } from './cart-count.ts'

/** What is to be bought: sizes and quantities change in place, what is removed can be had back. */
export function Cart({ above }: { above?: ReactNode }) {
  const t = useText('cart')
  const cart = useCall(cartCalls.cart, undefined)
  const { change, add, isBusy } = useCartChanges()
  const [removed, setRemoved] = useState<CartItem>()
  const shown = cart.data?.data.cart
  useEffect(() => {
    if (shown) showCart(shown)
  }, [shown])
  const remove = (item: CartItem) => change({ id: item.id, quantity: 0 }, () => setRemoved(item))
  const undo = (item: CartItem) => {
    setRemoved(undefined)
    const { quantity, text, productCustomTemplate, productTypeSizeCustom } = item
    add({ productTypeSizeCustom: productTypeSizeCustom.id, productCustomTemplate: productCustomTemplate.id, quantity, text })
  }
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      {above}
      {cart.error && <ErrorNote error={cart.error} onRetry={() => void cart.refetch()} />}
      {removed && (
        <Note
          meaning="grey"
          role="status"
          action={
            <Button size="small" variant="quiet" onClick={() => undo(removed)}>
              {t('undo')}
            </Button>
          }
        >
          {t('removed', { name: removed.name })}
        </Note>
      )}
      {!shown && !cart.error && <Skeleton shape="block" />}
      {shown?.item.length === 0 && (
        <EmptyState
          drawing="box"
          title={t('empty')}
          action={
            <LinkButton to="/products" variant="primary" icon="shirt">
              {t('browse')}
            </LinkButton>
          }
        >
          {t('emptyHint')}
        </EmptyState>
      )}
      {shown && shown.item.length > 0 && (
        <div className={styles.columns}>
          <Panel flush>
            <ul className={styles.lines} aria-label={t('title')} aria-busy={isBusy}>
              {shown.item.map(item => (
                <CartLine key={item.id} item={item} onChange={change} onRemove={() => remove(item)} />
              ))}
            </ul>
          </Panel>
          <Summary cart={shown} />
        </div>
      )}
    </>
  )
}

/** The answer of a change is the cart itself: it takes the place of the one before. What is refused leaves that one standing. */
function useCartChanges() {
  const notice = useNotice()
  const queries = useQueryClient()
  const take = (answer: { data: { cart: CartShape } }) => queries.setQueryData(keyOf(cartCalls.cart, undefined), answer)
  const failed = (error: unknown) => {
    notice.failed(error)
    void queries.invalidateQueries({ queryKey: keyOf(cartCalls.cart) })
  }
  const update = useSend(cartCalls.updateCart, { changes: [cartCalls.cart], onDone: take, onRefused: failed })
  const put = useSend(cartCalls.addToCart, { changes: [cartCalls.cart], onDone: take, onRefused: failed })
  return {
    change: (body: LineChange, onDone?: () => void) => update.mutate({ body }, { onSuccess: () => onDone?.() }),
    add: (body: Parameters<typeof put.mutate>[0]['body']) => put.mutate({ body }),
    isBusy: update.isPending || put.isPending,
  }
}

function Summary({ cart: { item, amount } }: { cart: CartShape }) {
  const t = useText('cart')
  const shipping = useCall(cartCalls.cartShipping, { query: {} }, { keepsLast: true })
  const cheapest = shipping.data?.data[0]
  const isBroken = item.some(each => each.fault !== null)
  const lacksArt = item.some(each => each.productCustomTemplate.id === null)
  const reason = isBroken ? t('mendFirst') : lacksArt ? t('artFirst') : undefined
  return (
    <Panel className={styles.summary} title={t('summary')}>
      <Facts
        figures
        of={[
          { label: t('pieces', { count: totalCart(item) }), value: <Money cents={amount} /> },
          cheapest && { label: t('shippingFrom', { option: t(cheapest.name) }), value: <Money cents={cheapest.costCents} /> },
          cheapest && { label: t('total'), value: <Money cents={amount + cheapest.costCents} />, isTotal: true },
        ]}
      />
      <p className="hint">{t('totalNote')}</p>
      {reason === undefined ? (
        <LinkButton to="/cart/checkout" variant="primary" size="large" wide>
          {t('checkout')}
        </LinkButton>
      ) : (
        <Button variant="primary" size="large" wide reason={reason}>
          {t('checkout')}
        </Button>
      )}
      <LinkButton to="/products" variant="quiet" wide>
        {t('goOnShopping')}
      </LinkButton>
    </Panel>
  )
}
