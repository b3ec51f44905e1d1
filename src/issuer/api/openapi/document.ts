/** The OpenAPI 3.1 description of the interface, generated from the routes: nothing about a path is written here. */
import { describePaths, jsonContent, type Paths } from '../../../common/http/openapi.ts';
import type { JsonSchema } from '../../../common/http/route.ts';
import { tags } from './tags.ts';
import { readFileSync } from 'node:fs';
import { packageFile } from '../../../common/data-directory.ts';
import type { Answered, Route } from '../http.ts';
import { reference, requestComponents } from './request-schema.ts';
import { responseSchemas } from './response-schemas.ts';

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: JsonSchema;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Paths;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: JsonSchema;
  };
};

const introduction = `Ensayo emite documentos electrónicos ante una autoridad simulada: nada de lo que produce tiene efectos legales.

Las solicitudes y respuestas son JSON. Los valores monetarios y las cantidades van como texto decimal con punto; un campo nulo o vacío cuenta como ausente; los nombres con los que otras fuentes escriben algunos campos (bulling_reference, resoluntion_number …) también se aceptan. Los identificadores terminados en _id son filas de las tablas de referencia.

Una respuesta 200 trae el veredicto de la autoridad, también cuando es un rechazo: mire «verdict» o «IsValid». Cualquier otra trae «message» y un «code» estable.`;

const version = (): string => {
  const json: unknown = JSON.parse(readFileSync(packageFile('package.json'), 'utf8'));
  return typeof json === 'object' && json !== null && 'version' in json ? String(json.version) : '';
};

const oneOfThese = (names: readonly string[]): JsonSchema => {
  const [only, ...others] = names.map(reference);
  return only === undefined || others.length > 0 ? { anyOf: names.map(reference) } : only;
};

const bodyOf = ({ method, bodyOptional, body, example }: Route, today: string): JsonSchema | undefined => {
  if (method === 'GET') return undefined;
  const schema = body === undefined ? { type: 'object' } : oneOfThese(Object.keys(body));
  return { required: bodyOptional !== true, content: jsonContent(schema, example?.(today)) };
};

/** The possible refusals of any route of that kind. */
const commonFailures = ({ method, authenticated }: Route): NonNullable<Route['failures']> => ({
  ...(authenticated ? { 401: 'El token falta o no es válido' } : {}),
  ...(method === 'GET'
    ? {}
    : {
        400: 'El cuerpo no es JSON; dice en qué byte',
        413: 'El cuerpo, o el XML al que conduce, es demasiado grande',
        415: 'El cuerpo no se declaró como JSON en UTF-8',
        422: 'La solicitud no es válida; «errors» dice qué campo y por qué',
      }),
  500: 'El servicio falló',
});

const answerOf = ({ description, schemas, contentTypes = ['application/json'] }: Answered): JsonSchema => ({
  description,
  content: {
    ...Object.fromEntries(contentTypes.map((type) => [type, {}])),
    ...(schemas === undefined ? {} : jsonContent(oneOfThese(Object.keys(schemas)))),
  },
});

const failureOf = (description: string): JsonSchema => ({
  description,
  content: jsonContent(reference('errorResponse')),
});

const usualAnswer: Answered = { description: 'Respuesta en JSON' };

const responsesOf = (route: Route): JsonSchema => {
  const failures = Object.entries({ ...commonFailures(route), ...route.failures });
  return {
    200: answerOf(route.answer ?? usualAnswer),
    ...Object.fromEntries(failures.map(([status, description]) => [status, failureOf(description)])),
  };
};

const componentsOf = (routes: readonly Route[]): Readonly<Record<string, JsonSchema>> => ({
  ...requestComponents(Object.fromEntries(routes.flatMap(({ body = {} }) => Object.entries(body)))),
  ...Object.fromEntries(routes.flatMap(({ answer }) => Object.entries(answer?.schemas ?? {}))),
  errorResponse: responseSchemas.errorResponse,
});

/** `today`, `YYYY-MM-DD`, is the date in the examples. */
export const describeRoutes = (routes: readonly Route[], today: string): OpenApiDocument => ({
  openapi: '3.1.0',
  info: {
    title: 'Ensayo: servicio de emisión de documentos electrónicos',
    version: version(),
    description: introduction,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  paths: describePaths(routes, {
    requestBody: (route) => bodyOf(route, today),
    responses: responsesOf,
    security: ({ authenticated }) => (authenticated ? [{ token: [] }] : []),
  }),
  components: {
    schemas: componentsOf(routes),
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'El token que mostró el servicio al arrancar' },
    },
  },
});
