/** The message and the verdict of an answer agree, in every kind of document and with every outcome. */
import { afterEach, describe, expect, it } from 'vitest';
import { dataJson } from '../../common/data-directory.ts';
import { verdictXml, type Script } from '../authority/fake-authority.fixture.ts';
import { json } from '../submission/issue.fixture.ts';
import { closeAll, signer, startTestIssuer } from '../issuer.fixture.ts';
import { company, invoiceBody } from '../requests/invoice-body.fixture.ts';
import { deletionBody, payrollBody, replacementBody } from '../requests/payroll/payroll-body.fixture.ts';

afterEach(closeAll);

const set = '11111111-2222-4333-8444-555555555555';

const receipt = (content: string): string =>
  '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><SendTestSetAsyncResponse xmlns="http://wcf.dian.colombia">' +
  `<SendTestSetAsyncResult>${content}</SendTestSetAsyncResult></SendTestSetAsyncResponse></s:Body></s:Envelope>`;

const scripts = {
  accepted: () => ({ body: verdictXml() }),
  rejected: () => ({ body: verdictXml({ isValid: false, lines: ['Regla: X, Rechazo: y'] }) }),
  pending: () => ({ body: verdictXml({ isValid: false, statusCode: '98' }) }),
  queued: () => ({ body: receipt('<ZipKey>k</ZipKey>') }),
  refused: () => ({ body: receipt('<ErrorMessageList><Success>false</Success></ErrorMessageList>') }),
} as const satisfies Readonly<Record<string, Script>>;

type Outcome = keyof typeof scripts;

const [noResult, wasRejected, notReceived] = [
  'la autoridad todavía no da un resultado',
  'la autoridad rechazó el documento',
  'la autoridad no recibió el documento para el set de pruebas',
];

const after: Readonly<Record<Outcome, string>> = {
  accepted: ' generada con éxito',
  rejected: `: ${wasRejected}`,
  pending: `: ${noResult}`,
  queued: ' generada con éxito',
  refused: `: ${notReceived}`,
};

const afterContainer: Readonly<Record<Outcome, string>> = {
  ...after,
  rejected: ` no generada: ${wasRejected}`,
  pending: ` no generada: ${noResult}`,
};

type Example = () => unknown;

const base =
  (name: string): Example =>
  () =>
    // our own file
    (dataJson(`bases/${name}.json`) as { readonly request: unknown }).request; // our own file

const kinds: readonly (readonly [kind: string, path: string, name: string, example: Example])[] = [
  ['invoice', 'invoice', 'Factura electrónica de venta', invoiceBody],
  ['credit note', 'credit-note', 'Nota crédito', base('creditNote')],
  ['debit note', 'debit-note', 'Nota débito', base('debitNote')],
  [
    'support document',
    'support-document',
    'Documento soporte en adquisiciones a no obligados a facturar',
    base('supportDocument'),
  ],
  ['its adjustment note', 'sd-credit-note', 'Nota de ajuste al documento soporte', base('supportAdjustmentNote')],
  ['payroll', 'payroll', 'Nómina individual', payrollBody],
  ['replaced payroll', 'payroll-adjust-note', 'Nómina individual de ajuste', replacementBody],
  ['deleted payroll', 'payroll-adjust-note', 'Nómina individual de ajuste', deletionBody],
];

const outcomes = Object.keys(scripts) as readonly Outcome[]; // the names of our own object

const rehearsing = {
  ...company,
  credentials: () => Promise.resolve(signer.credentials),
  testSets: [{ family: 'invoicing', id: set, state: 'open' }],
} as const;

/** Message, without the number, and verdict. */
const answered = async (path: string, example: Example, outcome: Outcome): Promise<readonly unknown[]> => {
  const { request } = await startTestIssuer(scripts[outcome], { company: rehearsing });
  const segment = outcome === 'queued' || outcome === 'refused' ? `/${set}` : '';
  const body = JSON.stringify(example());
  const response = await request(`/api/ubl2.1/${path}${segment}`, { method: 'POST', body });
  const { message, verdict } = await json(response);
  return [response.status, String(message).replace(/ #[A-Z]*\d+/, ' #'), verdict];
};

const verdicts: Readonly<Record<Outcome, unknown>> = {
  accepted: { accepted: true, rejected: [], notifications: [] },
  rejected: { accepted: false, rejected: ['X'], notifications: [] },
  pending: { accepted: false, pending: true, rejected: [], notifications: [] },
  queued: undefined,
  refused: undefined,
};

describe.each(kinds)('%s', (_kind, path, name, example) => {
  it.each(outcomes)('%s is said in its message', async (outcome) => {
    const isContainer = path === 'invoice' && verdicts[outcome] !== undefined;
    const expected = isContainer ? `AttachedDocument #${afterContainer[outcome]}` : `${name} #${after[outcome]}`;
    expect(await answered(path, example, outcome)).toEqual([200, expected, verdicts[outcome]]);
  });
});

it('names the ticket that was rejected, which has no container', async () => {
  const { request } = await startTestIssuer(scripts.rejected, { company: rehearsing });
  const body = JSON.stringify(base('posTicket')());
  const { message } = await json(await request('/api/ubl2.1/eqdoc', { method: 'POST', body }));
  expect(message).toMatch(new RegExp(`^Tiquete POS [A-Z]+\\d+: ${wasRejected}$`));
});
