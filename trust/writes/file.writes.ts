// The write calls of files that say of many orders what becomes of them: labels, corrections of an import, SKUs and tracking numbers.
import { randomInt } from 'node:crypto'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { type LabelMode, labelFileCalls } from '#shop/label/buy/file/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { until } from '#test/deployment.ts'
import { barless, drawLabel, numbersFrom, sheetOf, zplLabel } from '#test/labels.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { shirt } from '../money.ts'
import { asOrdered } from '../statuses.ts'
import { type Asked, askedBy, type Writes } from './asked.ts'

const number = numbersFrom(770_000)
const { zip } = shirt.address
const labelFile = (content: string | Buffer) => new File([typeof content === 'string' ? content : new Uint8Array(content)], 'labels')
const zpl = () => labelFile(zplLabel({ number: number(), zip }))

interface PageAt {
  params: { id: number; pageId: number }
}

export function fileWrites(deployment: Deployment, imported: () => Promise<number>): Writes {
  const { demo, tokens } = deployment.people
  const [seller, staff] = [askedBy(tokens.demo), askedBy(tokens.owner)]
  const read = async (file: File, mode: LabelMode = 'NEW'): Promise<PageAt> => {
    const { id } = (await demo(labelFileCalls.importLabels, { body: { mode }, files: [file] })).data
    const params = { id }
    await until('the labels to be read', async () =>
      (await demo(labelFileCalls.myLabelImport, { params })).data.status === 'READY' ? true : undefined,
    )
    const { docs } = (await demo(labelFileCalls.labelPages, { params, query: {} })).data
    return { params: { id, pageId: docs[0]?.id ?? 0 } }
  }
  const left = async () => {
    const at = await read(zpl())
    await demo(labelFileCalls.giveLabelPage, { ...at, body: { orderId: null } })
    return at
  }
  const bringsLabel = async (kind: 'STANDARD_TIKTOK' | 'SHIP_BY_SELLER') =>
    (await demo(orderIntakeCalls.createOrder, { body: asOrdered[kind] })).data.id
  /** A file whose label goes with an order that waits for it. */
  const given = async () => {
    const orderId = await bringsLabel('STANDARD_TIKTOK')
    const at = await read(zpl(), 'MATCH')
    await demo(labelFileCalls.giveLabelPage, { ...at, body: { orderId } })
    return ofFile(at)
  }
  const right = { left: 0.5, top: 0, right: 0, bottom: 0, turn: 0 } as const
  const whole = { left: 0, top: 0, right: 0, bottom: 0, turn: 0 } as const
  /** The office mends a seller's page as its seller does. */
  const mends = (ask: (input: Asked['input']) => Asked) => ({
    give: async () => ask({ ...(await read(zpl())), body: { orderId: null } }),
    take: async () => ask(await left()),
    cut: async () => ask({ ...(await read(labelFile(await drawLabel({ number: number(), zip })))), body: whole }),
    mark: async () =>
      ask({
        ...(await read(labelFile(await sheetOf([drawLabel({ number: number(), zip }), barless({ number: number(), zip })])))),
        body: right,
      }),
    type: async () => {
      const typed = number()
      return ask({ ...(await read(labelFile(await barless({ number: typed, zip })))), body: { number: typed } })
    },
  })
  const [own, office] = [mends(seller), mends(staff)]
  const mapping = () => ({ sku: `MINE-${randomInt(10 ** 9)}`, productID: 'G5000', color: 'Forest', size: 'S' })

  return {
    importLabels: async () => seller({ body: { mode: 'NEW' }, files: [zpl()] }),
    giveLabelPage: own.give,
    takeLabelPage: own.take,
    cutLabelPage: own.cut,
    markLabelPart: own.mark,
    typeLabelNumber: own.type,
    confirmLabelImport: async () => seller({ ...ofFile(await read(zpl())), body: { submit: false } }),
    cancelLabelImport: async () => seller(ofFile(await read(zpl()))),
    officeImportLabels: async () => staff({ body: { seller: 'demo' }, files: [zpl()] }),
    officeGiveLabelPage: office.give,
    officeTakeLabelPage: office.take,
    officeCutLabelPage: office.cut,
    officeMarkLabelPart: office.mark,
    officeTypeLabelNumber: office.type,
    officeConfirmLabelImport: async () => staff(await given()),
    officeCancelLabelImport: async () => staff(await given()),
    mendImport: async () => seller({ params: { id: await imported() }, body: { row: 2, field: 'fullName', value: 'Mia Carter' } }),
    checkImport: async () => seller({ params: { id: await imported() } }),
    takeLeftRows: async () => seller({ params: { id: await imported() }, body: { takes: ['REFUNDED'] } }),
    setExportColumns: async () => seller({ body: { orders: ['orderId', 'sku'] } }),
    setTrackingNumbers: async () =>
      seller({ body: { numbers: [{ orderId: await bringsLabel('SHIP_BY_SELLER'), trackingNumber: number() }] } }),
    setSkuMapping: async () => seller({ body: mapping() }),
    deleteSkuMapping: async () => seller({ params: { id: (await demo(skuCalls.setSkuMapping, { body: mapping() })).data.id } }),
    importSkuMappings: async () => {
      const { sku, productID, color, size } = mapping()
      return seller({ files: [new File([`sku,productID,color,size\n${sku},${productID},${color},${size}\n`], 'skus.csv')] })
    },
  }
}

const ofFile = ({ params: { id } }: PageAt) => ({ params: { id } })
