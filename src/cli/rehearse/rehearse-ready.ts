/** The information that senders for the test sets need, as data and on a terminal. */
import { bilingual, type Bilingual, type Part } from '../../common/text/bilingual.ts';
import type { NumberingRange, TestSet } from '../../../simulator/registry/index.ts';
import type { DocumentFamily, DocumentKind } from '../../../simulator/document/kind.ts';
import type { Box } from '../../harness/box-types.ts';
import { familyName, kindFacts, subjectName } from '../../harness/document-kinds.ts';
import { kindsOf, rangesOfSet } from '../../harness/rehearsal/plan.ts';
import type { Rehearsing } from '../../harness/rehearsal/rehearsing-company.ts';
import { bold, dim } from '../shared/output.ts';
import { chosen, spoken } from '../shared/spoken.ts';

type Print = (text: Part) => void;

/** What every document of a set has to state. */
export type SetSettings = {
  readonly family: DocumentFamily;
  readonly testSetId: string;
  readonly softwareId: string;
  readonly pin: string;
  /** Payroll has none. */
  readonly resolution: Pick<NumberingRange, 'resolution' | 'prefix' | 'from' | 'to'> | null;
  /** Of invoices alone. */
  readonly technicalKey: string | null;
};

/** Everything that a program needs to send for the sets. */
export type ReadyToSend = {
  readonly pid: number;
  readonly nit: string;
  readonly name: string;
  readonly authority: string;
  readonly authorityHttps: string | null;
  readonly issuer: string;
  readonly token: string;
  readonly control: { readonly url: string; readonly token: string };
  /** Link to its pages for people. */
  readonly console: string;
  readonly sets: readonly (SetSettings & {
    /** One for each kind that the set wants; a line for a shell generates a document and posts it. */
    readonly requests: readonly {
      readonly kind: DocumentKind;
      /** How many documents the set requires, and how many of them must be accepted. */
      readonly required: number;
      readonly minimumAccepted: number;
      readonly url: string;
      readonly command: string;
    }[];
  })[];
};

/** With the first of its ranges, which is the one that the company uses. */
export const settingsOf = ({ ranges, software }: Rehearsing['company'], set: TestSet): SetSettings => {
  const { family, id } = set;
  const [range] = rangesOfSet(ranges, set);
  return {
    family,
    testSetId: id,
    softwareId: software[family].id,
    pin: software[family].pin,
    resolution:
      range === undefined
        ? null
        : { resolution: range.resolution, prefix: range.prefix, from: range.from, to: range.to },
    technicalKey: range?.technicalKey ?? null,
  };
};

/** What `ensayo generate` takes for each kind. Adjustments correct a document that was accepted before. */
const generated: Readonly<Record<DocumentKind, string>> = {
  invoice: 'invoice',
  creditNote: 'credit-note --about none',
  debitNote: 'debit-note --about none',
  supportDocument: 'support-document',
  supportAdjustmentNote: 'support-adjustment-note --about NUMBER,CUDS,DATE',
  posTicket: 'pos-ticket',
  equivalentCreditNote: 'equivalent-credit-note --about NUMBER,CUDE,DATE',
  equivalentDebitNote: 'equivalent-debit-note --about NUMBER,CUDE,DATE',
  payroll: 'payroll',
  payrollAdjustment: 'payroll-replacement --about NUMBER,CUNE,DATE',
};

type Addressed = Pick<Box, 'authority' | 'issuer' | 'token'>;

/** A line for a shell: a document of that kind, posted for the set. */
const commandOf = (
  { authority: { control }, issuer, token }: Addressed,
  { nit, kind, url }: { readonly nit: string; readonly kind: DocumentKind; readonly url: string },
): string =>
  [
    `ensayo generate ${generated[kind]} --company ${nit} --control ${control.url} --control-token ${control.token} |`,
    `curl -s ${issuer.url}${url} -H 'Authorization: Bearer ${token}' -H 'Content-Type: application/json' -d @-`,
  ].join(' ');

export const reportReady = (box: Addressed, { company, testSets }: Rehearsing): ReadyToSend => {
  const { authority, issuer, token } = box;
  return {
    pid: process.pid,
    nit: company.nit,
    name: company.name,
    authority: authority.url,
    authorityHttps: authority.httpsUrl ?? null,
    issuer: issuer.url,
    token,
    control: authority.control,
    console: authority.console.url,
    sets: testSets.map((set) => ({
      ...settingsOf(company, set),
      requests: kindsOf(set).map((kind) => {
        const url = `/api/ubl2.1/${kindFacts[kind].path}/${set.id}`;
        const { required = 0, minimumAccepted = 0 } = set.quotas[kind] ?? {};
        const command = commandOf(box, { nit: company.nit, kind, url });
        return { kind, required, minimumAccepted, url: `${issuer.url}${url}`, command };
      }),
    })),
  };
};

const endsHow = (): string =>
  dim({
    en: '\nIt ends by itself when every set is accepted or rejected; Ctrl-C ends it with the report of what there is.\n',
    es: '\nTermina cuando cada set se acepta o se rechaza; Ctrl-C termina con el informe de lo que haya.\n',
  });

type Row = (label: Part, value: Part) => void;

export const showSettings = ({ testSetId, softwareId, pin, resolution, technicalKey }: SetSettings, row: Row): void => {
  row('TestSetId', testSetId);
  row('Software', `${softwareId}, PIN ${pin}`);
  if (resolution !== null) {
    const { prefix, from, to } = resolution;
    row(
      { en: 'Resolution', es: 'Resolución' },
      {
        en: `${resolution.resolution}, prefix ${prefix}, ${from} to ${to}`,
        es: `${resolution.resolution}, prefijo ${prefix}, de ${from} a ${to}`,
      },
    );
  }
  if (technicalKey !== null) row({ en: 'Technical key', es: 'Clave técnica' }, technicalKey);
};

const showSet = (set: ReadyToSend['sets'][number], row: Row): void => {
  showSettings(set, row);
  for (const { kind, required, minimumAccepted, url } of set.requests) {
    const name = subjectName(kind, spoken());
    row(
      { en: 'Requires', es: 'Exige' },
      {
        en: `${name}: ${String(required)}, at least ${String(minimumAccepted)} accepted; as JSON: POST ${url}`,
        es: `${name}: ${String(required)}, mínimo ${String(minimumAccepted)} ${minimumAccepted === 1 ? 'aceptado' : 'aceptados'}; como JSON: POST ${url}`,
      },
    );
  }
};

const toFillIn = (corrected: DocumentKind): Bilingual => {
  const { key } = kindFacts[corrected];
  const name = subjectName(corrected, spoken());
  return {
    en: `# Instead of NUMBER,${key},DATE write those of an accepted ${name}: number, ${key} and date of issue (YYYY-MM-DD), as the answer to it has them`,
    es: `# En lugar de NUMBER,${key},DATE escriba los de un documento aceptado (${name}): número, ${key} y fecha de emisión (AAAA-MM-DD), como figuran en su respuesta`,
  };
};

export const showWaiting = (ready: ReadyToSend, print: Print): void => {
  const row = (label: Part, value: Part): void => {
    print(bilingual`  ${chosen(label).padEnd(14)} ${value}`);
  };
  print({
    en: `${bold('Waiting for your program')} to send the documents of ${ready.name}, NIT ${ready.nit}.`,
    es: `${bold('Esperando a su programa')}, que envía los documentos de ${ready.name}, NIT ${ready.nit}.`,
  });
  print({ en: 'Simulated: nothing here has legal effect.\n', es: 'Simulado: nada de esto tiene efectos legales.\n' });
  row({ en: 'Authority', es: 'Autoridad' }, ready.authority);
  if (ready.authorityHttps !== null) row({ en: 'With TLS', es: 'Con TLS' }, ready.authorityHttps);
  row(
    { en: 'Certificate', es: 'Certificado' },
    bilingual`ensayo certs good --nit ${ready.nit} --out ${{ en: 'company', es: 'empresa' }}.p12`,
  );
  row({ en: 'Console', es: 'Consola' }, ready.console);
  row('JSON', {
    en: `is signed for you, with Authorization: Bearer ${ready.token}`,
    es: `se firma por usted, con Authorization: Bearer ${ready.token}`,
  });
  for (const set of ready.sets) {
    print(`\n${bold(familyName(set.family, spoken()))}`);
    showSet(set, row);
  }
  print({
    en: `\n${bold('To try it')}, one document of each kind:\n`,
    es: `\n${bold('Para probar')}, un documento de cada tipo:\n`,
  });
  for (const { kind, command } of ready.sets.flatMap(({ requests }) => requests)) {
    const corrected = generated[kind].includes('NUMBER') ? kindFacts[kind].corrects : undefined;
    if (corrected !== undefined) print(dim(toFillIn(corrected)));
    print(`${command}\n`);
  }
  print(endsHow());
};

export const showAttached = (testSets: readonly TestSet[], print: Print): void => {
  print({ en: `${bold('Watching')} these test sets:`, es: `${bold('Observando')} estos sets de pruebas:` });
  for (const { family, id, softwareId } of testSets) {
    print(
      `  ${familyName(family, spoken()).padEnd(18)} TestSetId ${id}${softwareId === undefined ? '' : `, software ${softwareId}`}`,
    );
  }
  print(endsHow());
};
