/** docs/found-requests.md: the answers to bodies that integrators publish. */
import { readFileSync } from 'node:fs';
import { proofFile } from '../../common/testing/proof-file.ts';
import { linesCell, type StatedLines } from './stated-lines.ts';

export type FoundDocument = {
  readonly file: string;
  /** Behind `/api/ubl2.1/`. */
  readonly path: string;
  readonly clock: string;
  readonly status: number;
  /** For a 422: the paths at fault, or the code of what is refused as a whole. */
  readonly errors?: readonly string[];
  readonly code?: string;
  readonly verdict?: 'answer' | 'GetStatusZip';
  readonly lines?: StatedLines;
  readonly reasons: readonly string[];
};

export type FoundInvoice = {
  readonly file: string;
  readonly clock: string;
  readonly lines: StatedLines;
  /** Why, for each code. */
  readonly reasons: readonly string[];
  readonly recomputation: readonly string[];
};

const readTable = <Row>(file: string): readonly Row[] =>
  (JSON.parse(readFileSync(proofFile(file), 'utf8')) as { readonly requests: readonly Row[] }).requests; // our own file

export const foundDocuments = (): readonly FoundDocument[] => readTable<FoundDocument>('found-documents.json');

export const foundTickets = (): readonly FoundDocument[] => readTable<FoundDocument>('found-tickets.json');

export const foundInvoices = (): readonly FoundInvoice[] => readTable<FoundInvoice>('found-requests.json');

const outcome = ({ status, errors = [], code, verdict, lines }: FoundDocument): string => {
  if (status === 422) return `422: ${code ?? errors.join(', ')}`;
  if (lines === undefined) return '200';
  const found = linesCell(lines);
  return verdict === 'GetStatusZip' ? `${found} (by GetStatusZip)` : found;
};

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const foundTable = (found: readonly FoundDocument[]): string =>
  table(
    ['Body', 'Path', 'Clock', 'Answer', 'Why'],
    found.map((each) => [each.file, each.path, each.clock, outcome(each), why(each.reasons)]),
  );

const why = (sentences: readonly string[]): string => sentences.join('<br>') || 'nothing is off';

export const foundRequestsDocument = (): string => `# Requests as integrators publish them

<!-- Generated from datasets/proof/found-requests.json, found-documents.json and found-tickets.json by \`npm run generate\`. -->

Bodies found in public material, posted exactly as they were found, arithmetic mistakes included, with the clock at
their own date and time. The bodies stay outside this repository; where the folder with them is present, a contract test
posts every one and holds it against these tables.

## Invoices

Posted to \`invoice\` (the export to \`invoice\` as well). The last column recomputes every total from the body itself.

${table(
  ['Body', 'Clock', 'Answer', 'Why', 'Recomputation'],
  foundInvoices().map(({ file, clock, lines, reasons, recomputation }) => [
    file,
    clock,
    linesCell(lines),
    reasons.join('<br>'),
    why(recomputation),
  ]),
)}

## Notes, support documents, payroll, health, preview

${foundTable(foundDocuments())}

## Equivalent documents

${foundTable(foundTickets())}
`;
