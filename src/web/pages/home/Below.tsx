import { Reveal } from '#kit/show/Reveal.tsx'
import { Collections } from './Collections.tsx'
import { Pictures } from './Pictures.tsx'
import { Pricing, type PricingProps } from './Pricing.tsx'
import { Questions } from './Questions.tsx'

/** What stands under the first screen; nothing of it changes, so that its script may come after the reader. */
export function Below({ products, ...pricing }: PricingProps) {
  return (
    <>
      <Pricing products={products} {...pricing} />
      <Reveal>
        <Pictures />
      </Reveal>
      <Reveal>
        <Collections products={products} />
      </Reveal>
      <Reveal>
        <Questions />
      </Reveal>
    </>
  )
}
