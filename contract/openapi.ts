import { z } from 'zod'
import type { RouteDefinition } from './route.ts'
import { routes } from './routes.ts'

type Json = Record<string, unknown>

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [id, definition] of Object.entries<RouteDefinition>(routes)) {
    paths[definition.path] = { ...paths[definition.path], [definition.method]: operation(id, definition) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '0.1.0',
      description: 'The API of the platform. Errors answer `{error: {code, message, issues?}}`.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchema(errorSchema, 'output') },
    },
  }
}

const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
})

function operation(id: string, definition: RouteDefinition): Json {
  const isPublic = definition.access.scope === 'public'
  const failures = ['422', '429', ...(isPublic ? [] : ['401', '403', '404'])]
  return {
    operationId: id,
    summary: definition.summary,
    tags: [...definition.tags],
    security: isPublic ? [] : [{ bearer: [] }],
    'x-access': definition.access,
    parameters: [...parameters('path', definition.params), ...parameters('query', definition.query)],
    ...(definition.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(definition.body, 'input') } },
      },
    }),
    responses: {
      ...success(definition),
      ...Object.fromEntries(failures.sort().map((status) => [status, failure(status)])),
    },
  }
}

function success(definition: RouteDefinition): Json {
  if (definition.produces) return { 200: { description: 'OK', content: { [definition.produces]: {} } } }
  if (!definition.response) return { 204: { description: 'Done' } }
  const schema = jsonSchema(definition.response, 'output')
  return { 200: { description: 'OK', content: { 'application/json': { schema } } } }
}

const FAILURES: Record<string, string> = {
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found, or of another account',
  422: 'Invalid input',
  429: 'Too many attempts',
}

function failure(status: string): Json {
  return {
    description: FAILURES[status],
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  } // zod prints an object's schema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}
