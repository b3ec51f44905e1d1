/** Compares the document that a note cites with the one that this service issued under the cited code. */
import type { Company } from '../company.ts';
import { families, isUbl, ublOrPayroll, type DocumentModel } from '../documents/document-model.ts';
import { callersPath, under } from '../requests/aliases.ts';
import type { GoodRead, RequestWarning } from '../requests/read.ts';
import { isEqdocMissing } from '../requests/ubl/notes.ts';
import type { DocumentSummary, IssuerStore, StoredDocument } from '../store/port.ts';

type Cited = {
  /** Canonical. */
  readonly path: string;
  readonly key: string;
  /** The interface has an integer for a predecessor, without its prefix. */
  readonly number: { readonly field: string; readonly given: string; readonly isInteger: boolean };
  readonly date: { readonly field: string; readonly given: string | undefined };
};

const citedBy = (given: DocumentModel): Cited | undefined => {
  const model = ublOrPayroll(given);
  if (!isUbl(model)) {
    if (!('predecessor' in model)) return undefined;
    const { path, cune, number, issueDate } = model.predecessor;
    return {
      path,
      key: cune,
      number: { field: 'predecessor_number', given: number, isInteger: true },
      date: { field: 'predecessor_issue_date', given: issueDate },
    };
  }
  const { billingReference: reference } = model;
  if (reference?.uuid === undefined) return undefined;
  const { path, uuid, id, issueDate } = reference;
  return {
    path,
    key: uuid,
    number: { field: 'number', given: id, isInteger: false },
    date: { field: 'issue_date', given: issueDate },
  };
};

type Issued = Pick<DocumentSummary, 'prefix' | 'number' | 'issueDate'>;

/** The cited fields that differ, with the value that the issued document has; a date may be left out. */
const differences = ({ path, number, date }: Cited, issued: Issued) => {
  const bare = String(issued.number);
  const given = number.given.trim();
  const whole = `${issued.prefix}${bare}`;
  return [
    { field: under(path, number.field), given: number.isInteger && given === bare ? whole : given, issued: whole },
    { field: under(path, date.field), given: date.given, issued: issued.issueDate },
  ].filter((each) => each.given !== undefined && each.given !== each.issued);
};

/** An invoice's note to a ticket, unless the request itself says that it is one. */
const kindWarnings = (
  { model, warnings }: Pick<GoodRead<DocumentModel>, 'model' | 'warnings'>,
  issued: Pick<StoredDocument, 'kind'>,
): readonly RequestWarning[] =>
  issued.kind === 'posTicket' &&
  families[model.kind] === 'invoicing' &&
  warnings.every(({ code }) => code !== isEqdocMissing.code)
    ? [isEqdocMissing]
    : [];

/** None about documents of others, which only the authority knows. */
export const ownReferenceWarnings = async (
  { model, fieldNames, warnings }: Pick<GoodRead<DocumentModel>, 'model' | 'fieldNames' | 'warnings'>,
  { company, store }: { readonly company: Pick<Company, 'nit'>; readonly store: Pick<IssuerStore, 'documentByKey'> },
): Promise<readonly RequestWarning[]> => {
  const cited = citedBy(model);
  const issued = cited && (await store.documentByKey(company.nit, cited.key.trim().toLowerCase()));
  if (cited === undefined || issued === undefined) return [];
  const found = differences(cited, issued).map((each) => ({ ...each, field: callersPath(fieldNames, each.field) }));
  const ofKind = kindWarnings({ model, warnings }, issued);
  if (found.length === 0) return ofKind;
  const each = found.map(({ field, given = '', issued: own }) => `${field} es ${own} y no ${given.slice(0, 100)}`);
  return [
    ...ofKind,
    {
      code: 'reference-differs',
      paths: found.map(({ field }) => field),
      message: `Del documento de esta empresa con ese código único, ${each.join('; ')}. Corrija la referencia.`,
    },
  ];
};
