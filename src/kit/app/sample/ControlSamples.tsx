import { useState } from 'react'
import { Button, IconButton, LinkButton } from '../../control/Button.tsx'
import { Checkbox, Segments, Switch } from '../../control/Choice.tsx'
import { CodeInput } from '../../control/CodeInput.tsx'
import { Select } from '../../control/Select.tsx'
import { PasswordInput, Textarea, TextInput } from '../../control/TextInput.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { Columns, Row, Stack } from '../../layout/Stack.tsx'
import { Pills } from '../../public/Pills.tsx'
import { PlainInput, PlainSelect } from '../../public/PlainField.tsx'
import { Money } from '../../show/Money.tsx'
import { ChoiceCards } from '../form/ChoiceCards.tsx'
import { ColorInput } from '../form/ColorInput.tsx'
import { NumberInput } from '../form/NumberInput.tsx'
import { FileDrop } from '../library/FileDrop.tsx'
import { MultiSelect } from '../library/MultiSelect.tsx'
import { SearchSelect } from '../library/SearchSelect.tsx'
import { AppTabs } from '../page/AppTabs.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const colours = ['Black', 'White', 'Navy']
const unchanged = () => undefined

/** What is pressed, typed into and chosen from. */
export function ControlSamples() {
  return (
    <>
      <Panel title="Buttons">
        {variants.map(variant => (
          <Row key={variant}>
            <Button variant={variant}>Save</Button>
            <Button variant={variant} size="small" icon="refresh">
              Small
            </Button>
            <Button variant={variant} busy>
              Busy
            </Button>
            <Button variant={variant} reason="Only an owner may do this.">
              Refused
            </Button>
          </Row>
        ))}
        <Row>
          <LinkButton to="/kit" variant="primary" size="large">
            Large link
          </LinkButton>
          <IconButton icon="dots" label="More" />
          <IconButton icon="close" size="small" label="Close" />
        </Row>
      </Panel>
      <Panel title="Fields">
        <Fields />
      </Panel>
      <Panel title="Choices">
        <Choices />
      </Panel>
      <FileDrop
        label="Print file"
        hint="PNG, at most 50 MB"
        accept={{ 'image/png': ['.png'] }}
        maxBytes={50_000_000}
        files={[]}
        onChange={unchanged}
      />
    </>
  )
}

function Fields() {
  const [pieces, setPieces] = useState<number | undefined>(24)
  return (
    <Columns>
      <TextInput label="Name" required autoComplete="off" defaultValue="Mia Carter" />
      <TextInput label="Email" help="We write once." placeholder="you@example.com" />
      <TextInput label="ZIP" error="This ZIP is not known." defaultValue="0000" />
      <TextInput label="Amount" start="$" inputMode="decimal" defaultValue="1,234.50" />
      <TextInput label="Day" type="date" defaultValue="2026-11-22" />
      <TextInput label="Read only" readOnly value="A-1043" />
      <TextInput label="Disabled" disabled value="A-1043" />
      <PasswordInput label="Password" autoComplete="off" defaultValue="a long one" />
      <NumberInput label="Pieces" min={1} max={100} value={pieces} onChange={setPieces} />
      <Textarea label="Note" optional rows={2} defaultValue="It grows with what is typed." />
    </Columns>
  )
}

function Choices() {
  const [colour, setColour] = useState('Black')
  const [several, setSeveral] = useState(['Navy'])
  const [kind, setKind] = useState<'amount' | 'percent'>('amount')
  const [way, setWay] = useState<'wallet' | 'paypal'>('wallet')
  const [ink, setInk] = useState('#0b5cff')
  return (
    <Stack>
      <Columns>
        <ColorInput label="Ink" value={ink} choices={['#000000', '#ffffff', '#0b5cff', '#d92d20']} onChange={setInk} />
      </Columns>
      <Columns>
        <Select label="Colour" choices={colours} value={colour} onChange={setColour} />
        <Select label="Size" placeholder="Choose a size" choices={['S', 'M']} value="" onChange={unchanged} error="Choose one." />
        <SearchSelect label="Time zone" choices={['Asia/Ho_Chi_Minh', 'America/Chicago']} value="America/Chicago" onChange={unchanged} />
        <MultiSelect label="Colours" choices={colours} value={several} onChange={setSeveral} />
      </Columns>
      <Row gap={24}>
        <Checkbox label="Keep this address" defaultChecked />
        <Checkbox label="Some of them" isMixed />
        <Checkbox label="I agree" error="This is needed." />
        <Checkbox label="Disabled" disabled />
        <Switch label="Visible" help="Shown in the shop" defaultChecked />
        <Switch label="Off" />
        <Switch label="Disabled" disabled />
      </Row>
      <Segments
        label="Kind"
        value={kind}
        onChange={setKind}
        choices={[
          { value: 'amount', label: 'Amount' },
          { value: 'percent', label: 'Percent' },
        ]}
      />
      <ChoiceCards
        legend="Pay by"
        value={way}
        onChange={setWay}
        choices={[
          { value: 'wallet', icon: 'wallet', title: 'Wallet', hint: 'Balance', aside: <Money cents={128_450} strong /> },
          { value: 'paypal', title: 'PayPal or card', hint: 'You come back here.', menu: <IconButton icon="dots" label="Actions" /> },
        ]}
      />
      <Columns>
        <PlainSelect label="Ship to" defaultValue="US">
          <option value="US">United States</option>
          <option value="VN">Vietnam</option>
        </PlainSelect>
        <PlainInput label="Up to" placeholder="$" />
      </Columns>
      <Pills as="nav" aria-label="Categories">
        <a href="/kit" aria-current="page">
          All <span>12</span>
        </a>
        <a href="/kit">
          Mugs <span>2</span>
        </a>
      </Pills>
      <CodeInput length={6} label="Code" value="123" onChange={unchanged} />
      <AppTabs
        label="Status"
        value="all"
        onChange={unchanged}
        tabs={[
          { value: 'all', label: 'All', count: 128 },
          { value: 'held', label: 'On hold', count: 3 },
        ]}
      />
    </Stack>
  )
}
