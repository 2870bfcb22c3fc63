import type { Engine } from '#engine/engine.ts'
import { work } from '#engine/jobs/job.ts'
import { type Bought, invoiceJob } from '../pay/pay.ts'
import { invoiceMail } from './invoice.ts'

async function mailInvoice({ orderId }: Bought, engine: Engine): Promise<void> {
  const mail = await invoiceMail(engine, orderId)
  if (mail) await engine.mail.send({ ...mail, messageId: `order-invoice-${orderId}` })
}

export const invoiceJobs = [work(invoiceJob, mailInvoice)]
