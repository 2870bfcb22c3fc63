import { createSocket } from 'node:dgram'
import { isIP } from 'node:net'

/** A name server on 127.0.0.1. `answers` gives the addresses of a name, of both families; none means that there is no such name. */
export interface DnsStandIn {
  /** `127.0.0.1:port`, as the setting OUTBOUND_DNS takes it. */
  readonly address: string
  /** Names asked for, in order; each once per address family. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

export async function startDns(answers: (name: string) => readonly string[]): Promise<DnsStandIn> {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (query, from) => {
    const { name, type, end } = questionOf(query)
    asked.push(name)
    socket.send(replyTo(query.subarray(0, end), type, answers(name)), from.port, from.address)
  })
  await new Promise<void>(resolve => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise(resolve => socket.close(() => resolve())),
  }
}

const typeA = 1
const typeAaaa = 28

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** RFC 1035 §4.1: the head and question come back as they were, each record names the question by a pointer to byte 12. */
function replyTo(question: Buffer, type: number, addresses: readonly string[]): Buffer {
  const records = addresses
    .filter(address => (isIP(address) === 4 && type === typeA) || (isIP(address) === 6 && type === typeAaaa))
    .map(address => {
      const data = isIP(address) === 4 ? Buffer.from(address.split('.').map(Number)) : ipv6Bytes(address)
      const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length])
      return Buffer.concat([head, data])
    })
  const reply = Buffer.from(question)
  reply.writeUInt16BE(addresses.length > 0 ? 0x8180 : 0x8183, 2)
  reply.writeUInt16BE(records.length, 6)
  reply.writeUInt32BE(0, 8)
  return Buffer.concat([reply, ...records])
}

function ipv6Bytes(address: string): Buffer {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const groups = tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  const bytes = Buffer.alloc(16)
  for (const [index, group] of groups.entries()) bytes.writeUInt16BE(Number.parseInt(group, 16), index * 2)
  return bytes
}
