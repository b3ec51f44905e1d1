/** The facts of a rehearsal, read back as far as others use them. A changed file may contain anything. */
import { hasTexts, isObject } from '../../../common/json/is-object.ts';
import { readJson } from '../../../common/json/read-json.ts';
import { instantIn } from '../../../common/time.ts';
import { reportFormat, type RehearsalReport } from './rehearsal-report.ts';

export type ReadReport = Pick<RehearsalReport, 'outcome' | 'company' | 'period' | 'sets' | 'files'>;

const isKind = (kind: unknown): boolean =>
  isObject(kind) &&
  typeof kind.kind === 'string' &&
  ['required', 'minimumAccepted', 'sent', 'accepted', 'missing'].every((name) => Number.isInteger(kind[name]));

const isSet = (set: unknown): boolean =>
  isObject(set) &&
  typeof set.family === 'string' &&
  ['open', 'accepted', 'rejected'].includes(String(set.state)) &&
  Array.isArray(set.kinds) &&
  set.kinds.every(isKind);

const isPeriod = (period: unknown): boolean =>
  isObject(period) &&
  isObject(period.simulated) &&
  typeof period.simulated.to === 'string' &&
  instantIn(period.simulated.to) !== undefined;

const isReport = (value: unknown): value is ReadReport =>
  isObject(value) &&
  value.format === reportFormat &&
  ['accepted', 'rejected', 'incomplete'].includes(String(value.outcome)) &&
  hasTexts(value.company, 'nit', 'name') &&
  isPeriod(value.period) &&
  Array.isArray(value.sets) &&
  value.sets.every(isSet) &&
  Array.isArray(value.files) &&
  value.files.every((file: unknown) => hasTexts(file, 'name', 'sha256'));

/** Undefined for what is no report that this version understands. */
export const readReport = (facts: Buffer): ReadReport | undefined => {
  const read = readJson(facts.toString('utf8'));
  return read.ok && isReport(read.value) ? read.value : undefined;
};
