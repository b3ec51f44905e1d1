/** The layout of a bundle, as JSON Schema: bundles travel between people, and may have been edited or cut on the way. */

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const orNull = (schema: { readonly type: string }): object => ({ ...schema, type: [schema.type, 'null'] });
/** As Date.toISOString writes it. */
const instant = {
  type: 'string',
  pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$`,
};

const verdict = {
  type: 'object',
  required: ['http', 'fault', 'statusCode', 'lines', 'judged'],
  properties: {
    http: { type: 'number' },
    fault: orNull(text),
    statusCode: orNull(text),
    lines: texts,
    judged: {
      type: 'array',
      items: {
        type: 'object',
        required: ['verdict', 'codes'],
        properties: { verdict: text, codes: texts },
      },
    },
  },
};

const behaviour = {
  type: 'object',
  additionalProperties: false,
  properties: {
    service: { enum: ['running', 'paused', 'stopped'] },
    maxXmlBytes: { type: 'number' },
    senderCertificates: { enum: ['fault', 'lines'] },
    unknownKey: { enum: ['66', '90'] },
    servesRanges: { type: 'boolean' },
  },
};

const profile = {
  type: 'object',
  required: ['name', 'rules', 'on', 'off', 'asRechazo', 'asNotificacion'],
  properties: {
    name: text,
    rules: { enum: ['default', 'all'] },
    on: texts,
    off: texts,
    asRechazo: texts,
    asNotificacion: texts,
  },
};

export const contextSchema = {
  type: 'object',
  required: [
    ...['version', 'versions', 'scenario', 'target', 'seed', 'clock', 'authority', 'exchange', 'path'],
    ...['expected', 'error', 'actual'],
  ],
  properties: {
    version: { const: 1 },
    scenario: {
      type: 'object',
      required: ['name', 'uri', 'line', 'tags'],
      properties: { name: text, uri: text, line: { type: 'number' }, tags: texts },
    },
    target: { enum: ['box', 'issuer', 'authority'] },
    seed: text,
    company: { type: 'object', required: ['nit', 'checkDigit', 'name', 'software', 'ranges'] },
    clock: instant,
    authority: {
      type: ['object', 'null'],
      required: ['environment', 'profile', 'behaviour', 'clockOffset'],
      properties: { environment: { enum: ['1', '2'] }, profile, behaviour, clockOffset: { type: 'number' } },
    },
    exchange: {
      type: ['object', 'null'],
      required: ['operation', 'disturbed'],
      properties: { operation: orNull(text), disturbed: { type: 'boolean' } },
    },
    path: text,
    expected: text,
    error: text,
    rerun: text,
    actual: { ...verdict, type: ['object', 'null'] },
  },
};

const documentTexts = [
  ...['issuerNit', 'type', 'number', 'key', 'receiverId', 'issueDate', 'payableAmount'],
  ...['fileName', 'xml', 'applicationResponse', 'statusMessage'],
];

export const registrySchema = {
  type: 'object',
  required: ['data', 'documents'],
  properties: {
    data: { type: ['object', 'null'] },
    given: { const: true },
    documents: {
      type: 'array',
      items: {
        type: 'object',
        required: [...documentTexts, 'state', 'lines', 'receivedAt'],
        properties: {
          ...Object.fromEntries(documentTexts.map((name) => [name, text])),
          state: { enum: ['accepted', 'rejected'] },
          lines: texts,
          receivedAt: { type: 'number' },
        },
      },
    },
  },
};

export const earlierSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['key', 'path', 'request', 'clock'],
    properties: { key: text, path: text, envelope: text, clock: instant },
  },
};

export const requestSchema = { type: 'object' };
