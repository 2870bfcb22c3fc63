import { useState } from 'react'
import { Button } from '../../control/Button.tsx'
import { Dialog } from '../../control/Dialog.tsx'
import { Drawer } from '../../control/Drawer.tsx'
import { Menu } from '../../control/Menu.tsx'
import { Popover } from '../../control/Popover.tsx'
import { TextInput } from '../../control/TextInput.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { Row } from '../../layout/Stack.tsx'
import { useNotice } from '../../notice/use-notice.ts'
import { useConfirm } from '../dialog/Confirm.tsx'

/** What stands above the page. A dialog is of the page's own scheme. */
export function OverlaySamples({ scheme }: { scheme: 'light' | 'dark' }) {
  const [open, setOpen] = useState<'form' | 'drawer'>()
  const notice = useNotice()
  const confirm = useConfirm()
  const close = () => setOpen(undefined)
  const figures = [
    { label: 'Refund', value: '$14.25' },
    { label: 'Balance after', value: '$1,298.75', isTotal: true },
  ]
  return (
    <Panel title={`Overlays, ${scheme}`}>
      <Row>
        <Button onClick={() => setOpen('form')}>Form</Button>
        <Button
          onClick={() =>
            void confirm({ title: 'Cancel order #10482?', figures, action: 'Cancel order', decline: 'Keep', isDangerous: true })
          }
        >
          Danger
        </Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Menu
          label="Menu"
          entries={[
            { label: 'Rename', icon: 'design', onSelect: () => setOpen('form') },
            { label: 'Orders', hint: 'All of them', to: '/kit' },
            { label: 'Remove', icon: 'trash', isDanger: true, onSelect: () => undefined },
          ]}
        />
        <Popover label="More" opener={attributes => <Button {...attributes}>Popover</Button>}>
          {shut => <Button onClick={shut}>Shut</Button>}
        </Popover>
        <Button onClick={() => notice.done('Saved.')}>Done</Button>
        <Button onClick={() => notice.told('The file is being made.', { to: '/kit', text: 'See it' })}>Told</Button>
        <Button onClick={() => notice.failed('This name is taken.')}>Failed</Button>
      </Row>
      <Dialog
        isOpen={open === 'form'}
        onClose={close}
        title="Rename"
        hint="Its orders keep their names."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={() => notice.failed('This name is taken.')}>
              Save
            </Button>
          </>
        }
      >
        <TextInput label="New name" autoComplete="off" />
      </Dialog>
      <Drawer isOpen={open === 'drawer'} onClose={close} title="Inkport" side="left">
        <a href="/kit">Orders</a>
      </Drawer>
    </Panel>
  )
}
