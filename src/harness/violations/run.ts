import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import { profileNamed, type Profile } from '../../../simulator/engine/profile.ts';
import type { Violation } from '../../../simulator/engine/violation.ts';
import { violationOf } from '../../../simulator/engine/violation-of.ts';
import type { ZooName } from '../../../simulator/certificates/zoo.ts';
import type { Box, Reply } from '../box.ts';
import type { KindName } from '../../issuer/documents/document-model.ts';
import { colombianDate } from '../../common/time.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { baseDocument, baseFor, type BaseName } from './base.ts';
import { violationIn } from './in-document.ts';
import { referenceFields, referenceOnce } from './reference.ts';
import { tamperFor } from './tamper.ts';

/** Declarations name the codes of one kind of document, or of several: the same rule has another one in each kind. */
const inKind = (code: string, kind: KindName): string | undefined => {
  const named = catalogue().find(code);
  const [first] = named;
  return first === undefined || named.some(({ document }) => document === kind) ? code : first.rule.codes[kind]?.code;
};

/** Every code that the broken document is answered with: the rule's own and its declared company. */
export const expectedCodes = ({ code, rule, document }: CatalogueEntry): readonly string[] =>
  rule.outcome === undefined
    ? [...new Set([code.code, ...rule.alsoFires.flatMap((also) => inKind(also, document) ?? [])])]
    : [];

const schemaRule = 'ZB01';

/** A rule that is off by default is switched on alone; one that only a schema-invalid document breaks needs the judge to go on. */
const profileFor = (entry: CatalogueEntry, base: Profile): Profile => ({
  ...base,
  on: entry.code.defaultOn === false ? [...base.on, entry.code.code] : base.on,
  continueAfterSchema: entry.rule.alsoFires.includes(schemaRule) || base.continueAfterSchema,
});

const withAuthority = async <T>(
  box: Box,
  change: { profile: Profile; violation: Violation },
  run: () => Promise<T>,
): Promise<T> => {
  const { settings, registry } = box.authority;
  const before = { ...settings };
  const data = await registry.dump();
  settings.profile = change.profile;
  settings.clockOffset = change.violation.authorityClock ?? 0;
  if (change.violation.registry !== undefined) await registry.replace(change.violation.registry(data));
  try {
    return await run();
  } finally {
    Object.assign(settings, before);
    if (change.violation.registry !== undefined) await registry.replace(data);
    box.tamperWith(undefined);
  }
};

/** The request under that number and, for notes, about a document that was accepted before. */
const requestFor = async (box: Box, name: BaseName, number: number): Promise<Readonly<Record<string, unknown>>> => {
  const { request, refersTo } = baseDocument(name);
  const numbered = { ...request, [numberField(name)]: number };
  if (refersTo === undefined) return numbered;
  const reference = await referenceOnce(box, refersTo, async () => {
    const made = await requestFor(box, refersTo, referenceNumber(refersTo));
    return box.post(baseDocument(refersTo).path, dated(box, refersTo, made));
  });
  return { ...numbered, ...referenceFields(name, reference) };
};

const isPayroll = (name: BaseName): boolean => name.startsWith('payroll');

const numberField = (name: BaseName): string => (isPayroll(name) ? 'consecutive' : 'number');

/** Above all numbers that scenarios use. */
const referenceNumbers: Readonly<Partial<Record<BaseName, number>>> = {
  invoice: 994_999_999,
  supportDocument: 984_999_999,
};

const referenceNumber = (name: BaseName): number => referenceNumbers[name] ?? 99_999_999;

type Request = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Request => typeof value === 'object' && value !== null;

/** Purchases by operation are made, and payroll is dated, on the day of signing. */
const dated = ({ clock }: Box, name: BaseName, request: Request): Request => {
  const today = colombianDate(clock.now());
  const { invoice_lines: lines, period } = request;
  if (isPayroll(name) && isObject(period)) return { ...request, period: { ...period, issue_date: today } };
  if (name !== 'supportDocument' || !Array.isArray(lines)) return request;
  return { ...request, invoice_lines: lines.map((line: object) => ({ ...line, start_date: today })) };
};

/** The complete, valid document of that kind, issued under that number. */
export const sendComplete = async (
  box: Box,
  { name: base, number }: { readonly name: BaseName; readonly number: number },
  violation: Violation = {},
): Promise<Reply> => {
  const { path, edits } = baseDocument(base);
  const request = dated(box, base, await requestFor(box, base, number));
  const { nit, checkDigit, name } = box.company;
  box.tamperWith(
    tamperFor(violation, {
      base: edits,
      // Violations name certificates of the zoo; an unknown name is a defect of the declaration and throws there.
      certificate: (specimen) => box.authority.certificates.zoo(specimen as ZooName, { nit, checkDigit, name }),
      now: box.clock.now(),
    }),
  );
  return box.post(path, request, violation.repeat === true ? { 'Ensayo-Allow-Resend': '1' } : {});
};

/** Breaks a complete, valid document as the rule declares, and sends it through both services. */
export const runViolation = async (box: Box, entry: CatalogueEntry, number: number): Promise<Reply> => {
  const { document: kind } = entry;
  const declared = violationOf(entry);
  const base = profileNamed('default');
  if (declared === undefined || base === undefined)
    throw new Error(`Rule ${entry.code.code} does not say how it is broken.`);
  const violation = violationIn(kind, declared);
  // What it refers to must be accepted before anything is broken.
  const name = baseFor(kind, entry.target?.path);
  await requestFor(box, name, number);
  return withAuthority(box, { profile: profileFor(entry, base), violation }, async () => {
    if (violation.repeat === true) await sendComplete(box, { name, number });
    return sendComplete(box, { name, number }, violation);
  });
};
