/**
 * The answers of interface section 4 as JSON Schema, written from its text and not from the code that generates them:
 * strict about specified members, open to additional ones of this service. Each is complete, without references.
 */
import type { JsonSchema } from '../../../common/http/route.ts';

const text: JsonSchema = { type: 'string' };

const base64: JsonSchema = {
  type: 'string',
  minLength: 4,
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
  contentEncoding: 'base64',
};

/** An object with required members; others are allowed. */
const having = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
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
  ErrorMessage: orNil(
    having({
      string: { type: 'array', items: text, description: 'Una línea por regla: «Regla: <código>, Rechazo: <texto>»' },
    }),
  ),
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
const authorityAnswers = {
  sendBillSync: envelope('SendBillSync', verdict),
  sendNominaSync: envelope('SendNominaSync', verdict),
  sendEventUpdateStatus: envelope('SendEventUpdateStatus', verdict),
  sendTestSetAsync: envelope('SendTestSetAsync', receipt),
} as const satisfies Readonly<Record<string, JsonSchema>>;

const integer: JsonSchema = { type: 'integer' };

const boolean: JsonSchema = { type: 'boolean' };

const texts: JsonSchema = { type: 'array', items: text };

const described = (description: string, schema: JsonSchema): JsonSchema => ({ ...schema, description });

const warning = { code: text, paths: texts, message: text };

const warnings: JsonSchema = {
  type: 'array',
  items: {
    ...having(warning),
    properties: { ...warning, reason: { ...text, description: 'De «mail-not-sent»: el código de lo que pasó' } },
  },
  description: 'Lo que conviene saber de una solicitud que se aceptó',
};

const mail = {
  send_email_success: described('Si el correo salió', boolean),
  send_email_date_time: {
    description: 'Cuándo salió, o false',
    anyOf: [boolean, { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}` }],
  },
} as const;

/** Additions of this service to the specified members. */
const additions: Readonly<Record<string, JsonSchema>> = {
  verdict: {
    type: 'object',
    properties: {
      accepted: boolean,
      pending: described('true mientras la autoridad no da un resultado', { const: true }),
      rejected: texts,
      notifications: texts,
    },
    required: ['accepted', 'rejected', 'notifications'],
    description: 'El veredicto sin su sobre: si fue aceptado y los códigos de las reglas',
  },
  explanations: {
    type: 'array',
    items: { type: 'object' },
    description:
      'Por qué falló cada regla y qué campo corregir; followsFrom nombra la regla de la que se deriva, applied el valor con vigencia que se aplicó al documento, e inferred la regla de la que se infiere una cuyo código no se ha visto. Solo de la autoridad simulada',
  },
  advice: {
    type: 'array',
    items: having({ id: text, text, xpath: text, found: text, plausible: text, source: text }),
    description:
      'Avisos de Ensayo: lo que ninguna regla rechaza y con seguridad es un error. No cambian el veredicto. Solo de la autoridad simulada, y solo si los hay',
  },
  warnings,
};

type Members = Readonly<Record<string, JsonSchema>>;

const dialectOnly = 'Solo con compatibility dialect o both (PUT config/settings)';

/** For clients of other services of the dialect. */
const dialectMembers: Members = {
  ResponseDian: {
    type: 'object',
    description: `${dialectOnly}: la respuesta de la autoridad, donde ErrorMessage es {} sin líneas, {string: texto} con una y {string: lista} con varias`,
  },
  ...Object.fromEntries(
    [
      ['el XML firmado', 'invoicexml', 'payrollxml'],
      ['el ZIP con el XML firmado', 'zipinvoicexml', 'zippayrollxml'],
      ['el XML sin firma; vacío si se firmó en una solicitud anterior', 'unsignedinvoicexml', 'unsignedpayrollxml'],
      ['el mensaje SOAP que se envió', 'reqfe', 'reqni'],
      ['el mensaje SOAP que se recibió', 'rptafe', 'rptani'],
      ['el AttachedDocument; vacío si no lo hay', 'attacheddocument'],
    ].flatMap(([what = '', ...names]) =>
      names.map((name) => [name, described(`${dialectOnly}: ${what}, en Base64`, text)]),
    ),
  ),
};

const answer = (required: Members, optional: Members = {}): JsonSchema => ({
  type: 'object',
  properties: { ...dialectMembers, ...required, ...optional, ...additions },
  required: Object.keys(required),
});

const message = described('Qué se hizo, con el número del documento', { type: 'string', minLength: 1 });

/** 4.1 */
const invoiceResponse = answer({
  success: boolean,
  message,
  ...mail,
  urlinvoicexml: described('Nombre del XML', text),
  urlinvoicepdf: described('Nombre del PDF', text),
  urlinvoiceattached: described('Nombre del AttachedDocument; solo la extensión cuando no lo hay', text),
  cufe: described('Código único del documento', { type: 'string', pattern: '^[0-9a-f]{96}$' }),
  QRStr: described('Texto del código QR', text),
  certificate_days_left: described('Días de vigencia del certificado', integer),
  resolution_days_left: described('Días de vigencia de la resolución', integer),
  ResponseAuthority: authorityAnswers.sendBillSync,
});

/** 4.2 */
const preview = {
  success: boolean,
  message,
  urlinvoicepdf: described('Nombre del PDF', text),
  base64invoicepdf: described('El PDF en Base64', base64),
};

const previewResponse: JsonSchema = { ...having(preview), properties: { ...preview, warnings } };

const zipinvoicexml = described('ZIP con el XML firmado, en Base64', base64);

const unsignedinvoicexml = described('XML sin firma, en Base64', base64);

const noteFiles = { zipinvoicexml, unsignedinvoicexml };

/** 4.3 */
const noteResponse = answer({ message, ...mail, ResponseAuthority: authorityAnswers.sendBillSync }, noteFiles);

const payrollxml = described('XML firmado, en Base64', base64);

/** 4.4 */
const payrollResponse = answer({ message, ResponseAuthority: authorityAnswers.sendNominaSync, payrollxml });

/** 4.5 */
const adjustmentResponse = answer({ message, ResponseAuthority: authorityAnswers.sendTestSetAsync, payrollxml });

/** The variant of 4.3 for a test set, where the authority judges later. */
const testSetResponse = answer({ message, ...mail, ResponseAuthority: authorityAnswers.sendTestSetAsync }, noteFiles);

/** Anything that is not a verdict (section 7 leaves it open). */
/** Only services of the dialect send events: the keys are theirs. */
const eventResponse = answer({
  success: boolean,
  message,
  ResponseAuthority: authorityAnswers.sendEventUpdateStatus,
  cude: described('Código único del evento', { type: 'string', pattern: '^[0-9a-f]{96}$' }),
  certificate_days_left: described('Días de vigencia del certificado', integer),
});

const errorResponse: JsonSchema = {
  type: 'object',
  properties: {
    message: described('Qué se recibió, qué se esperaba y qué hacer', { type: 'string', minLength: 1 }),
    code: described('Estable, para programas', { type: 'string', pattern: '^[a-z]+(-[a-z0-9]+)*$' }),
    errors: {
      type: 'object',
      description: 'Por campo, como lo escribió quien llama, lo que está mal en él',
      additionalProperties: { ...texts, minItems: 1 },
    },
  },
  required: ['message', 'code'],
};

export const responseSchemas = {
  invoiceResponse,
  previewResponse,
  noteResponse,
  payrollResponse,
  adjustmentResponse,
  testSetResponse,
  eventResponse,
  errorResponse,
} as const satisfies Readonly<Record<string, JsonSchema>>;
