import { createHash } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, hour, later } from '#base/time.ts'
import { addAccount } from '#test/account.ts'
import { startShop, type TestShop } from '#test/shop.ts'
import { type S3StandIn, startS3 } from '#test/stand-ins/s3.ts'
import { listFileColumns } from './reference.store.ts'
import { sweepUnreferenced } from './sweep.ts'

const shaOf = (text: string) => createHash('sha256').update(text).digest('hex')
/** By the clock that dates the files of a folder. */
async function diskTime(): Promise<Date> {
  const folder = await mkdtemp(join(tmpdir(), 'inkport-time-'))
  const { mtime } = await stat(folder)
  await rm(folder, { recursive: true })
  return mtime
}

describe.each(['folder', 'bucket'])('the sweep of a %s', kind => {
  let shop: TestShop
  let s3: S3StandIn | undefined
  beforeAll(async () => {
    s3 = kind === 'bucket' ? await startS3() : undefined
    const bucket = { S3_BUCKET: 'inkport', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret', S3_FORCE_PATH_STYLE: '1' }
    shop = await startShop({ env: s3 ? { ...bucket, S3_ENDPOINT: s3.endpoint } : {}, now: s3 ? new Date() : await diskTime() })
  })
  afterAll(async () => {
    await shop.close()
    await s3?.close()
  })
  const put = async (text: string) => (await shop.engine.files.put([Buffer.from(text)], { maxBytes: 1_000 })).sha256
  const isThere = (text: string) => shop.engine.files.has(shaOf(text))
  /** A row of the library that names this content and this thumbnail. */
  const name = async (content: string, thumbnail = content) => {
    const sellerId = await addAccount(shop.engine.db)
    const { rows } = await shop.engine.db.pool.query<{ id: number }>(
      `insert into library_file (seller_id, name, source, sha256, thumbnail_sha256, bytes, type, width, height, has_alpha, created_at)
       values ($1, 'a.png', 'UPLOAD', $2, $3, 1, 'image/png', 1, 1, false, now()) returning id`,
      [sellerId, shaOf(content), shaOf(thumbnail)],
    )
    return rows[0]?.id
  }

  test('takes what no row names, after a day, and nothing else', async () => {
    for (const text of ['orphan', 'print file', 'thumbnail', 'twice named']) await put(text)
    await name('print file', 'thumbnail')
    const first = await name('twice named')
    await name('twice named')
    await shop.engine.db.pool.query('delete from library_file where id = $1', [first])
    expect(await sweepUnreferenced(shop.engine)).toBe(0)
    shop.advance(day - hour)
    expect(await sweepUnreferenced(shop.engine)).toBe(0)
    shop.advance(2 * hour)
    await shop.cron('engine.sweep-files')
    expect(await isThere('orphan')).toBe(false)
    for (const text of ['print file', 'thumbnail', 'twice named']) expect(await isThere(text)).toBe(true)
  })

  test('leaves what is being uploaded, and what is put again while it sweeps', async () => {
    const upload = shop.engine.files.put(
      (async function* () {
        yield Buffer.from('a slow ')
        await sweepUnreferenced(shop.engine)
        yield Buffer.from('upload')
      })(),
      { maxBytes: 1_000 },
    )
    await upload
    expect(await isThere('a slow upload')).toBe(true)
    await shop.engine.files.remove(await put('put again'), later(shop.now(), -2 * day))
    expect(await isThere('put again')).toBe(true)
  })

  test('refuses to empty a store that is another deployment’s', async () => {
    for (let file = 0; file < 150; file++) await put(`foreign ${file}`)
    shop.advance(2 * day)
    await expect(sweepUnreferenced(shop.engine)).rejects.toThrow('is this their database?')
    expect(await isThere('foreign 7')).toBe(true)
  })

  test('knows every column that names a file', async () => {
    expect((await listFileColumns(shop.engine.db)).map(({ table, column }) => `${table}.${column}`)).toEqual([
      'deposit_proof.sha256',
      'file_upload_part.sha256',
      'gang_sheet.preview_sha256',
      'gang_sheet.sha256',
      'gang_sheet.white_sha256',
      'import.sha256',
      'label.sha256',
      'label.source_sha256',
      'label_file.sha256',
      'label_file.source_sha256',
      'label_import.sha256',
      'label_page.sha256',
      'label_paper.sha256',
      'label_paper.source_sha256',
      'library_file.proxy_sha256',
      'library_file.sha256',
      'library_file.thumbnail_sha256',
      'manifest.form_sha256',
      'mockup.sha256',
      'mockup_base.light_sha256',
      'mockup_base.page_light_sha256',
      'mockup_base.page_photo_sha256',
      'mockup_base.photo_sha256',
      'mockup_base.shift_sha256',
      'packing.logo_sha256',
      'piece_photo.sha256',
      'piece_photo.small_sha256',
      'post_picture.sha256',
      'post_picture.small_sha256',
      'print.sha256',
      'print_file.sha256',
      'print_file.white_sha256',
      'product_picture.sha256',
      'product_picture.small_sha256',
      'support_file.sha256',
      'support_file.thumbnail_sha256',
      'underbase.sha256',
    ])
  })
})
