import { useState } from 'react'
import { api } from '#kit/call/api.ts'
import { catalogueOfficeCalls, type OfficeProduct } from '../../office/contract.ts'

/** A product at work: the version that was loaded or saved last, never one that came by itself, so that no draft is lost. */
export interface Editing {
  product: OfficeProduct
  /** A save succeeded: this is the product now. */
  onSaved: (product: OfficeProduct) => void
  /** The newest version, for saving over it. */
  newest: () => Promise<number>
  /** Drops the drafts for what others have saved. */
  takeTheirs: () => Promise<void>
  /** Counts how often drafts were dropped: parts are drawn anew with it. */
  epoch: number
}

export function useEditing(first: OfficeProduct): Editing {
  const [product, onSaved] = useState(first)
  const [epoch, setEpoch] = useState(0)
  const read = async () => (await api(catalogueOfficeCalls.officeProduct, { params: { id: first.id } })).data
  return {
    product,
    onSaved,
    epoch,
    newest: async () => (await read()).version,
    async takeTheirs() {
      onSaved(await read())
      setEpoch(before => before + 1)
    },
  }
}
