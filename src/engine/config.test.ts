import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'
import { settings } from './settings.ts'

test('a machine without any setting gets the local defaults', () => {
  const config = loadConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    secure: false,
    test: false,
    s3: undefined,
  })
  expect(isAbsolute(config.dataDir)).toBe(true)
  expect(config.diskReserveBytes).toBe(512 * 2 ** 20)
})

test('the public address follows the port and loses its last slash', () => {
  expect(loadConfig({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100')
  expect(loadConfig({ PUBLIC_URL: 'https://Shop.example.com/' })).toMatchObject({ publicUrl: 'https://shop.example.com', secure: true })
})

test('every wrong setting is named in one line, and a secret is not repeated', () => {
  const lines = faultsOf({ PORT: 'abc', PUBLIC_URL: 'shop.example.com/x', DATABASE_URL: 'mysql://me:hunter2@db', LOG_LEVEL: 'loud' })
  expect(lines).toEqual([
    'PORT must be a whole number from 0 to 65535, but is "abc".',
    'PUBLIC_URL must be an address without a path, such as https://shop.example.com, but is "shop.example.com/x".',
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/inkport.',
    'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent, but is "loud".',
  ])
})

test('a blank variable counts as not set', () => {
  expect(loadConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('test mode and stand-ins are refused in production, and stand-ins outside of test mode', () => {
  expect(faultsOf({ NODE_ENV: 'production', INKPORT_TEST: '1' })).toHaveLength(1)
  expect(faultsOf({ NODE_ENV: 'production', INKPORT_TEST: '1', OUTBOUND_MAP: 'a.example=127.0.0.1:4100' })).toHaveLength(2)
  expect(faultsOf({ OUTBOUND_MAP: 'a.example=127.0.0.1:4100' })).toHaveLength(1)
})

test('stand-ins are written with an arrow or an equals sign and can only be on this machine', () => {
  const { outboundMap } = loadConfig({ INKPORT_TEST: '1', OUTBOUND_MAP: 'Drive.Example→127.0.0.1:4100, b.example=127.0.0.1:4101' })
  expect([...outboundMap]).toEqual([
    ['drive.example', '127.0.0.1:4100'],
    ['b.example', '127.0.0.1:4101'],
  ])
  expect(faultsOf({ INKPORT_TEST: '1', OUTBOUND_MAP: 'a.example=10.0.0.1:80' })).toHaveLength(1)
})

test('half of a pair of settings is refused', () => {
  expect(faultsOf({ S3_ENDPOINT: 'https://s3.example.com' })).toEqual(['S3_BUCKET is missing although S3_ENDPOINT is set.'])
  expect(faultsOf({ S3_BUCKET: 'inkport', S3_ACCESS_KEY_ID: 'a' })).toHaveLength(1)
  expect(faultsOf({ ANALYTICS_SITE: 'inkport' })).toHaveLength(1)
})

test('a hot folder is named by its whole path, per technique, and never lies among the app’s own files', () => {
  expect([...loadConfig({ HOT_FOLDER_DTG: '/srv/rip/dtg/', HOT_FOLDER_UV: ' ' }).hotFolders]).toEqual([['DTG', '/srv/rip/dtg']])
  expect(faultsOf({ HOT_FOLDER_DTF: 'rip' })).toEqual(['HOT_FOLDER_DTF must be an absolute path such as /srv/rip/dtf, but is "rip".'])
  for (const path of ['/srv/data', '/srv/data/files/rip', '/srv/rip/../data'])
    expect(faultsOf({ DATA_DIR: '/srv/data', HOT_FOLDER_DTG: path })).toEqual([
      'HOT_FOLDER_DTG must lie outside of DATA_DIR, whose files are the app’s own.',
    ])
  expect(faultsOf({ DATA_DIR: '/srv/data', HOT_FOLDER_DTG: '/srv/data-of-the-rip' })).toEqual([])
})

test('trusted proxies are addresses or networks', () => {
  expect(loadConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
  expect(faultsOf({ TRUSTED_PROXIES: 'everyone' })).toHaveLength(1)
})

test('every setting says what it is', () => {
  for (const setting of Object.values(settings)) expect(setting.about).toMatch(/\.$/)
})

function faultsOf(env: Record<string, string>, use?: 'serve'): readonly string[] {
  try {
    loadConfig(env, use)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
}

test('production refuses to serve without its address, its key and a mail server, and names each', () => {
  expect(faultsOf({ NODE_ENV: 'production' }, 'serve')).toEqual([
    'PUBLIC_URL is missing: NODE_ENV=production needs it.',
    'SECRET_KEY is missing: NODE_ENV=production needs it.',
    'SMTP_URL is missing: NODE_ENV=production needs it.',
  ])
  const whole = { PUBLIC_URL: 'https://shop.example.com', SECRET_KEY: 'k'.repeat(32), SMTP_URL: 'smtp://127.0.0.1' }
  expect(faultsOf({ NODE_ENV: 'production', ...whole, HOST: '0.0.0.0' }, 'serve')).toEqual([])
  // A backup needs none of them.
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual([])
})

test('a trial is for this machine alone: it listens nowhere else and has no other address', () => {
  expect(faultsOf({}, 'serve')).toEqual([])
  expect(faultsOf({ HOST: '0.0.0.0' }, 'serve')[0]).toContain('HOST must be 127.0.0.1')
  expect(faultsOf({ PUBLIC_URL: 'https://shop.example.com' }, 'serve')[0]).toContain('PUBLIC_URL must be at localhost')
})

test('PayPal’s settings are given together, and without them only a trial has a test provider', () => {
  const all = {
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: 'a secret',
    PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com/',
    PAYPAL_WEBHOOK_ID: 'hook',
    PAYPAL_MERCHANT_ID: 'merchant',
  }
  expect(loadConfig(all).paypal).toMatchObject({ mode: 'LIVE', baseUrl: 'https://api-m.sandbox.paypal.com' })
  expect(() => loadConfig({ ...all, PAYPAL_WEBHOOK_ID: '' })).toThrow('together or not at all')
  expect(() => loadConfig({ ...all, PAYPAL_BASE_URL: 'http://api-m.paypal.com' })).toThrow('PAYPAL_BASE_URL')
  expect(loadConfig({}).paypal).toEqual({ mode: 'TEST' })
  expect(loadConfig({ NODE_ENV: 'production' }).paypal).toEqual({ mode: 'OFF' })
})
