/** The authority's answer inside ours (interface section 4.6), as JSON Schema. */
import type { JsonSchema } from './describe.ts';

export const text: JsonSchema = { type: 'string' };
export const base64: JsonSchema = {
  type: 'string',
  minLength: 4,
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
  contentEncoding: 'base64',
};

/** An object whose named members must be there; others may. */
export const having = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const nil = having({ _attributes: having({ nil: { const: 'true' } }) });

const orNil = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, nil] });

const instant: JsonSchema = {
  type: 'string',
  pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$`,
  description: 'Instante ISO 8601 en UTC',
};

const mustUnderstand = having({ mustUnderstand: text });

const header = having({
  Action: having({ _attributes: mustUnderstand, _value: text }),
  Security: having({
    _attributes: mustUnderstand,
    Timestamp: having({ _attributes: having({ Id: text }), Created: instant, Expires: instant }),
  }),
});

const uniqueCode: JsonSchema = { type: 'string', description: 'Código único del documento' };

const verdict = having({
  ErrorMessage: having({
    string: { type: 'array', items: text, description: 'Una línea por regla: «Regla: <código>, Rechazo: <texto>»' },
  }),
  IsValid: { enum: ['true', 'false'] },
  StatusCode: text,
  StatusDescription: text,
  StatusMessage: text,
  XmlBase64Bytes: { ...orNil(base64), description: 'ApplicationResponse de la autoridad' },
  XmlBytes: orNil(text),
  XmlDocumentKey: uniqueCode,
  XmlFileName: text,
});

const receipt = having({
  ErrorMessageList: { type: 'object', description: 'Marcado nil cuando no hay errores' },
  ZipKey: {
    ...orNil({ type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    description: 'Con él se consulta el veredicto en POST /api/ubl2.1/status/zip/{zipKey}',
  },
});

const envelope = (operation: string, result: JsonSchema): JsonSchema =>
  having({
    Envelope: having({
      Header: header,
      Body: having({ [`${operation}Response`]: having({ [`${operation}Result`]: result }) }),
    }),
  });

/** By how the document was sent. */
export const authorityAnswers = {
  sendBillSync: envelope('SendBillSync', verdict),
  sendNominaSync: envelope('SendNominaSync', verdict),
  sendTestSetAsync: envelope('SendTestSetAsync', receipt),
} as const satisfies Readonly<Record<string, JsonSchema>>;
