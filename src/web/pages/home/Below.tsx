import { Reveal } from '#kit/show/Reveal.tsx'
import { Collections } from './Collections.tsx'
import { Pictures } from './Pictures.tsx'
import { Pricing, type PricingProps } from './Pricing.tsx'
import { type Question, Questions } from './Questions.tsx'

/** What stands under the first screen; nothing of it changes, so that its script may come after the reader. */
export function Below({ products, questions, ...pricing }: PricingProps & { questions: readonly Question[] }) {
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
        <Questions asked={questions} />
      </Reveal>
    </>
  )
}
