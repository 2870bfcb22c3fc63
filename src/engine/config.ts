import { relative, resolve } from 'node:path'
import { type SettingName, type SettingValues, settings } from './settings.ts'

/** The configuration: what the environment settles, read once at start. Sizes are bytes; `publicUrl` has no slash at its end. */
export interface Config {
  /** Started with NODE_ENV=production; anything else is a trial on this very machine. */
  readonly production: boolean
  readonly test: boolean
  readonly host: string
  readonly port: number
  readonly publicUrl: string
  /** True where people come over https, so that cookies are `Secure`. */
  readonly secure: boolean
  readonly trustedProxies: readonly string[]
  /** Absolute. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly secretKey: string | undefined
  /** Who may read `/metrics`; nobody where it is not set. */
  readonly metricsToken: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly s3: S3Config | undefined
  /** TEST is the test provider of the app itself; OFF offers no PayPal. */
  readonly paypal: (PayPalConfig & { readonly mode: 'LIVE' }) | { readonly mode: 'TEST' | 'OFF' }
  readonly diskReserveBytes: number
  /** Technique → absolute path of the folder that its RIP watches. */
  readonly hotFolders: ReadonlyMap<string, string>
  readonly sentryDsn: string | undefined
  readonly analytics: { readonly src: string; readonly site: string } | undefined
  readonly logLevel: SettingValues['LOG_LEVEL']
  readonly accountPrivacy: SettingValues['ACCOUNT_PRIVACY']
  /** Host → `127.0.0.1:port` of a stand-in; empty outside of test mode. */
  readonly outboundMap: ReadonlyMap<string, string>
  /** `127.0.0.1:port` of the tests' name server; never set outside of test mode. */
  readonly outboundDns: string | undefined
}

export interface PayPalConfig {
  readonly clientId: string
  readonly clientSecret: string
  readonly baseUrl: string
  readonly webhookId: string
  readonly merchantId: string
}

export interface S3Config {
  readonly bucket: string
  readonly region: string
  readonly endpoint: string | undefined
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  readonly forcePathStyle: boolean
}

/** Settings that cannot be used: `lines` says for each, in one line, which and why. */
export class ConfigError extends Error {
  readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    super(`These settings cannot be used:\n${lines.map(line => `  ${line}`).join('\n')}`)
    this.name = 'ConfigError'
    this.lines = lines
  }
}

/**
 * Reads the settings; blank counts as not set. Throws one ConfigError that names every wrong setting. What serves people needs more of
 * them than a script does.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>> = process.env, use: 'serve' | 'script' = 'script'): Config {
  const { values, faults } = parseSettings(env)
  if (faults.length > 0) throw new ConfigError(faults)
  const production = env.NODE_ENV === 'production'
  const together = [...conflicts(values, production), ...(use === 'serve' ? missing(values, production) : [])]
  if (together.length > 0) throw new ConfigError(together)
  return configOf(values, production)
}

function parseSettings(env: Readonly<Record<string, string | undefined>>): { values: SettingValues; faults: string[] } {
  const values: Record<string, unknown> = {}
  const faults: string[] = []
  for (const [name, setting] of Object.entries(settings)) {
    const given = env[name]?.trim() || undefined
    const parsed = setting.shape.safeParse(given ?? ('standard' in setting ? setting.standard : undefined))
    if (parsed.success) values[name] = parsed.data
    else faults.push(`${name} ${parsed.error.issues[0]?.message}${'secret' in setting ? '' : `, but is "${given}"`}.`)
  }
  // Each name of the table was parsed by its own shape just above; where one failed, the caller throws before it reads any.
  return { values: values as SettingValues, faults }
}

/** Settings that are right alone and wrong together. */
function conflicts(values: SettingValues, production: boolean): string[] {
  const faults: string[] = []
  if (values.INKPORT_TEST && production) faults.push('INKPORT_TEST is refused with NODE_ENV=production.')
  const forTests = { OUTBOUND_MAP: values.OUTBOUND_MAP.size > 0, OUTBOUND_DNS: values.OUTBOUND_DNS !== undefined }
  for (const [name, isSet] of Object.entries(forTests))
    if (isSet && (production || !values.INKPORT_TEST))
      faults.push(`${name} is only for tests: it needs INKPORT_TEST=1 and is refused with NODE_ENV=production.`)
  const needsBucket: SettingName[] = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  for (const name of needsBucket) if (values[name] && !values.S3_BUCKET) faults.push(`S3_BUCKET is missing although ${name} is set.`)
  if (!values.S3_ACCESS_KEY_ID !== !values.S3_SECRET_ACCESS_KEY)
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together or not at all.')
  if (new Set(paypalNames.map(name => values[name] === undefined)).size > 1)
    faults.push(`${paypalNames.join(', ')} must be set together or not at all.`)
  for (const { name, path } of hotFoldersOf(values))
    if (isWithin(path, resolve(values.DATA_DIR))) faults.push(`${name} must lie outside of DATA_DIR, whose files are the app’s own.`)
  if (!values.ANALYTICS_SRC !== !values.ANALYTICS_SITE) faults.push('ANALYTICS_SRC and ANALYTICS_SITE must be set together or not at all.')
  return faults
}

const hotFolderNames = [
  ['DTG', 'HOT_FOLDER_DTG'],
  ['DTF', 'HOT_FOLDER_DTF'],
  ['SUBLIMATION', 'HOT_FOLDER_SUBLIMATION'],
  ['UV', 'HOT_FOLDER_UV'],
  ['EMBROIDERY', 'HOT_FOLDER_EMBROIDERY'],
] as const
const hotFoldersOf = (values: SettingValues) =>
  hotFolderNames.flatMap(([technique, name]) => {
    const path = values[name]
    return path === undefined ? [] : [{ name, technique, path }]
  })
const isWithin = (path: string, folder: string): boolean => !/^\.\.(?:[/\\]|$)/.test(relative(folder, path))

const neededInProduction = ['PUBLIC_URL', 'SECRET_KEY', 'SMTP_URL'] as const satisfies readonly SettingName[]

/** A deployment for people needs what a trial makes up for itself; a trial is for this machine alone (promise P16). */
function missing(values: SettingValues, production: boolean): string[] {
  if (production)
    return neededInProduction.filter(name => values[name] === undefined).map(name => `${name} is missing: NODE_ENV=production needs it.`)
  if (values.INKPORT_TEST) return []
  const faults: string[] = []
  const isTrial = 'without NODE_ENV=production this is a trial, for this machine alone'
  if (!isLoopback(values.HOST)) faults.push(`HOST must be 127.0.0.1, but is "${values.HOST}": ${isTrial}.`)
  if (values.PUBLIC_URL && !isLoopback(new URL(values.PUBLIC_URL).hostname))
    faults.push(`PUBLIC_URL must be at localhost, but is "${values.PUBLIC_URL}": ${isTrial}.`)
  return faults
}

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)

const paypalNames = [
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_BASE_URL',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_MERCHANT_ID',
] as const satisfies readonly SettingName[]

function configOf(values: SettingValues, production: boolean): Config {
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  return {
    production,
    test: values.INKPORT_TEST,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    trustedProxies: values.TRUSTED_PROXIES,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    secretKey: values.SECRET_KEY,
    metricsToken: values.METRICS_TOKEN,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    s3: s3Of(values),
    paypal: paypalOf(values, production),
    diskReserveBytes: values.DISK_RESERVE_MB * 2 ** 20,
    hotFolders: new Map(hotFoldersOf(values).map(({ technique, path }) => [technique, path])),
    sentryDsn: values.SENTRY_DSN,
    analytics: values.ANALYTICS_SRC && values.ANALYTICS_SITE ? { src: values.ANALYTICS_SRC, site: values.ANALYTICS_SITE } : undefined,
    logLevel: values.LOG_LEVEL,
    accountPrivacy: values.ACCOUNT_PRIVACY,
    outboundMap: values.OUTBOUND_MAP,
    outboundDns: values.OUTBOUND_DNS,
  }
}

/** Test money buys real goods, so its provider stands in a trial only, whatever the deployment's address is. */
function paypalOf(values: SettingValues, production: boolean): Config['paypal'] {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_BASE_URL: baseUrl,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_MERCHANT_ID: merchantId,
  } = values
  if (clientId && clientSecret && baseUrl && webhookId && merchantId)
    return { mode: 'LIVE', clientId, clientSecret, baseUrl, webhookId, merchantId }
  return { mode: production ? 'OFF' : 'TEST' }
}

function s3Of(values: SettingValues): S3Config | undefined {
  if (!values.S3_BUCKET) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  return {
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: values.S3_FORCE_PATH_STYLE,
  }
}
