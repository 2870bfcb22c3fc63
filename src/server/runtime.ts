// The runtime of a process: the parts of the engine, opened in order and closed in reverse; the same for the app and for a worker.
import type { Config } from '#engine/config.ts'
import { type Clock, openDatabase } from '#engine/db/database.ts'
import type { Embedded } from '#engine/db/embedded.ts'
import { isUnavailable } from '#engine/db/errors.ts'
import { migrate } from '#engine/db/migrate.ts'
import type { PoolSettings } from '#engine/db/pools.ts'
import type { Engine } from '#engine/engine.ts'
import { openErrors } from '#engine/errors/errors.ts'
import { reportFailedJob } from '#engine/errors/failed-job.ts'
import { startLive } from '#engine/events/live.ts'
import { listenerJob, type Relay, startRelay } from '#engine/events/relay.ts'
import { openFiles } from '#engine/files/open.ts'
import { withQuota } from '#engine/files/quota.ts'
import { imagePool } from '#engine/image/image.ts'
import { openQueue, type Queue } from '#engine/jobs/queue.ts'
import { openLog } from '#engine/log.ts'
import { openMail } from '#engine/mail/open.ts'
import { type Metrics, makeMetrics } from '#engine/metrics.ts'
import { createOutbound, type OutboundOptions } from '#engine/outbound/outbound.ts'
import { noPayPal, openPayPal } from '#engine/paypal/http.ts'
import { standInAccount, standInHost } from '#engine/paypal/stand-in.ts'
import { pdfPool } from '#engine/pdf/pdf.ts'
import { readSecret } from '#engine/secret.ts'
import { workbookPool } from '#engine/table/xlsx/workbook.ts'
import { standInHosts } from '#shop/carrier/carrier.ts'
import { fileQuotaOf } from '#shop/file/file.ts'
import { events, migrationFolders, mounted } from './mounted.ts'
import { warnOfHotFolders } from './run/hot-folders.ts'
import { maintenance } from './run/maintenance.ts'

export interface Runtime {
  engine: Engine
  relay: Relay
  queue: Queue
  metrics: Metrics
  /** The port that the app listens on, where the system chose it: its test provider of payments and its stand-ins of carriers are there. */
  ownPort(port: number): void
  /** Ends the live streams, which would hold a closing server open. */
  endStreams(): Promise<void>
  close(): Promise<void>
}

export interface RuntimeSettings extends Pick<PoolSettings, 'patience' | 'poolSize'> {
  config: Config
  clock?: Clock
  /** The embedded database, where it is starting already. */
  embedded?: Promise<Embedded>
  /** How long calls to the outside may take, where that is not the usual. */
  outbound?: Pick<OutboundOptions, 'headersMs'>
  /** Child pools that runtimes share, and that outlive them; else it has its own. */
  childPools?: Pick<Engine, 'images' | 'pdf'>
  /** Jobs run in this process; else it only sends them. */
  isWorker?: boolean
  /** Crons run by the machine's clock; a test runs them when it wants. */
  isScheduled?: boolean
}

export async function openRuntime({
  config,
  clock,
  embedded,
  patience,
  poolSize,
  outbound: limits,
  childPools,
  isWorker = true,
  isScheduled = true,
}: RuntimeSettings): Promise<Runtime> {
  const log = openLog(config)
  const errors = openErrors(config, log)
  const metrics = makeMetrics()
  // A database that restarts is no bug: dozens of workers would each report it, every second.
  const onLoss = (error: unknown) => (isUnavailable(error) ? log.warn({ err: error }, 'The database is away.') : errors.report(error, {}))
  const secret = await readSecret(config)
  const db = await openDatabase({
    secret,
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    ...(embedded && { embedded }),
    ...(clock && { clock }),
    ...(patience && { patience }),
    ...(poolSize && { poolSize }),
    onError: (error, isFatal) => (isFatal ? die(error) : log.warn({ err: error }, 'A database connection was lost.')),
  })
  const die = (error: Error) => {
    errors.report(error, { level: 'fatal' })
    errors.flush().finally(() => process.exit(1))
  }
  await migrate(db.background.pool, migrationFolders())
  const listeners = mounted.flatMap(domain => domain.listeners ?? [])
  const queue = await openQueue({
    db,
    databaseUrl: config.databaseUrl,
    jobs: [listenerJob(listeners), ...mounted.flatMap(domain => domain.jobs ?? [])],
    crons: [...maintenance, ...mounted.flatMap(domain => domain.crons ?? [])],
    isScheduled,
    onError: (error, failed) => (failed ? reportFailedJob({ log, errors }, error, failed) : onLoss(error)),
    onEnd: metrics.countJob,
  })
  const live = await startLive({ db, events, onError: onLoss })
  const files = withQuota(await openFiles(config), db, accountId => fileQuotaOf(db, accountId))
  const mail = await openMail(config)
  const standIns = new Map(config.outboundMap)
  const outbound = createOutbound({ ...limits, standIns, nameServer: config.outboundDns })
  const { paypal: account } = config
  const ownHosts = [...(account.mode === 'TEST' ? [standInHost] : []), ...(config.production ? [] : standInHosts())]
  const ownPort = (port: number) => {
    for (const host of ownHosts) standIns.set(host, `127.0.0.1:${port}`)
  }
  ownPort(config.port)
  const paypal =
    account.mode === 'LIVE'
      ? openPayPal(outbound, account)
      : account.mode === 'TEST'
        ? openPayPal(outbound, standInAccount(db.secret('test payments')))
        : noPayPal
  void warnOfHotFolders(config, log)
  const { images, pdf } = childPools ?? { images: imagePool(), pdf: pdfPool() }
  const workbooks = workbookPool(files)
  const engine: Engine = { config, db, files, mail, outbound, paypal, images, pdf, workbooks, live, log, errors }
  const relay = startRelay(db.background, listeners, onLoss)
  if (isWorker) await queue.work({ ...engine, db: db.background })
  const close = async () => {
    await live.stop()
    await queue.stop()
    await relay.stop()
    await outbound.close()
    if (!childPools) {
      images.close()
      pdf.close()
    }
    workbooks.close()
    files.close()
    mail.close()
    await db.close()
    await errors.flush()
  }
  return { engine, relay, queue, metrics, ownPort, endStreams: () => live.stop(), close }
}
