/** A route's description for people: the description of the interface is generated from it and from the route. */
import type { JsonSchema, Parameter } from '../../../common/http/route.ts';
import type { ObjectSchema } from '../../requests/schema-parts.ts';
import type { Example } from './examples.ts';

/** The groups of the page, in its order. */
export const tags = {
  Documentos:
    'Emisión de facturas, notas, documentos soporte y nómina. Cada respuesta trae el veredicto de la autoridad.',
  'Consultas a la autoridad': 'Veredictos y XML que guarda la autoridad.',
  Archivos: 'XML, PDF y contenedores de los documentos emitidos.',
  Correo: 'El buzón propio, que recoge los correos que habrían salido.',
  Numeración: 'El número que sigue en cada rango.',
  'Tablas de referencia': 'Identificadores que llevan las solicitudes y códigos oficiales que llevan los documentos.',
  Configuración: 'Empresas, software, certificado, resoluciones y ambiente.',
  Servicio: 'El servicio mismo y su descripción.',
} as const;

export type Tag = keyof typeof tags;

export type ResponseDescription = {
  readonly description: string;
  /** By component name; if there are several, the answer has one of them. */
  readonly schemas?: Readonly<Record<string, JsonSchema>>;
  /** For an answer that is not JSON. */
  readonly contentTypes?: readonly string[];
};

/** Texts are in Spanish, for integrators. */
export type RouteDescription = {
  readonly tags: readonly [Tag];
  /** Replaces the summary of the route. */
  readonly title: string;
  readonly details?: string;
  /** Shapes of the body by component name; if there are several, a body has one of them. */
  readonly requestSchemas?: Readonly<Record<string, ObjectSchema>>;
  /** A sample body to try it with. */
  readonly example?: Example;
  readonly query?: Readonly<Record<string, Parameter>>;
  readonly headers?: Readonly<Record<string, Parameter>>;
  /** By status; those that follow from token and body need not be listed. */
  readonly responses?: Readonly<Record<number, ResponseDescription>>;
};
