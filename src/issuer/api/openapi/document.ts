/** The OpenAPI 3.1 description of the interface, generated from the routes: nothing about a path is written here. */
import { describePaths, jsonContent, type Paths } from '../../../common/http/openapi.ts';
import type { JsonSchema } from '../../../common/http/route.ts';
import { tags, type RouteDescription, type ResponseDescription } from './describe.ts';
import { readFileSync } from 'node:fs';
import { packageFile } from '../../../common/data-directory.ts';
import type { Route } from '../http.ts';
import { reference, requestComponents } from './request-schema.ts';
import type { ObjectSchema } from '../../requests/schema-parts.ts';
import { responseSchemas } from './response-schemas.ts';

/** Descriptions of path parameters, by the name that the routes give them. */
export const pathParameters: Readonly<Record<string, string>> = {
  uuid: 'Identificador de un set de pruebas: si está abierto, el documento se juzga después; si está cerrado, se envía de inmediato. Con otro identificador, las facturas y sus notas reciben 422; los documentos soporte y la nómina se envían de inmediato, y los ajustes de nómina, al set que lleve ese identificador.',
  zipKey: 'ZipKey que dio el envío al set de pruebas',
  key: 'Código único del documento: CUFE, CUDE, CUDS o CUNE',
  nit: 'NIT sin dígito de verificación',
  number: 'Número de identificación',
  dv: 'Dígito de verificación del NIT',
  file: 'Nombre que dio la emisión del documento, con su extensión',
  form: 'INLINE lo muestra en el navegador; BASE64 lo entrega dentro de JSON',
  name: 'Nombre de la tabla, con guiones o guiones bajos',
  id: 'Identificador: de la fila de una tabla, o del mensaje en el buzón',
  text: 'Texto que el nombre contiene, sin distinguir mayúsculas ni tildes',
  type: 'Identificador del tipo de documento (tabla type_documents)',
  prefix: 'Prefijo de la numeración',
  ignoreState: 'true o false (ignore_state); sin efecto: un documento rechazado siempre deja libre su número',
  asset: 'Archivo de la página',
};

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

/** For a route without a description. */
const plain = ({ summary }: Route): RouteDescription => ({ tags: ['Servicio'], title: summary });

const descriptionOf = (route: Route): RouteDescription => route.describe ?? plain(route);

const oneOfThese = (names: readonly string[]): JsonSchema => {
  const [only, ...others] = names.map(reference);
  return only === undefined || others.length > 0 ? { anyOf: names.map(reference) } : only;
};

type Body = { readonly required: boolean; readonly content: JsonSchema };

const bodyOf = (route: Route, { requestSchemas, example }: RouteDescription, today: string): Body | undefined => {
  if (route.method === 'GET') return undefined;
  const schema = requestSchemas === undefined ? { type: 'object' } : oneOfThese(Object.keys(requestSchemas));
  return { required: route.bodyOptional !== true, content: jsonContent(schema, example?.(today)) };
};

/** The possible errors of any route of that kind. */
const commonFailures = ({ method, authenticated }: Route): Readonly<Record<number, ResponseDescription>> => ({
  ...(authenticated ? { 401: { description: 'El token falta o no es válido' } } : {}),
  ...(method === 'GET'
    ? {}
    : {
        400: { description: 'El cuerpo no es JSON; dice en qué byte' },
        413: { description: 'El cuerpo, o el XML al que conduce, es demasiado grande' },
        415: { description: 'El cuerpo no se declaró como JSON en UTF-8' },
        422: { description: 'La solicitud no es válida; «errors» dice qué campo y por qué' },
      }),
  500: { description: 'El servicio falló' },
});

const contentOf = ({ schemas, contentTypes = [] }: ResponseDescription): JsonSchema => ({
  ...(schemas === undefined ? {} : jsonContent(oneOfThese(Object.keys(schemas)))),
  ...Object.fromEntries(contentTypes.map((type) => [type, {}])),
});

const failureOf = (description: string): JsonSchema => ({
  description,
  content: jsonContent(reference('errorResponse')),
});

/** A failure without its own shape has the common one. */
const responseOf = (status: string, response: ResponseDescription): JsonSchema => {
  const content = contentOf(response);
  const { description } = response;
  return Number(status) >= 400 && Object.keys(content).length === 0 ? failureOf(description) : { description, content };
};

const responsesOf = (route: Route, { responses = {} }: RouteDescription): JsonSchema => {
  const all: Readonly<Record<string, ResponseDescription>> = {
    200: { description: 'Respuesta en JSON', contentTypes: ['application/json'] },
    ...commonFailures(route),
    ...responses,
  };
  return Object.fromEntries(Object.entries(all).map(([status, response]) => [status, responseOf(status, response)]));
};

const pathsOf = (routes: readonly Route[], today: string): Paths =>
  describePaths(
    routes.map((route) => {
      const about = descriptionOf(route);
      const {
        title,
        tags: [tag],
      } = about;
      return { ...route, about, summary: title, tag, params: pathParameters, ...about };
    }),
    {
      requestBody: (route) => bodyOf(route, route.about, today),
      responses: (route) => responsesOf(route, route.about),
      security: ({ authenticated }) => (authenticated ? [{ token: [] }] : []),
    },
  );

const componentsOf = (routes: readonly Route[]): Readonly<Record<string, JsonSchema>> => {
  const descriptions = routes.map(descriptionOf);
  const requests: Readonly<Record<string, ObjectSchema>> = Object.fromEntries(
    descriptions.flatMap(({ requestSchemas = {} }) => Object.entries(requestSchemas)),
  );
  const responses = descriptions.flatMap(({ responses: own = {} }) => Object.values(own));
  const named = responses.flatMap(({ schemas = {} }) => Object.entries(schemas));
  return {
    ...requestComponents(requests),
    ...Object.fromEntries(named),
    errorResponse: responseSchemas.errorResponse,
  };
};

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
  paths: pathsOf(routes, today),
  components: {
    schemas: componentsOf(routes),
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'El token que mostró el servicio al arrancar' },
    },
  },
});
