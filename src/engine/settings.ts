// Every setting of the environment, written once: `config.ts` parses them at start and docs/settings.md prints them.
import { isAbsolute, resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** One row: `standard` is the text that stands in for a missing or blank variable; a `secret` value is never repeated in an error. */
interface Setting {
  readonly shape: z.ZodType
  readonly about: string
  readonly standard?: string
  readonly secret?: true
}

const whole = (least: number, most: number) =>
  z
    .string()
    .refine(
      text => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}`,
    )
    .transform(Number)

const url = (protocols: readonly string[], example: string) =>
  z.string().refine(text => protocols.includes(URL.parse(text)?.protocol ?? ''), `must be an address such as ${example}`)

const flag = z.enum(['1', '0', 'true', 'false'], { error: 'must be 1 or 0' }).transform(text => text === '1' || text === 'true')

/** Only scheme, host and port: links in mails are this plus a path of ours. */
const origin = z
  .string()
  .refine(isOrigin, 'must be an address without a path, such as https://shop.example.com')
  .transform(text => new URL(text).origin)

const secureOrigin = z
  .string()
  .refine(text => isOrigin(text) && text.startsWith('https:'), 'must be an address such as https://api-m.paypal.com')
  .transform(text => new URL(text).origin)

function isOrigin(text: string): boolean {
  const parsed = URL.parse(text)
  return (
    parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.pathname === '/' && !parsed.search && !parsed.hash && !parsed.username
  )
}

const proxies = z
  .string()
  .transform(commaList)
  .refine(list => list.every(isProxy), 'must be addresses or networks with commas between them, such as 10.0.0.0/8,127.0.0.1')

const isProxy = (text: string): boolean =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text)

/** `host→127.0.0.1:port` or `host=127.0.0.1:port`; only this machine can be a stand-in. */
const standIns = z
  .string()
  .transform(text => commaList(text).map(entry => /^([a-z0-9.-]+)(?:→|=)(127\.0\.0\.1:\d{1,5})$/i.exec(entry)))
  .refine(found => found.every(match => match !== null), 'must be pairs such as drive.example.com→127.0.0.1:4100 with commas between them')
  .transform(found => new Map(found.flatMap(match => (match?.[1] && match[2] ? [[match[1].toLowerCase(), match[2]] as const] : []))))

function commaList(text: string): string[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** A folder of this machine by its whole path: what is relative would move with the folder that the process is started in. */
const folder = z.string().refine(text => isAbsolute(text) && !text.includes('\0'), 'must be an absolute path such as /srv/rip/dtf')

/** One for each technique: a RIP of its own stands behind each. */
const hotFolder = (technique: string) =>
  ({
    shape: folder.transform(text => resolve(text)).optional(),
    about: `The hot folder of ${technique}: print files of it are put there for a RIP as soon as their order is rendered. Every process that runs jobs needs it, and must be allowed to write there.`,
  }) as const

export const settings = {
  HOST: {
    shape: z.string(),
    standard: '127.0.0.1',
    about: 'The address the server listens on. `0.0.0.0` in a container or on a machine of its own, with `NODE_ENV=production`.',
  },
  PORT: { shape: whole(0, 65_535), standard: '3000', about: 'The TCP port the server listens on.' },
  PUBLIC_URL: {
    shape: origin.optional(),
    about:
      'The address people use, without a path; links in mails begin with it. Needed in production; `http://localhost:PORT` in a trial.',
  },
  TRUSTED_PROXIES: {
    shape: proxies,
    standard: '',
    about: 'Addresses or networks (commas between) whose `X-Forwarded-For` is believed. None is believed where it is not set.',
  },
  DATA_DIR: { shape: z.string(), standard: './data', about: 'The folder of the embedded database, the files and the unsent mails.' },
  DATABASE_URL: {
    shape: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/inkport').optional(),
    secret: true,
    about: 'A PostgreSQL of version 15 or newer. The embedded database is used where it is not set.',
  },
  SECRET_KEY: {
    shape: z.string().min(32, 'must have at least 32 characters').optional(),
    secret: true,
    about:
      'The key that seals the ledger and signs links; every process must have the same. Needed in production; made in `DATA_DIR` in a trial.',
  },
  SMTP_URL: {
    shape: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com').optional(),
    secret: true,
    about: 'The mail server. Needed in production; in a trial without it, mails are files in `DATA_DIR/outbox`, shown at `/outbox`.',
  },
  MAIL_FROM: {
    shape: z.string().includes('@', 'must hold a mail address'),
    standard: 'Inkport <no-reply@localhost>',
    about: 'The sender of every mail.',
  },
  S3_BUCKET: {
    shape: z.string().optional(),
    about:
      'The bucket for files, this deployment’s alone: what no row names is removed. Files are kept in `DATA_DIR/files` where it is not set.',
  },
  S3_ENDPOINT: {
    shape: url(['http:', 'https:'], 'https://s3.example.com').optional(),
    about: 'The address of an S3 service other than Amazon’s own.',
  },
  S3_REGION: { shape: z.string(), standard: 'us-east-1', about: 'The region of the bucket.' },
  S3_ACCESS_KEY_ID: {
    shape: z.string().optional(),
    secret: true,
    about: 'The key of the bucket; the machine’s own role where it is not set.',
  },
  S3_SECRET_ACCESS_KEY: { shape: z.string().optional(), secret: true, about: 'The secret that belongs to `S3_ACCESS_KEY_ID`.' },
  S3_FORCE_PATH_STYLE: {
    shape: flag,
    standard: '0',
    about: '`1` puts the bucket into the path, as most services other than Amazon’s want it.',
  },
  PAYPAL_CLIENT_ID: {
    shape: z.string().optional(),
    about:
      'The client id of the PayPal app. The five settings of PayPal are given together or not at all; without them a trial pays at a test provider of its own, where no money moves, and production offers no PayPal.',
  },
  PAYPAL_CLIENT_SECRET: { shape: z.string().optional(), secret: true, about: 'The secret that belongs to `PAYPAL_CLIENT_ID`.' },
  PAYPAL_BASE_URL: {
    shape: secureOrigin.optional(),
    about: '`https://api-m.paypal.com`, or `https://api-m.sandbox.paypal.com` for PayPal’s own sandbox.',
  },
  PAYPAL_WEBHOOK_ID: {
    shape: z.string().optional(),
    about: 'The id of the webhook at PayPal whose address is `PUBLIC_URL/v1/payment/paypal/webhook`.',
  },
  PAYPAL_MERCHANT_ID: { shape: z.string().optional(), about: 'The merchant id of the PayPal account that is paid.' },
  DISK_RESERVE_MB: {
    shape: whole(0, 10_000_000),
    standard: '512',
    about: 'Uploads and imports are refused while the disk of `DATA_DIR` has less than this free.',
  },
  HOT_FOLDER_DTG: hotFolder('DTG'),
  HOT_FOLDER_DTF: hotFolder('DTF, where its prints are not laid on gang sheets'),
  HOT_FOLDER_SUBLIMATION: hotFolder('sublimation, where its prints are not laid on gang sheets'),
  HOT_FOLDER_UV: hotFolder('UV, where its prints are not laid on gang sheets'),
  HOT_FOLDER_EMBROIDERY: hotFolder('embroidery'),
  SENTRY_DSN: {
    shape: url(['http:', 'https:'], 'https://key@errors.example.com/1').optional(),
    secret: true,
    about: 'Where errors are reported to. They are only logged where it is not set.',
  },
  ANALYTICS_SRC: {
    shape: url(['https:'], 'https://analytics.example.com/script.js').optional(),
    about: 'The script that counts page views.',
  },
  ANALYTICS_SITE: { shape: z.string().optional(), about: 'The name of this site for that script.' },
  METRICS_TOKEN: {
    shape: z.string().min(16, 'must have at least 16 characters').optional(),
    secret: true,
    about: 'What a monitoring system sends as `Authorization: Bearer` to read `/metrics`, which does not exist where it is not set.',
  },
  LOG_LEVEL: {
    shape: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be trace, debug, info, warn, error, fatal or silent',
    }),
    standard: 'info',
    about: 'How much is logged.',
  },
  ACCOUNT_PRIVACY: {
    shape: z.enum(['open', 'strict'], { error: 'must be open or strict' }),
    standard: 'open',
    about: '`strict` never tells a visitor whether an email has an account.',
  },
  INKPORT_TEST: { shape: flag, standard: '0', about: '`1` is the mode of the product’s own tests. Refused with `NODE_ENV=production`.' },
  OUTBOUND_MAP: {
    shape: standIns,
    standard: '',
    about: 'Test mode only: `host→127.0.0.1:port` pairs that send calls for a host to a local stand-in.',
  },
  OUTBOUND_DNS: {
    shape: z
      .string()
      .regex(/^127\.0\.0\.1:\d{1,5}$/, 'must be 127.0.0.1 and a port')
      .optional(),
    about: 'Test mode only: the name server on this machine that is asked for the addresses of outside hosts.',
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
export type SettingValues = { [Name in SettingName]: z.output<(typeof settings)[Name]['shape']> }
