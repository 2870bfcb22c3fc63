// ZPL that would do more to a printer than draw one label (Zebra's ZPL II Programming Guide).
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { zplLabel } from '#test/labels.ts'
import { address } from '#test/order.ts'

let serial = 8_200_000
const label = () => zplLabel({ number: impbNumber({ serial: serial++ }), name: address.fullName, zip: address.zip })
const within = (commands: string) => () => label().replace('^XZ', `${commands}^XZ`)

/** No printer is ever sent these. */
export const hostileZpl: readonly { about: string; zpl(): string }[] = [
  { about: 'stores a graphic', zpl: () => `~DGR:LOGO.GRF,4,1,FFFFFFFF${label()}` },
  { about: 'stores a format', zpl: within('^DFE:LABEL.ZPL^FS') },
  { about: 'recalls a format of somebody else', zpl: within('^XFE:LABEL.ZPL^FS') },
  { about: 'recalls a picture', zpl: within('^IME:LOGO.GRF^FS') },
  { about: 'stops a graphic that is being stored', zpl: within('~DN') },
  { about: 'deletes all graphics', zpl: within('~EG') },
  { about: 'deletes all that is stored', zpl: () => `^XA^IDE:*.*^XZ${label()}` },
  { about: 'cancels what waits', zpl: within('~JA') },
  { about: 'starts it anew', zpl: within('~JR') },
  { about: 'sets a password', zpl: within('^KP9999') },
  { about: 'sets its network', zpl: within('^ND2,P,10.0.0.9') },
  { about: 'runs a program', zpl: within('~JI') },
  { about: 'asks for its directory', zpl: within('^HWE:*.*') },
  { about: 'does so by another sign', zpl: () => `~CC/${label().replaceAll('^', '/').replace('/XZ', '/XFE:LABEL.ZPL/XZ')}` },
  {
    about: 'does so for a reader of the usual signs',
    zpl: () => `~CC/${label().replaceAll('^', '/').replace('/XZ', '/FD^XFE:A.ZPL/FS/XZ')}`,
  },
  { about: 'does so behind a byte that some tables join to it', zpl: within('^CI15^FD\u00c3^XFE:A.ZPL^FS') },
  { about: 'sets it without a command', zpl: within('^FD\n! U1 setvar "device.reset" ""\n^FS') },
]
/** What programs write before each label: left out, and the label is taken. */
export const settingZpl = (): string => `^XA~TA000~JSN^LT0^MNW^MTD^PON^PMN^LH0,0^JMA^PR4,4~SD15^JUS^LRN^CI0^XZ${label()}`
