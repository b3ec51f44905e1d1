import type { JsonSchema } from '../../../src/common/http/route.ts';
import { fileName } from '../../../src/common/file-name.ts';
import type { Struck } from '../../tenants/disturbances/fault-kinds.ts';
import type { Exchange } from '../../service/soap/journal.ts';
import { sentFile } from '../../service/soap/sent-file.ts';
import { answer, done, notFound, route } from '../route.ts';
import { listOf, count, shape, text, type SchemaOf } from '../schema.ts';

const tag = 'Diario';

const nullable = <const Schema extends JsonSchema>(schema: Schema) => ({ anyOf: [schema, { type: 'null' }] }) as const;

const struck: SchemaOf<readonly Struck[]> = {
  type: 'array',
  description: 'Fallas ordenadas que lo afectaron',
};

const summary = {
  id: text,
  receivedAt: text,
  operation: nullable(text),
  certificateNit: nullable(text),
  status: { type: 'integer' },
  fault: nullable<SchemaOf<{ readonly check: string; readonly detail: string }>>({ type: 'object' }),
  omittedBytes: {
    type: 'integer',
    description: 'Bytes de la solicitud que no se guardaron; de una rechazada se guarda solo el comienzo',
  },
  faults: struck,
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** Of the list, for tests that check one. */
export const journalListSchema = listOf(shape(summary));

const shown = ({
  id,
  receivedAt,
  operation,
  certificateNit,
  status,
  fault,
  omittedBytes = 0,
  faults = [],
}: Exchange) => ({
  id,
  receivedAt: new Date(receivedAt).toISOString(),
  operation: operation ?? null,
  certificateNit: certificateNit ?? null,
  status,
  fault: fault ?? null,
  omittedBytes,
  faults,
});

const usual = 50;

/** Anything but a whole number means the default count. */
const countOf = (given: string | undefined): number => (/^\d{1,9}$/.test(given ?? '') ? Number(given) : usual);

const unknown = (id: string) =>
  notFound('unknown-exchange', {
    en: `There is no exchange "${id}": there never was, or the journal dropped it.`,
    es: `No hay un intercambio «${id}»: no existió o el diario ya lo descartó.`,
  });

const part = (name: 'envelope' | 'answer', spanish: string) =>
  route({
    method: 'GET',
    path: `/journal/:id/${name}`,
    operation: name === 'envelope' ? 'downloadEnvelope' : 'downloadAnswer',
    summary: `Descarga ${spanish} de un intercambio, byte a byte`,
    tag,
    handle: async ({ tenant, params: { id } }) => {
      const exchange = await tenant.journal.get(id);
      if (exchange === undefined) return unknown(id);
      return {
        file: { name: fileName(`${id}-${name}.xml`), type: 'application/soap+xml', bytes: Buffer.from(exchange[name]) },
      };
    },
  });

const withoutDocument = (id: string) =>
  notFound('exchange-without-document', {
    en: `The exchange "${id}" has no document that can be read. GET …/journal/${id}/envelope gives the request.`,
    es: `El intercambio «${id}» no trae un documento que se pueda leer. GET …/journal/${id}/envelope da la solicitud.`,
  });

export const journalRoutes = {
  journal: route({
    method: 'GET',
    path: '/journal',
    operation: 'listJournal',
    summary: 'Lista los últimos intercambios, el más reciente primero',
    tag,
    query: { limit: { description: `Cuántos; ${String(usual)} si falta`, schema: count } },
    answer: journalListSchema,
    handle: async ({ tenant, query }) => answer((await tenant.journal.list(countOf(query.limit))).map(shown)),
  }),
  exchange: route({
    method: 'GET',
    path: '/journal/:id',
    operation: 'getExchange',
    summary: 'Muestra un intercambio con lo que halló el juez',
    tag,
    answer: shape({ ...summary, results: {} }),
    handle: async ({ tenant, params: { id } }) => {
      const exchange = await tenant.journal.get(id);
      return exchange === undefined ? unknown(id) : answer({ ...shown(exchange), results: exchange.results ?? null });
    },
  }),
  envelope: part('envelope', 'la solicitud'),
  answer: part('answer', 'la respuesta'),
  document: route({
    method: 'GET',
    path: '/journal/:id/document',
    operation: 'downloadDocument',
    summary: 'Descarga el XML que traía un intercambio; si traía varios documentos, su ZIP',
    tag,
    handle: async ({ tenant, params: { id } }) => {
      const exchange = await tenant.journal.get(id);
      if (exchange === undefined) return unknown(id);
      const sent = await sentFile(exchange.envelope);
      if (sent === undefined) return withoutDocument(id);
      return {
        file: { name: fileName(`${id}.${sent.extension}`), type: `application/${sent.extension}`, bytes: sent.bytes },
      };
    },
  }),
  clearJournal: route({
    method: 'DELETE',
    path: '/journal',
    operation: 'clearJournal',
    summary: 'Vacía el diario',
    tag,
    handle: async ({ tenant }) => {
      await tenant.journal.clear();
      return done;
    },
  }),
};
