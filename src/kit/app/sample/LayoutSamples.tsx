import { CallError } from '#base/fault.ts'
import { Button, IconButton } from '../../control/Button.tsx'
import { Card, Cards, PicturePicks } from '../../layout/Cards.tsx'
import { Facts } from '../../layout/Facts.tsx'
import { Figures } from '../../layout/Figures.tsx'
import { Fold } from '../../layout/Fold.tsx'
import { MainFigure } from '../../layout/MainFigure.tsx'
import { Note } from '../../layout/Note.tsx'
import { Panel, Section } from '../../layout/Panel.tsx'
import { Sheet } from '../../layout/Sheet.tsx'
import { Columns, Lines, Row, Stack, WithRail } from '../../layout/Stack.tsx'
import { Steps } from '../../layout/Steps.tsx'
import { Table } from '../../layout/Table.tsx'
import { Tile, Tiles } from '../../layout/Tiles.tsx'
import { Scroll } from '../../scroll/Scroll.tsx'
import { Badge, CountMark } from '../../show/Badge.tsx'
import { Icon } from '../../show/Icon.tsx'
import { Skeleton, Spinner } from '../../show/Loading.tsx'
import { Money, Price } from '../../show/Money.tsx'
import { Picture } from '../../show/Picture.tsx'
import { CopyId } from '../page/CopyId.tsx'
import { EmptyState } from '../page/EmptyState.tsx'
import { ErrorNote } from '../page/ErrorNote.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { ProgressBar } from '../page/ProgressBar.tsx'
import { Timeline } from '../page/Timeline.tsx'
import styles from './KitPage.module.css'

const refusal = new CallError(409, [{ code: 'CONFLICT', detail: 'CONFLICT', message: 'Somebody changed it meanwhile.' }], 'req-7F3K')
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Ccircle cx="4" cy="4" r="3" fill="%23d9137d"/%3E%3C/svg%3E'
const meanings = ['grey', 'blue', 'amber', 'green', 'red', 'violet'] as const

/** What a page is laid out with, and what it shows. */
export function LayoutSamples() {
  return (
    <>
      <PageHeader
        title="Order #10482"
        aside={<Badge meaning="grey">Not paid yet</Badge>}
        hint="Not paid yet. Submit to start production."
        back={{ to: '/kit', label: 'Orders' }}
        actions={<Button variant="primary">Submit</Button>}
      />
      <Figures
        of={[
          { label: 'Balance', value: <Money cents={128_450} />, to: '/kit' },
          { label: 'Needs you', value: '3', meaning: 'amber', hint: 'oldest 2 days' },
          { label: 'Wrong rows', value: '12', meaning: 'red' },
          { label: 'Delivered', value: '1,204', meaning: 'green' },
        ]}
      />
      <Figures of={undefined} waiting={4} />
      <WithRail
        rail={
          <Panel title="Summary">
            <Facts
              figures
              of={[
                { label: 'Items', value: <Money cents={950} /> },
                { label: 'Shipping', value: <Money cents={475} /> },
                { label: 'Total', value: <Money cents={1_425} />, isTotal: true },
              ]}
            />
          </Panel>
        }
      >
        <Panel title="Parcel" aside={<CopyId id="9400111899560000000000" />}>
          <Facts
            of={[
              { label: 'Carrier', value: 'USPS' },
              { label: 'Address', value: 'Mia Carter, 12 Elm Street, Austin, TX 78701' },
            ]}
          />
        </Panel>
        <Row>
          {meanings.map(meaning => (
            <Badge key={meaning} meaning={meaning}>
              {meaning}
            </Badge>
          ))}
          {[3, 120].map(count => (
            <span key={count} className={styles.sign}>
              <Icon name="bell" />
              <CountMark count={count} isNews={count > 99} />
            </span>
          ))}
        </Row>
      </WithRail>
      <Lines>
        <li>
          <div>
            <strong>Chromium on Linux</strong>
            <small>Last used today</small>
          </div>
          <Button size="small">End session</Button>
        </li>
        <li>
          <div>Thanksgiving Day</div>
        </li>
      </Lines>
      <MainFigure label="Balance" hint="Available: $1,284.50">
        <Money cents={128_450} />
      </MainFigure>
      <Section title="Setup" aside={<a href="/kit">All steps</a>}>
        <Steps
          at={1}
          of={[
            { title: 'Deposit', hint: 'Done', isDone: true, to: '/kit' },
            { title: 'Art', hint: 'PNG or JPG', to: '/kit' },
          ]}
        />
        <Steps at={0} of={[{ title: 'Payment method' }, { title: 'Confirm' }]} />
      </Section>
      <Cards label="Files">
        <Card
          hasBoard
          picture={<img src={picture} alt="" />}
          title="sun.png"
          aside={<IconButton icon="dots" size="small" label="Actions" />}
        >
          <p className="hint">2,400 × 2,880 px</p>
        </Card>
      </Cards>
      <PicturePicks
        label="Library"
        picked={1}
        onPick={() => undefined}
        of={[{ id: 1 }, { id: 2 }]}
        show={({ id }) => ({ src: picture, alt: '', name: `art-${id}.png`, hint: 'PNG' })}
      />
      <Sheet figures aria-label="Rates">
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col">8 oz</th>
            <th scope="col">16 oz</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Standard</th>
            <td>
              <Money cents={475} />
            </td>
            <td>
              <input aria-label="16 oz" defaultValue="5.60" />
            </td>
          </tr>
        </tbody>
      </Sheet>
      <Stack gap={8}>
        <Note title="A line has no art">Add a picture before you pay.</Note>
        <Note meaning="red" action={<Button size="small">Try again</Button>}>
          The label was refused.
        </Note>
        <Note meaning="blue">A person looks at it within two hours.</Note>
        <Note meaning="green">All caught up.</Note>
        <Note meaning="grey">Nothing to do.</Note>
        <ErrorNote error={refusal} onRetry={() => undefined} />
      </Stack>
      <Columns>
        <ProgressBar label="Checking file…" done={340} total={1_000} counts={[{ label: 'Valid rows', value: 338, meaning: 'green' }]} />
        <Stack gap={12}>
          <Skeleton shape="title" />
          <Skeleton />
          <Spinner />
        </Stack>
      </Columns>
      <Tiles most={3}>
        {['Canvas Tote Bag', 'Matte Poster', 'Ceramic Mug 11 oz'].map(name => (
          <li key={name}>
            <Tile>
              <Picture src={undefined} alt="" />
              <h3>
                <a href="/kit">{name}</a>
              </h3>
              <Price cents={910} isFrom />
            </Tile>
          </li>
        ))}
      </Tiles>
      <Fold title="Price by quantity" hint="· 2 steps" isOpen>
        <Table>
          <thead>
            <tr>
              <th scope="col">Pieces</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">100+</th>
              <td>
                <Money cents={921} />
              </td>
            </tr>
          </tbody>
        </Table>
      </Fold>
      <Scroll label="All sizes" className={styles.low}>
        <Lines as="ol">
          {['S', 'M', 'L', 'XL', '2XL', '3XL'].map(size => (
            <li key={size}>{size}</li>
          ))}
        </Lines>
      </Scroll>
      <Timeline label="Activity" entries={[{ id: '1', at: '2026-11-22T08:00:00Z', title: 'Label created', meaning: 'blue' }]} />
      <EmptyState drawing="box" title="No orders yet" action={<Button icon="plus">Add order</Button>}>
        Your orders stand here.
      </EmptyState>
    </>
  )
}
