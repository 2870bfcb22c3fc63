import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { formatNumber } from '#base/number.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Lines, Stack } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { orderArtCalls } from '../../item/contract.ts'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'

type Use = CallAnswer<typeof orderArtCalls.fileUse>['data']
const useUse = (id: number) => useCall(orderArtCalls.fileUse, { params: { id } })
/** Counted exactly so far. */
const countedMax = 1_000

/** Where a file of the library is used, with the way to each. */
export function FileUses({ id }: { id: number }) {
  const t = useText('orderArt')
  return (
    <Loaded of={useUse(id)} waiting={<Skeleton shape="block" />}>
      {use => (isUsed(use) ? <Uses {...use} /> : <p className="hint">{t('fileUnused')}</p>)}
    </Loaded>
  )
}

const isUsed = ({ templates, skus, orders }: Use) => templates.total + skus.total + orders.total > 0

function Uses({ templates, skus, orders }: Use) {
  const t = useText('orderArt')
  return (
    <>
      <Kind title={t('inDesigns')} of={templates}>
        {({ id, name, slug, isDesign, isDraft }) => (
          <li key={id}>
            <div>
              <Link className="cut" to={`/my-products/${slug}`}>
                {name}
              </Link>
            </div>
            {isDraft && <Badge meaning="amber">{isDesign ? t('andDraft') : t('onlyDraft')}</Badge>}
          </li>
        )}
      </Kind>
      <Kind title={t('inSkus')} of={skus}>
        {({ id, sku }) => (
          <li key={id}>
            <div>
              <Link className="cut" to={`/my-skus?q=${encodeURIComponent(sku)}`}>
                {sku}
              </Link>
            </div>
          </li>
        )}
      </Kind>
      <Kind title={t('inOrders')} of={orders}>
        {({ id, status, createdAt }) => (
          <li key={id}>
            <div>
              <Link to={`/order/${id}`}>{t('orderNumber', { id })}</Link>
              <small>
                <When at={createdAt} />
              </small>
            </div>
            <OrderStatusBadge status={status} />
          </li>
        )}
      </Kind>
    </>
  )
}

type KindProps<D> = { title: string; of: { total: number; docs: readonly D[] }; children: (doc: D) => ReactNode }
/** The newest of one kind; how many more there are is said. */
function Kind<D>({ title, of: { total, docs }, children }: KindProps<D>) {
  const t = useText('orderArt')
  const number = useCount()
  const more = total - docs.length
  if (total === 0) return null
  return (
    <Stack as="section" gap={4}>
      <h3>
        {title} <span className="hint numbers">{number(total)}</span>
      </h3>
      <Lines>{docs.map(children)}</Lines>
      {more > 0 && (
        <p className="hint">{t('usesMore', { count: more, number: total > countedMax ? `${number(more - 1)}+` : number(more) })}</p>
      )}
    </Stack>
  )
}

function useCount() {
  const language = useLanguage()
  return (count: number) => (count > countedMax ? `${formatNumber(countedMax, language)}+` : formatNumber(count, language))
}

/** What becomes of what uses a file that is deleted: nothing that was saved or ordered is lost. */
export function FileLoss({ id }: { id: number }) {
  const t = useText('orderArt')
  const number = useCount()
  return (
    <Loaded of={useUse(id)} waiting={<Skeleton shape="line" />}>
      {({ templates: { designs, drafts }, skus, orders }) => (
        <Stack as="ul" gap={4}>
          {orders.total > 0 && <li>{t('lossOrders', { count: orders.total, number: number(orders.total) })}</li>}
          {designs > 0 && <li>{t('lossDesigns', { count: designs, number: number(designs) })}</li>}
          {drafts > 0 && <li>{t('lossDrafts', { count: drafts, number: number(drafts) })}</li>}
          {skus.total > 0 && <li>{t('lossSkus', { count: skus.total, number: number(skus.total) })}</li>}
          <li>{t('lossNew')}</li>
        </Stack>
      )}
    </Loaded>
  )
}
