import { Panel } from '../../layout/Panel.tsx'
import { type Bar, BarChart } from '../chart/BarChart.tsx'
import { Shares } from '../chart/Shares.tsx'

const values = [12, 31, 8, 0, 24, 45, 19]
const bars = values.map(
  (value, at): Bar => ({
    id: String(at),
    tick: `Nov ${21 + at}`,
    name: `Nov ${21 + at}, 2026`,
    value,
    before: values[(at + 3) % values.length] ?? 0,
    to: at % 2 === 0 ? '/kit' : undefined,
  }),
)

/** Figures over time, and what they are made of. */
export function ChartSamples() {
  return (
    <>
      <Panel title="Bars of a time">
        <BarChart label="Orders" bars={bars} format={String} names={{ value: 'This time', before: 'Before' }} />
      </Panel>
      <Panel title="Shares">
        <Shares
          label="Cost by kind"
          heads={['Kind', 'Amount']}
          format={value => `$${value}`}
          of={[
            { id: 'production', name: 'Production', value: 285, to: '/kit' },
            { id: 'shipping', name: 'Shipping', value: 164 },
            { id: 'refunds', name: 'Refunds', value: -31, shown: '−$31' },
          ]}
        />
      </Panel>
    </>
  )
}
