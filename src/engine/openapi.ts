// OpenAPI 3.1, printed from the contract.
import { z } from 'zod'
import { type AnyCall, limitOf } from '#base/call.ts'
import type { Route } from './serve/route.ts'

type Json = Record<string, unknown>

export function openApi(routes: readonly Pick<Route, 'name' | 'call'>[], info: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {}
  for (const { name, call } of routes) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, session: { type: 'apiKey', in: 'cookie', name: 'access_token' } },
    },
  }
}

function operation(name: string, call: AnyCall): Json {
  const { access } = call
  return {
    operationId: name,
    tags: [call.path.split('/')[2] ?? 'core'],
    summary: call.summary,
    'x-access': typeof access === 'object' ? `staff: ${access.staff.join(', ')}` : access,
    security: access === 'anyone' ? [] : [{ bearer: [] }, { session: [] }],
    parameters: [...parameters(call, 'params'), ...parameters(call, 'query'), ...idempotency(call)],
    ...requestBody(call),
    responses: {
      200: { description: 'Done', content: answer(call) },
      default: { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
    },
  }
}

function shapeOf(shape: unknown, io: 'input' | 'output'): Json {
  // Contracts are written with Zod; the core type is all that the browser's side needs.
  const { $schema: _, ...rest } = z.toJSONSchema(shape as z.ZodType, { io, unrepresentable: 'any' }) as Json
  return rest
}

function parameters(call: AnyCall, where: 'params' | 'query'): Json[] {
  const shape = call[where]
  if (!shape) return []
  const { properties = {}, required = [] } = shapeOf(shape, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where === 'params' ? 'path' : 'query',
    required: where === 'params' || required.includes(name),
    schema,
  }))
}

const idempotency = (call: AnyCall): Json[] =>
  call.method === 'GET' || call.access === 'anyone'
    ? []
    : [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string' },
          description: 'The same key and body get the same answer again, for at least 24 hours.',
        },
      ]

function requestBody(call: AnyCall): Json {
  if (call.kind === 'upload') {
    const fields = call.body ? shapeOf(call.body, 'input') : { type: 'object', properties: {} }
    const file = {
      type: 'array',
      items: { type: 'string', format: 'binary' },
      description: `Each at most ${Math.round(limitOf(call) / 2 ** 20)} MB.`,
    }
    const schema = { ...fields, properties: { ...(fields.properties as Json), file } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  return call.body ? { requestBody: { required: true, content: { 'application/json': { schema: shapeOf(call.body, 'input') } } } } : {}
}

function answer(call: AnyCall): Json {
  if (call.kind === 'download') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  const schema = shapeOf(call.answer, 'output')
  return call.kind === 'live' ? { 'text/event-stream': { schema } } : { 'application/json': { schema } }
}

const refusal: Json = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'detail', 'message'],
        properties: {
          code: { type: 'string' },
          detail: { type: 'string', description: 'The same as the code.' },
          message: { type: 'string', description: 'A sentence in the reader’s language.' },
          path: { type: 'string', description: 'The field at fault, dotted.' },
          values: { type: 'object' },
        },
      },
    },
  },
}
