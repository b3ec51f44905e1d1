/** OpenAPI 3.1 of the control interface, generated from its table of routes. */
import { describePaths, jsonContent as json } from '../../src/common/http/openapi.ts';
import type { JsonSchema } from '../../src/common/http/route.ts';
import { successStatus, type ControlRoute } from './route.ts';

const problem = { $ref: '#/components/responses/Problem' } as const;

const anyFile: JsonSchema = { '*/*': {} };

const success = (route: ControlRoute): JsonSchema => {
  const status = successStatus(route);
  const content = route.answer === undefined ? anyFile : json(route.answer);
  return { [status]: { description: 'Hecho', ...(status === 204 ? {} : { content }) } };
};

const requestBody = ({ body, fromBytes }: ControlRoute): JsonSchema | undefined =>
  body && { required: true, content: { ...json(body), ...(fromBytes && { 'application/octet-stream': {} }) } };

const responses = (route: ControlRoute): JsonSchema => ({ ...success(route), default: problem });

export const describeControl = (routes: readonly ControlRoute[]): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: 'Ensayo: control de la autoridad simulada',
    version: '1',
    description:
      'Cambia lo que la autoridad simulada sabe y cómo responde, mientras funciona. Todo vale para un espacio de pruebas: el de la ruta (/t/{nombre}/ensayo/control) o el de la cabecera Ensayo-Tenant.',
  },
  servers: [{ url: '/ensayo/control' }],
  security: [{ control: [] }],
  paths: describePaths(routes, { requestBody, responses }),
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
});
