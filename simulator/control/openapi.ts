/** OpenAPI 3.1 of the control interface, generated from its table of routes. */
import { successStatus, type ControlRoute } from './route.ts';
import type { JsonSchema } from './schema.ts';

const openApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

const pathParameters = (path: string): readonly JsonSchema[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = ({ query = {} }: ControlRoute): readonly JsonSchema[] =>
  Object.entries(query).map(([name, about]) => ({ name, in: 'query', required: false, ...about }));

const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

const problem = { $ref: '#/components/responses/Problem' } as const;

const anyFile: JsonSchema = { '*/*': {} };

const success = (route: ControlRoute): JsonSchema => {
  const status = successStatus(route);
  const content = route.answer === undefined ? anyFile : json(route.answer);
  return { [status]: { description: 'Hecho', ...(status === 204 ? {} : { content }) } };
};

const contentOf = ({ fromBytes }: ControlRoute, body: JsonSchema): JsonSchema => ({
  ...json(body),
  ...(fromBytes === undefined ? {} : { 'application/octet-stream': {} }),
});

const operationOf = (route: ControlRoute): JsonSchema => ({
  operationId: route.operation,
  summary: route.summary,
  tags: [route.tag],
  parameters: [...pathParameters(route.path), ...queryParameters(route)],
  ...(route.body === undefined ? {} : { requestBody: { required: true, content: contentOf(route, route.body) } }),
  responses: { ...success(route), default: problem },
});

export const describeControl = (routes: readonly ControlRoute[]): JsonSchema => {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    (paths[openApiPath(route.path)] ??= {})[route.method.toLowerCase()] = operationOf(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ensayo: control de la autoridad simulada',
      version: '1',
      description:
        'Cambia lo que la autoridad simulada sabe y cómo responde, mientras funciona. Todo vale para un espacio de pruebas: el de la ruta (/t/{nombre}/ensayo/control) o el de la cabecera Ensayo-Tenant.',
    },
    servers: [{ url: '/ensayo/control' }],
    security: [{ control: [] }],
    paths,
    components: {
      securitySchemes: { control: { type: 'http', scheme: 'bearer' } },
      responses: {
        Problem: {
          description: 'No se hizo',
          content: json({
            type: 'object',
            required: ['code', 'message'],
            properties: {
              code: { type: 'string' },
              message: { type: 'string' },
              errors: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['path', 'received', 'expected'],
                  properties: { path: { type: 'string' }, received: {}, expected: { type: 'string' } },
                },
              },
            },
          }),
        },
      },
    },
  };
};
