/** What a document says of software, numbering, environment and time, and which documents it refers to. */
import { billedKeys } from '../../document/identity.ts';
import { isEvent, isPayroll } from '../../document/kind.ts';
import { attributeAt, blocksOf } from '../../document/payroll-blocks.ts';
import { dian } from '../../document/paths.ts';
import type { Subject } from '../../document/subject.ts';
import { readSigningTime } from '../../checks/signature/verify.ts';
import { findParts } from '../../checks/signature/structure.ts';
import { colombianDateTime } from '../../../src/common/time.ts';
import { textOf } from '../../../src/common/xml/tree.ts';

/** The numbering that an invoice or support document claims, as written; undefined where absent. */
export type StatedRange = {
  readonly resolution: string | undefined;
  readonly prefix: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
};

const inBlocks = (subject: Subject, child: string, attribute: string): string | undefined =>
  blocksOf(subject)
    .map((block) => attributeAt(block, child, attribute))
    .find((text) => text !== undefined && text !== '');

export const statedSoftware = (subject: Subject): string | undefined =>
  isPayroll(subject.kind)
    ? inBlocks(subject, 'ProveedorXML', 'SoftwareID')
    : subject.text(`${dian}/sts:SoftwareProvider/sts:SoftwareID`);

/** Undefined for documents without authorization: notes, payroll, events. */
export const statedRange = (subject: Subject): StatedRange | undefined => {
  const control = `${dian}/sts:InvoiceControl`;
  if (isPayroll(subject.kind) || subject.first(control) === undefined) return undefined;
  const at = (path: string): string | undefined => subject.text(`${control}/${path}`);
  return {
    resolution: at('sts:InvoiceAuthorization'),
    prefix: at('sts:AuthorizedInvoices/sts:Prefix') ?? '',
    from: at('sts:AuthorizedInvoices/sts:From'),
    to: at('sts:AuthorizedInvoices/sts:To'),
    startDate: at('sts:AuthorizationPeriod/cbc:StartDate'),
    endDate: at('sts:AuthorizationPeriod/cbc:EndDate'),
  };
};

/** As written: 1 production, 2 test, anything else is the document's mistake. */
export const statedEnvironment = (subject: Subject): string | undefined =>
  isPayroll(subject.kind)
    ? inBlocks(subject, 'InformacionGeneral', 'Ambiente')
    : subject.text('/*/cbc:ProfileExecutionID');

const dateAndTime = (subject: Subject): readonly [date: string, time: string] =>
  isPayroll(subject.kind)
    ? [
        inBlocks(subject, 'InformacionGeneral', 'FechaGen') ?? '',
        inBlocks(subject, 'InformacionGeneral', 'HoraGen') ?? '',
      ]
    : [subject.text('/*/cbc:IssueDate') ?? '', subject.text('/*/cbc:IssueTime') ?? ''];

const issueInstant = (subject: Subject): number | undefined => {
  const [date, time] = dateAndTime(subject);
  const zoned = /(Z|[+-]\d{2}:\d{2})$/.test(time) ? time : `${time}-05:00`;
  const instant = Date.parse(`${date}T${zoned}`);
  return Number.isNaN(instant) ? undefined : instant;
};

/** The instant of its signature or, unsigned, of its issue: milliseconds since 1970. */
export const statedInstant = (subject: Subject): number | undefined => {
  const [signingTime] = findParts(subject.document).signingTime;
  const signed = signingTime === undefined ? undefined : readSigningTime(signingTime).instant;
  return signed ?? issueInstant(subject);
};

/** The first full second at or after it: the signature must not lie in the future of the clock (DC24). */
export const statedClock = (subject: Subject): string | undefined => {
  const instant = statedInstant(subject);
  return instant === undefined ? undefined : colombianDateTime(Math.ceil(instant / 1000) * 1000);
};

const predecessors = [
  ['ReemplazandoPredecesor', 'CUNEPred'],
  ['EliminandoPredecesor', 'CUNEPred'],
  ['Novedad', 'CUNENov'],
] as const;

const inPayroll = (subject: Subject): readonly string[] =>
  predecessors.map(([child, attribute]) => inBlocks(subject, child, attribute) ?? '');

const inEvent = (subject: Subject): readonly string[] =>
  subject.all('/*/cac:DocumentResponse/cac:DocumentReference/cbc:UUID').map((element) => textOf(element).trim());

/** Unique codes of the documents that it corrects, replaces or is about. */
export const statedReferences = (subject: Subject): readonly string[] => {
  const keys = isPayroll(subject.kind)
    ? inPayroll(subject)
    : isEvent(subject.kind)
      ? inEvent(subject)
      : billedKeys(subject);
  return [...new Set(keys.filter((key) => key !== ''))];
};
