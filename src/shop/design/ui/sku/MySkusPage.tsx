import { useState } from 'react'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { Button, IconButton, LinkButton } from '#kit/control/Button.tsx'
import { FileButton } from '#kit/control/FileButton.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { type SkuMapping, skuCalls } from '../../sku/contract.ts'
import { MappingDialog } from './MappingDialog.tsx'

export const handle = { texts: ['designSku', 'design'] }
const changes = [skuCalls.skuMappings]

/** What the seller's own SKUs mean: said once, and read from every file, form and program after it. */
export default function MySkusPage() {
  const t = useText('designSku')
  const language = useLanguage()
  const whyNot = useWhyNot()
  const mappings = useList(skuCalls.skuMappings, { search: t('search'), limit: 20 })
  const [edited, setEdited] = useState<Pick<SkuMapping, 'sku'> & Partial<SkuMapping>>()
  const mayNot = whyNot(skuCalls.setSkuMapping)
  const upload = useAct(skuCalls.importSkuMappings, { changes, done: ({ data }) => t('imported', { count: data.rows }) })
  const remove = useAct(skuCalls.deleteSkuMapping, {
    changes,
    done: t('removed'),
    undo: (_, { params }) => {
      const before = mappings.rows?.find(mapping => mapping.id === params.id)
      return options => api(skuCalls.setSkuMapping, { body: bodyOf(before) }, options)
    },
  })
  const add = (
    <Button variant="primary" icon="plus" reason={mayNot} onClick={() => setEdited({ sku: '' })}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        actions={
          <>
            <LinkButton to={api.url(skuCalls.exportSkuMappings)} icon="download" reloadDocument>
              {t('export')}
            </LinkButton>
            <FileButton busy={upload.isPending} accept=".csv,.tsv,.xlsx" onFile={file => upload.mutate({ files: [file] })}>
              {t('import')}
            </FileButton>
            {add}
          </>
        }
      />
      <List
        of={mappings}
        name="sku-mappings"
        label={t('title')}
        columns={[
          { id: 'sku', header: t('sku'), cell: row => <code>{row.sku}</code> },
          {
            id: 'product',
            header: t('product'),
            cell: row => (language === 'vi' && row.productNameVi ? row.productNameVi : row.productName),
          },
          {
            id: 'options',
            header: t('options'),
            cell: row => [row.color === null ? t('bySku') : colorIn(language, row.color), row.size ?? t('bySku')].join(' / '),
          },
          {
            id: 'art',
            header: t('art'),
            cell: row =>
              row.templateName ??
              (row.files.length > 0 ? row.files.map(file => file.name).join(', ') : <em className="muted">{t('noArt')}</em>),
          },
          { id: 'when', header: t('changed'), align: 'end', phone: 'foot', cell: row => <When at={row.changedAt} /> },
        ]}
        rowName={row => row.sku}
        rowActions={row => (
          <>
            <Button size="small" reason={mayNot} onClick={() => setEdited(row)}>
              {t('edit')}
            </Button>
            <IconButton
              icon="trash"
              label={`${t('remove')} ${row.sku}`}
              disabled={whyNot(skuCalls.deleteSkuMapping) !== undefined}
              onClick={() => remove.mutate({ params: { id: row.id } })}
            />
          </>
        )}
        empty={{ drawing: 'box', title: t('emptyTitle'), hint: t('emptyHint'), action: add }}
      />
      {edited && <MappingDialog key={edited.sku} mapping={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

const bodyOf = (mapping: SkuMapping | undefined) => ({
  sku: mapping?.sku ?? '',
  productID: mapping?.productID ?? '',
  color: mapping?.color ?? null,
  size: mapping?.size ?? null,
  templateId: mapping?.templateId ?? null,
  files: mapping?.files.map(({ side, fileId }) => ({ side, fileId })) ?? [],
  needsText: mapping?.needsText ?? false,
})
