// OpenAPI 3.1, made from the contracts.
import { accessText, isOpen } from '#base/access/access.ts'
import { type AnyCall, limitOf } from '#base/call.ts'
import type { Route } from '../serve/route.ts'
import { type Json, type Side, schemaOf, settle } from './schemas.ts'

type ShapeOf = (shape: unknown, side: Side) => Json

export function openApi(routes: readonly Pick<Route, 'name' | 'call'>[], info: { title: string; version: string }): Json {
  const found: Record<Side, Json> = { input: {}, output: {} }
  const shapeOf: ShapeOf = (shape, side) => schemaOf(shape, side, found)
  const paths: Record<string, Json> = {}
  for (const { name, call } of routes)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call, shapeOf) }
  const security = [{ bearer: [] }, { session: [] }]
  return settle({ openapi: '3.1.0', info, security, paths, components }, found)
}

function operation(name: string, call: AnyCall, shapeOf: ShapeOf): Json {
  const { access } = call
  return {
    operationId: name,
    tags: [call.path.split('/')[2] ?? 'core'],
    summary: call.summary,
    'x-access': accessText(access),
    ...(isOpen(access) && { security: [] }),
    parameters: [...parameters(call, 'params', shapeOf), ...parameters(call, 'query', shapeOf), ...idempotency(call)],
    ...requestBody(call, shapeOf),
    responses: {
      200: { description: 'Done', content: answer(call, shapeOf) },
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

function parameters(call: AnyCall, where: 'params' | 'query', shapeOf: ShapeOf): Json[] {
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
  call.method === 'GET' || isOpen(call.access) ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]

function requestBody(call: AnyCall, shapeOf: ShapeOf): Json {
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

function answer(call: AnyCall, shapeOf: ShapeOf): Json {
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

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The same key and body get the same answer again, for at least 24 hours.',
}

const components = {
  schemas: { Refusal: refusal },
  parameters: { IdempotencyKey: idempotencyKey },
  responses: { Refused: { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } } },
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, session: { type: 'apiKey', in: 'cookie', name: 'access_token' } },
}
