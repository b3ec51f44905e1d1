/**
 * The whole answers of the service, for clients of the interface and for those of other services of the dialect, by kind
 * of document and by what the authority does. Base64 stands as what it decodes to, checked against what was sent.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../common/json/is-object.ts';
import {
  applicationResponseXml,
  faultXml,
  htmlPage,
  verdictXml,
  type CannedVerdict,
  type Reaction,
} from '../authority/fake-authority.fixture.ts';
import { closeAll, sentDocument, signer, startTestIssuer, type TestIssuer } from '../issuer.fixture.ts';
import { cdata } from '../printing/attached-document.ts';
import { company } from '../requests/invoice-body.fixture.ts';
import { unzipped } from '../unzipped.fixture.ts';
import { kinds, type Kind, type KindName, type Shape } from './answered-kinds.fixture.ts';
import { envelopeOf, queued, receipt, type Operation } from './answered-envelopes.fixture.ts';

const notice = 'Regla: FAJ43b, Notificación: Nombre informado No corresponde al registrado en el RUT.';
const rejection = 'Regla: FAD06, Rechazo: Valor del CUFE no está calculado correctamente';
const duplicate = 'Regla: 90, Rechazo: Documento procesado anteriormente.';

type Outcome = {
  readonly canned: CannedVerdict;
  readonly lines: Readonly<Record<Shape, object>>;
  readonly verdict: object;
  /** In `message`, if nothing can be said to have been made. */
  readonly failure?: string;
};

const rejected = 'la autoridad rechazó el documento';

const outcomes: Readonly<Record<string, Outcome>> = {
  accepted: {
    canned: {},
    lines: { interface: { string: [] }, dialect: {} },
    verdict: { accepted: true, rejected: [], notifications: [] },
  },
  'accepted with one notification': {
    canned: { lines: [notice] },
    lines: { interface: { string: [notice] }, dialect: { string: notice } },
    verdict: { accepted: true, rejected: [], notifications: ['FAJ43b'] },
  },
  'rejected by one rule': {
    canned: { isValid: false, lines: [rejection] },
    lines: { interface: { string: [rejection] }, dialect: { string: rejection } },
    verdict: { accepted: false, rejected: ['FAD06'], notifications: [] },
    failure: rejected,
  },
  'rejected with several lines': {
    canned: { isValid: false, lines: [rejection, notice] },
    lines: { interface: { string: [rejection, notice] }, dialect: { string: [rejection, notice] } },
    verdict: { accepted: false, rejected: ['FAD06'], notifications: ['FAJ43b'] },
    failure: rejected,
  },
  'rejected as a duplicate of a document that nobody knows': {
    canned: { isValid: false, lines: [duplicate] },
    lines: { interface: { string: [duplicate] }, dialect: { string: duplicate } },
    verdict: { accepted: false, rejected: ['90'], notifications: [] },
    failure: rejected,
  },
  pending: {
    canned: { isValid: false, statusCode: '' },
    lines: { interface: { string: [] }, dialect: {} },
    verdict: { accepted: false, pending: true, rejected: [], notifications: [] },
    failure: 'la autoridad todavía no da un resultado',
  },
};

const testSet = '79351fbb-b8cd-4504-bf19-09a7f6f2d3d8';

let react: (key: string, operation: string) => Reaction;
let answered: string;
let sent: { xml: string; key: string; soap: string };
let services: Readonly<Record<Shape, TestIssuer>>;

const keyIn = (xml: string): string =>
  (/CUNE="([0-9a-f]{96})"/.exec(xml) ?? /<cbc:UUID[^>]*schemeName="CU\w\w-SHA384"[^>]*>([^<]+)</.exec(xml))?.[1] ?? '';

const start = (shape: Shape): Promise<TestIssuer> =>
  startTestIssuer(
    (request) => {
      const isSent = request.operation.startsWith('Send');
      const { xml } = isSent ? sentDocument(request) : sent;
      const key = isSent ? keyIn(xml) : sent.key;
      const reaction = react(key, request.operation);
      if (isSent) {
        sent = { xml, key, soap: request.body };
        answered = typeof reaction === 'object' ? reaction.body : '';
      }
      return reaction;
    },
    {
      compatibility: shape === 'interface' ? 'ResponseAuthority' : 'ResponseDian',
      company: {
        ...company,
        testSets: (['invoicing', 'support', 'payroll', 'equivalent'] as const).map((family) => ({
          family,
          id: testSet,
          state: 'open',
        })),
        credentials: () => Promise.resolve(signer.credentials),
      },
    },
  );

beforeAll(async () => {
  services = { interface: await start('interface'), dialect: await start('dialect') };
});

afterAll(closeAll);

/** What a Base64 text is, if it is what it should be. */
const decoders: Readonly<Record<string, (bytes: Buffer) => string | undefined>> = {
  xml: (bytes) => (bytes.toString() === sent.xml ? 'the signed XML' : undefined),
  zip: (bytes) => (unzipped(bytes)[0]?.text === sent.xml ? 'the ZIP' : undefined),
  unsigned: (bytes) => {
    const xml = bytes.toString();
    return xml.includes(sent.key) && !xml.includes('SignatureValue') ? 'the XML without signature' : undefined;
  },
  request: (bytes) => (bytes.toString() === sent.soap ? 'the SOAP request' : undefined),
  query: (bytes) => (bytes.includes(`<wcf:trackId>${sent.key}<`) ? 'the query' : undefined),
  response: (bytes) => (bytes.toString() === answered ? 'the SOAP answer' : undefined),
  attached: (bytes) => {
    const xml = bytes.toString();
    if (xml === '') return 'nothing';
    const holds = [sent.xml, applicationResponseXml(sent.key)].every((each) => xml.includes(cdata(each)));
    return holds && xml.includes('<AttachedDocument') ? 'the AttachedDocument' : undefined;
  },
  verdict: (bytes) => (bytes.toString() === applicationResponseXml(sent.key) ? 'the ApplicationResponse' : undefined),
};

const encoded: Readonly<Record<string, keyof typeof decoders>> = {
  ...{ invoicexml: 'xml', payrollxml: 'xml', zipinvoicexml: 'zip', zippayrollxml: 'zip' },
  ...{ unsignedinvoicexml: 'unsigned', unsignedpayrollxml: 'unsigned', reqfe: 'request', reqni: 'request' },
  ...{ rptafe: 'response', rptani: 'response', reqzip: 'query', rptazip: 'response' },
  ...{ attacheddocument: 'attached', XmlBase64Bytes: 'verdict' },
};

const readable = (name: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => readable('', each));
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, readable(key, child)]));
  }
  if (value === sent.key) return 'the code';
  if (typeof value !== 'string') return value;
  const decode = decoders[encoded[name] ?? ''];
  if (decode !== undefined) return decode(Buffer.from(value, 'base64')) ?? `not what was sent: ${value.slice(0, 100)}`;
  if (name === 'QRStr') return value.includes(sent.key) ? 'the QR text' : value;
  return name === 'urlinvoiceattached' ? value.replace(/^ad\d{15}[\dA-F]{8}/, 'ad…') : value;
};

type Answered = { readonly status: number; readonly body: JsonObject };

const post = async (kind: KindName, shape: Shape, index: number, segment = ''): Promise<Answered> => {
  const { path, body, counter, first }: Kind = kinds[kind];
  const response = await services[shape].request(`/api/ubl2.1/${path}${segment}`, {
    method: 'POST',
    body: JSON.stringify(body({ [counter]: first + index })),
  });
  return { status: response.status, body: readable('', await response.json()) as JsonObject };
};

/** The values, and the names in order. */
const expectWhole = ({ status, body }: Answered, expectedStatus: number, expected: object): void => {
  expect([status, body]).toStrictEqual([expectedStatus, expected]);
  expect(Object.keys(body)).toEqual(Object.keys(expected));
};

/** @param attached undefined for a document that is judged later */
const filesOf = (answer: Kind['answer'], shape: Shape, attached: string | undefined): object => {
  if (shape === 'interface') {
    if (answer === 'invoice' && attached !== undefined) return {};
    return answer === 'payroll'
      ? { payrollxml: 'the signed XML' }
      : { zipinvoicexml: 'the ZIP', unsignedinvoicexml: 'the XML without signature' };
  }
  const container = attached === undefined ? {} : { attacheddocument: attached };
  return answer === 'payroll'
    ? {
        ...{ payrollxml: 'the signed XML', zippayrollxml: 'the ZIP', unsignedpayrollxml: 'the XML without signature' },
        ...{ reqni: 'the SOAP request', rptani: 'the SOAP answer', ...container },
      }
    : {
        ...{ invoicexml: 'the signed XML', zipinvoicexml: 'the ZIP', unsignedinvoicexml: 'the XML without signature' },
        ...{ reqfe: 'the SOAP request', rptafe: 'the SOAP answer', ...container },
      };
};

const notMailed = { send_email_success: false, send_email_date_time: false };

type Case = {
  readonly kind: Kind;
  readonly number: string;
  readonly shape: Shape;
  readonly message: string;
  readonly authority: object;
  /** Undefined where there is no verdict. */
  readonly attached?: string;
  readonly verdict?: object;
};

/** Sections 4.1, 4.3 and 4.4 of the interface; and section 3 of what is known of the dialect. */
const expectedOf = ({ kind, number, shape, message, authority, attached, verdict }: Case): object => {
  const days = { certificate_days_left: 3328, ...(kind.hasResolution ? { resolution_days_left: 1156 } : {}) };
  const response = { [shape === 'interface' ? 'ResponseAuthority' : 'ResponseDian']: authority };
  const hasVerdict = verdict === undefined ? {} : { verdict };
  const code = { [kind.code]: 'the code', QRStr: 'the QR text' };
  const printed = `${kind.printed}-${number}`;
  if (kind.answer === 'payroll') {
    return {
      ...{ message, ...notMailed, ...response, ...filesOf('payroll', shape, verdict && 'nothing') },
      ...{ urlpayrollxml: `${printed}.xml`, urlpayrollpdf: `${printed}.pdf` },
      ...(shape === 'dialect' && verdict !== undefined ? { urlpayrollattached: '.xml' } : {}),
      ...{ ...code, ...days, ...hasVerdict },
    };
  }
  const urls = {
    ...{ urlinvoicexml: `${printed}.xml`, urlinvoicepdf: `${printed}.pdf` },
    ...(verdict === undefined ? {} : { urlinvoiceattached: attached === undefined ? '.xml' : 'ad….xml' }),
  };
  const files = filesOf(kind.answer, shape, verdict && (attached ?? 'nothing'));
  return kind.answer === 'invoice' && verdict !== undefined
    ? { success: true, message, ...notMailed, ...urls, ...code, ...days, ...response, ...files, ...hasVerdict }
    : { message, ...notMailed, ...response, ...files, ...urls, ...code, ...days, ...hasVerdict };
};

const shapes = ['interface', 'dialect'] as const;

const kindNames = Object.keys(kinds) as KindName[]; // its own keys

const everyKind = kindNames.flatMap((name) => shapes.map((shape) => [name, shape] as const));

const numberOf = ({ prefix, first }: Kind, index: number): string => `${prefix}${String(first + index)}`;

const failureOf = (name: KindName, number: string): string => {
  if (name === 'posTicket') return `Tiquete POS ${number}`;
  const kind: Kind = kinds[name];
  return kind.answer === 'invoice' ? `${kind.name} #${number} no generada` : `${kind.name} #${number}`;
};

const operationOf = ({ answer }: Kind): Operation => (answer === 'payroll' ? 'SendNominaSync' : 'SendBillSync');

const verdictFor = (kind: Kind, canned: CannedVerdict) => (key: string, asked: string) => ({
  body:
    asked === operationOf(kind)
      ? verdictXml({ ...canned, operation: operationOf(kind), key, response: applicationResponseXml(key) })
      : verdictXml({ operation: 'GetStatus', isValid: false, statusCode: '66', key }),
});

describe.each(Object.entries(outcomes).map(([name, outcome], index) => ({ name, outcome, index })))(
  'a document that is $name',
  ({ outcome, index }) => {
    const { canned, lines, verdict, failure } = outcome;

    it.each(everyKind)('%s, in the shape of the %s', async (name, shape) => {
      const kind: Kind = kinds[name];
      react = verdictFor(kind, canned);
      const number = numberOf(kind, index);
      expectWhole(await post(name, shape, index), 200, {
        ...expectedOf({
          ...{ kind, number, shape, verdict },
          message:
            failure === undefined
              ? `${kind.name} #${number} generada con éxito`
              : `${failureOf(name, number)}: ${failure}`,
          authority: envelopeOf(operationOf(kind), canned, lines[shape], shape === 'interface' ? '' : {}),
          ...(failure === undefined ? { attached: 'the AttachedDocument' } : {}),
        }),
      });
    });
  },
);

it('the containers of documents of different kinds have different names', async () => {
  const { request } = await start('interface');
  const named: unknown[] = [];
  for (const name of ['invoice', 'posTicket', 'creditNote', 'supportDocument'] as const) {
    const { path, body, counter, first }: Kind = kinds[name];
    react = verdictFor(kinds[name], {});
    const posted = { method: 'POST', body: JSON.stringify(body({ [counter]: first })) };
    const answer = (await (await request(`/api/ubl2.1/${path}`, posted)).json()) as JsonObject;
    named.push(answer.urlinvoiceattached);
  }
  expect(named).toEqual(
    ['1', '2', '3', '4'].map((last) => expect.stringMatching(`^ad\\d{22}${last}\\.xml$`) as unknown),
  );
});

/** Of what has a container once it is accepted, and is named after it then. */
const namesWithoutVerdict: Readonly<Partial<Record<KindName, string>>> = {
  invoice: 'Factura electrónica de venta',
  posTicket: 'Documento equivalente - tiquete de máquina registradora con sistema P.O.S.',
};

describe('a document for a test set', () => {
  it.each(everyKind)('%s, in the shape of the %s', async (name, shape) => {
    const kind: Kind = kinds[name];
    react = () => ({ body: receipt });
    const { name: typeName, ...rest } = kind;
    const named = namesWithoutVerdict[name] ?? typeName;
    const number = numberOf(kind, 20);
    expectWhole(await post(name, shape, 20, `/${testSet}`), 200, {
      ...expectedOf({
        ...{ kind: { ...rest, name: named }, number, shape, authority: queued },
        message: `${named} #${number} generada con éxito`,
      }),
    });
  });
});

const detailed = expect.stringMatching(/.{30}/) as unknown;

const sentence = 'Este documento ya fue enviado anteriormente, se registra en la base de datos.';

const isDown = 'El servicio de la DIAN no está disponible en este momento. Por favor, inténtelo más tarde.';
const isOut = 'El servicio DIAN no se encuentra disponible en el momento, reintente mas tarde...';
const isWrong = expect.stringMatching(/^Problema con el documento : .*An error occurred when verifying/) as unknown;

const documentOf = (kind: Kind, index: number): object => ({
  key: 'the code',
  date: '2026-11-20',
  number: numberOf(kind, index),
});

describe.each([
  ['a SOAP fault', 40, { status: 500, body: faultXml }, 502, 'authority-fault', isWrong],
  ['a page instead of an answer', 41, { body: htmlPage }, 502, 'authority-unreadable', isOut],
  ['an outage', 42, { status: 503, body: '' }, 503, 'authority-unreachable', isDown],
] as const)('no verdict but %s', (_what, index, reaction, status, code, message) => {
  it.each(everyKind)('%s, in the shape of the %s', async (name, shape) => {
    react = () => reaction;
    const document = documentOf(kinds[name], index);
    const answer = await post(name, shape, index);
    if (shape === 'interface') expectWhole(answer, status, { message: detailed, code, document });
    else expectWhole(answer, 200, { success: false, message, code, document, detail: detailed });
  });
});

/** Code, other party and total of the document that was accepted. */
const accepted: Readonly<Record<KindName, object>> = {
  invoice: { cufe: 'the code', customer: '901458652', sale: '1386350.00' },
  posTicket: { cufe: 'the code', customer: '901500600', sale: '225760.00' },
  creditNote: { cude: 'the code', customer: '901500600', sale: '225760.00' },
  debitNote: { cude: 'the code', customer: '901500600', sale: '225760.00' },
  supportDocument: { cuds: 'the code', customer: '900100274', sale: '225150.00' },
  supportAdjustmentNote: { cuds: 'the code', customer: '900100274', sale: '225150.00' },
  equivalentCreditNote: { cude: 'the code', customer: '901500600', sale: '225760.00' },
  equivalentDebitNote: { cude: 'the code', customer: '901500600', sale: '225760.00' },
  payroll: { cune: 'the code', employee: '1020304050', total_payroll: '2040000.00' },
  payrollReplacement: { cune: 'the code', employee: '1020304050', total_payroll: '2040000.00' },
  payrollDeletion: { cune: 'the code' },
};

describe('a number that was accepted before', () => {
  it.each(everyKind)('%s, in the shape of the %s', async (name, shape) => {
    const kind: Kind = kinds[name];
    react = verdictFor(kind, {});
    await post(name, shape, 50);
    const [document, code] = [documentOf(kind, 50), 'number-already-accepted'];
    const answer = await post(name, shape, 50);
    if (shape === 'interface') expectWhole(answer, 409, { message: detailed, code, document });
    else
      expectWhole(answer, 200, {
        ...{ success: false, message: sentence, code, document, ...accepted[name], detail: detailed },
      });
  });
});

describe('a request that is not valid', () => {
  it.each(everyKind)('%s, in the shape of the %s', async (name, shape) => {
    const { path, body, counter }: Kind = kinds[name];
    const response = await services[shape].request(`/api/ubl2.1/${path}`, {
      method: 'POST',
      body: JSON.stringify(body({ [counter]: 'doce' })),
    });
    expectWhole({ status: response.status, body: (await response.json()) as JsonObject }, 422, {
      ...{ message: detailed, code: 'invalid-request', errors: { [counter]: [detailed] } },
    });
  });
});

describe('a query', () => {
  const ask = async (path: string, shape: Shape) => {
    const response = await services[shape].request(`/api/ubl2.1/status/${path}`, { method: 'POST' });
    return { status: response.status, body: readable('', await response.json()) as JsonObject };
  };

  it.each(shapes)('for an accepted document, in the shape of the %s', async (shape) => {
    react = verdictFor(kinds.invoice, {});
    await post('invoice', shape, 60);
    const [key, body] = [
      sent.key,
      verdictXml({ operation: 'GetStatus', key: sent.key, response: applicationResponseXml(sent.key) }),
    ];
    react = () => ({ body });
    answered = body;
    expectWhole(await ask(`document/${key}`, shape), 200, {
      ...{ success: true, message: 'Consulta generada con éxito' },
      [shape === 'interface' ? 'ResponseAuthority' : 'ResponseDian']: envelopeOf(
        'GetStatus',
        {},
        shape === 'interface' ? { string: [] } : {},
        '',
      ),
      ...(shape === 'interface'
        ? {}
        : {
            ...{ reqzip: 'the query', rptazip: 'the SOAP answer', attacheddocument: 'the AttachedDocument' },
            ...{ cufecude: 'the code', certificate_days_left: 3328 },
          }),
      verdicts: [{ accepted: true, rejected: [], notifications: [] }],
    });
  });

  it.each(shapes)('that is not answered, in the shape of the %s', async (shape) => {
    react = () => ({ status: 503, body: '' });
    const answer = await ask('zip/79351fbb-b8cd-4504-bf19-09a7f6f2d3d7', shape);
    const code = 'authority-not-asked';
    if (shape === 'interface') expectWhole(answer, 502, { message: detailed, code });
    else expectWhole(answer, 200, { success: false, message: isDown, code, detail: detailed });
  });
});
