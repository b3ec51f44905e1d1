/** What the company has here, as services of the dialect list it: its accepted documents, and its ranges. */
import { table } from '../../../common/code-lists.ts';
import { sum } from '../../../common/decimal.ts';
import { isUbl, partiesOf, ublOrPayroll, type DocumentModel } from '../../documents/document-model.ts';
import type { Company } from '../../company.ts';
import type { ListedDocument } from '../../store/port.ts';
import { decimalOrZero, rounded } from '../../rounding.ts';
import type { ApiAnswer, Handler, Route, Services } from '../http.ts';
import { invalidRequest } from '../problems.ts';
import { jsonNumber, nextNumber } from './numbering.ts';

const typeOf = (code: string) => table('type_documents').byCode(code);

/** Other party and amounts, under the names of the dialect; payroll has no taxes. */
const factsOf = (document: DocumentModel): object => {
  const model = ublOrPayroll(document);
  if (isUbl(model)) {
    const { totals } = model;
    const { identification, name } = partiesOf(model).other;
    return {
      customer: identification.number,
      client: { identification_number: identification.number, name },
      subtotal: totals.lineExtensionAmount,
      total_discount: totals.allowanceTotalAmount ?? '0.00',
      total_tax: rounded(sum(model.taxTotals.map(({ taxAmount }) => decimalOrZero(taxAmount))), 2),
      total: totals.payableAmount,
      sale: totals.payableAmount,
    };
  }
  if (model.noteType === '2') return {};
  return { customer: model.worker.identification.number, total: model.totals.payable, sale: model.totals.payable };
};

const listed = (nit: string, document: ListedDocument): object => ({
  id: document.id,
  identification_number: nit,
  // Accepted.
  state_document_id: 1,
  type_document_id: typeOf(document.typeCode)?.id ?? null,
  prefix: document.prefix,
  number: document.number,
  cufe: document.key,
  date_issue: document.issueDate,
  created_at: new Date(document.createdAt).toISOString(),
  xml: `${document.printedName}.xml`,
  pdf: `${document.printedName}.pdf`,
  ...(document.model === undefined ? {} : factsOf(JSON.parse(document.model) as DocumentModel)), // written by this service
});

/** The types that the dialect always lists, with its names for them. */
const usualTypes = {
  '01': 'Factura de Venta Nacional',
  '91': 'Nota Credito',
  '92': 'Nota Debito',
  '20': 'Documento Equivalente POS',
} as const;

const groupsOf = (nit: string, documents: readonly ListedDocument[]): readonly object[] => {
  const codes = [...new Set(documents.map(({ typeCode }) => typeCode))].sort();
  const others = codes.filter((code) => !Object.hasOwn(usualTypes, code));
  const names: readonly (readonly [code: string, name: string])[] = [
    ...(['01', '91', '92', '20'] as const).map((code) => [code, usualTypes[code]] as const),
    ...others.map((code) => [code, typeOf(code)?.name ?? code] as const),
  ];
  return names.map(([code, name]) => {
    const own = documents.filter(({ typeCode }) => typeCode === code);
    return {
      type_document_id: typeOf(code)?.id ?? null,
      name,
      count: own.length,
      documents: own.map((document) => listed(nit, document)),
    };
  });
};

/** More would be a file, not an answer. */
const most = 1000;

const cut = {
  code: 'list-cut',
  paths: ['desde', 'hasta'],
  message: `La lista trae los primeros ${String(most)} documentos. Consulte menos días a la vez.`,
};

const day = /^\d{4}-\d{2}-\d{2}$/;

const getInformation: Handler = async ({ params }, { company, store }) => {
  const { nit, from = '0000-00-00', to = '9999-99-99' } = params;
  const wrong = Object.entries({ desde: params.from, hasta: params.to }).filter(
    ([, given]) => given !== undefined && !day.test(given),
  );
  if (wrong.length > 0) {
    const message = (given = '') => `La ruta trae «${given.slice(0, 40)}» donde se espera una fecha como 2026-11-20.`;
    return invalidRequest(Object.fromEntries(wrong.map(([name, given]) => [name, [message(given)]])));
  }
  if (nit !== company.nit) return { status: 200, body: { success: false, message: 'No se encontraron datos del NIT' } };
  const found = await store.acceptedIn(company.nit, { from, to }, most + 1);
  const data = groupsOf(company.nit, found.slice(0, most));
  const warnings = found.length > most ? { warnings: [cut] } : {};
  return { status: 200, body: { success: true, message: 'NIT Encontrado', data, company: company.name, ...warnings } };
};

type RangeOfType = { readonly range: Company['ranges'][number]; readonly code: string };

/** Without the technical key, which nobody is shown, and the date of the resolution, which is not kept. */
const resolutionOf = async ({ range, code }: RangeOfType, id: number, services: Services): Promise<object> => {
  const { prefix, from, to, authorization } = range;
  const type = typeOf(code);
  const next = type === undefined ? undefined : await nextNumber(type, prefix, services);
  const number = next?.ok === true ? next.number : null;
  return {
    id,
    type_document_id: type?.id ?? null,
    prefix,
    resolution: authorization?.resolution ?? null,
    resolution_date: null,
    technical_key: null,
    from: jsonNumber(from),
    to: jsonNumber(to),
    date_from: authorization?.startDate ?? null,
    date_to: authorization?.endDate ?? null,
    number,
    next_consecutive: number === null ? null : `${prefix}${String(number)}`,
  };
};

const getResolutionList: Handler = async (_request, services): Promise<ApiAnswer> => {
  const rows = services.company.ranges.flatMap((range) => range.typeCodes.map((code) => ({ range, code })));
  return { status: 200, body: await Promise.all(rows.map((row, index) => resolutionOf(row, index + 1, services))) };
};

const listRoute: Omit<Route, 'path' | 'operation'> = {
  method: 'GET',
  summary: 'Lista los documentos aceptados de la empresa en unos días, por tipo',
  tag: 'Archivos',
  params: {
    nit: 'NIT sin dígito de verificación; solo el de la empresa del token',
    from: 'Primer día de emisión, AAAA-MM-DD; sin él, desde el primer documento',
    to: 'Último día de emisión, AAAA-MM-DD; sin él, hasta el último documento',
  },
  authenticated: true,
  answer: { description: 'Un grupo por tipo de documento' },
  failures: { 422: 'desde o hasta no es una fecha' },
  handle: getInformation,
};

export const companyListRoutes: readonly Route[] = [
  ...['', '/:from', '/:from/:to'].map((days, index) => ({
    ...listRoute,
    path: `/api/information/:nit${days}`,
    operation: `getInformation${['', 'From', 'Between'][index] ?? ''}`,
  })),
  {
    method: 'GET',
    path: '/api/ubl2.1/config/resolutions',
    operation: 'getResolutionList',
    summary: 'Lista los rangos de la empresa con el número que sigue en cada uno',
    tag: 'Numeración',
    authenticated: true,
    answer: { description: 'Un rango por fila y tipo de documento, sin claves técnicas' },
    handle: getResolutionList,
  },
];
