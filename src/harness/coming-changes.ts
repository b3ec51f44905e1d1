/** What has dates and changes soon after a run, for the documents that it saw. */
import { catalogue } from '../../simulator/rules/index.ts';
import { changeInWords, changesAfter, dayInWords, type Change } from '../../simulator/judge/index.ts';
import { familyOf, type DocumentFamily, type DocumentKind } from '../../simulator/document/kind.ts';
import { bilingual, joined, type Bilingual } from '../common/text/bilingual.ts';
import { addDays } from '../common/time.ts';
import { firstKinds } from './document-kinds.ts';

const daysAhead = 180;
const mostLines = 6;

/** Of tables that no rule reads; those without a family here concern no document. */
const families: Readonly<Record<string, DocumentFamily>> = {
  type_overtime_surcharges: 'payroll',
  night: 'payroll',
  working_hours: 'payroll',
  type_workers: 'payroll',
  sub_type_workers: 'payroll',
  wages: 'payroll',
  health_acts: 'invoicing',
  health_fields: 'invoicing',
  health_coverages: 'invoicing',
  health_contracting_payment_methods: 'invoicing',
  health_uncontracted_reasons: 'invoicing',
  health_type_users: 'invoicing',
  health_type_document_identifications: 'invoicing',
  customer: 'invoicing',
  rates: 'invoicing',
};

/** Rows of annexes are named by the kind of document, or the first one of its family. */
const concerns = ({ codes, table, key }: Change, kind: DocumentKind): boolean => {
  if (codes.length > 0)
    return codes.some((code) =>
      catalogue()
        .find(code)
        .some(({ document }) => document === kind),
    );
  if (table === 'annexes') return key === firstKinds[familyOf(kind)];
  return families[table] === familyOf(kind);
};

const lineOf = (changes: readonly [Change, ...Change[]]): Bilingual => {
  const [{ on, what }] = changes;
  const values = changes.map((change) =>
    change.key === undefined || changes.length === 1
      ? changeInWords(change)
      : bilingual`${change.key} ${changeInWords(change)}`,
  );
  return bilingual`${dayInWords(on)}: ${what}: ${joined(values, ', ')}`;
};

/**
 * One line for each day and subject, the next first; the last line says how many there are beyond.
 * @param today `YYYY-MM-DD` by the clock of the run
 */
export const comingChanges = (kinds: readonly DocumentKind[], today: string): readonly Bilingual[] => {
  const until = addDays(today, daysAhead);
  const groups = new Map<string, [Change, ...Change[]]>();
  for (const change of changesAfter(today, until)) {
    if (!kinds.some((kind) => concerns(change, kind))) continue;
    const name = `${change.on} ${change.topic}`;
    const known = groups.get(name);
    if (known === undefined) groups.set(name, [change]);
    else known.push(change);
  }
  const lines = [...groups.values()].map(lineOf);
  const more = lines.length - mostLines;
  if (more <= 0) return lines;
  return [
    ...lines.slice(0, mostLines),
    {
      en: `${more} more: ensayo rules --changes ${today} ${until}`,
      es: `${more} más: ensayo rules --changes ${today} ${until}`,
    },
  ];
};
