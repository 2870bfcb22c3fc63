import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Product, Variant } from '../../storefront/contract.ts'

export type ColorNames = Readonly<Record<string, string>>

/** What the reader has chosen of a product, and how to choose otherwise. */
export interface Choice {
  product: Product
  color: string
  /** What the reader calls each colour. */
  colorNames: ColorNames
  size: string
  /** Nothing where the size is not made in the colour. */
  variant: Variant | undefined
  chooseColor: (color: string) => void
  chooseSize: (size: string) => void
  /** Whether this size or colour is in stock together with the other choice. */
  isThere: (candidate: { size?: string; color?: string }) => boolean
}

/** Begins with the address's colour ("My products" leads here with the colour that the design was made for), else with the first. */
export function useChoice(product: Product, colorNames: ColorNames): Choice {
  const [search] = useSearchParams()
  const [color, chooseColor] = useState(
    () => (product.colors.find(each => each.name === search.get('color')) ?? product.colors[0])?.name ?? '',
  )
  const [size, chooseSize] = useState(product.sizes[0] ?? '')
  return {
    product,
    color,
    colorNames,
    size,
    variant: product.variants.find(each => each.color === color && each.size === size),
    chooseColor,
    chooseSize,
    isThere: candidate =>
      product.variants.some(
        each => each.size === (candidate.size ?? size) && each.color === (candidate.color ?? color) && each.isAvailable,
      ),
  }
}
