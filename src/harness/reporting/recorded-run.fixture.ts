/** Messages of invented runs: as many scenarios as a test needs, in cucumber's own format. */
import { exchangesMediaType, type ExchangeNote } from './exchange-notes.ts';

export type MadeStep = { readonly text: string; readonly status?: string; readonly message?: string };

export type MadeScenario = {
  readonly name: string;
  readonly uri?: string;
  readonly line?: number;
  readonly tags?: readonly string[];
  readonly steps?: readonly MadeStep[];
  readonly durationMs?: number;
  readonly notes?: readonly ExchangeNote[];
  /** Texts that its steps logged. */
  readonly log?: readonly string[];
  /** The row of examples that it comes from, by column. */
  readonly row?: Readonly<Record<string, string>>;
  /** Statuses of attempts before the last one. */
  readonly retriedAfter?: readonly string[];
  readonly workerId?: string;
  /** It was started, and no result followed. */
  readonly lost?: boolean;
};

export type MadeRun = {
  readonly scenarios: readonly MadeScenario[];
  readonly hookMessages?: readonly string[];
  /** Seconds since 1970. */
  readonly startedAt?: number;
  /** The messages stop before the end. */
  readonly cutOff?: boolean;
};

const time = (milliseconds: number) => ({
  seconds: Math.floor(milliseconds / 1_000),
  nanos: Math.round((milliseconds % 1_000) * 1_000_000),
});

type Numbered = { readonly index: number; readonly at: number };

const usualSteps: readonly MadeStep[] = [{ text: 'it is posted' }];

const cells = (values: readonly string[]) => values.map((value) => ({ value }));

/** The scenario outline of one row. */
const outlineOf = (row: Readonly<Record<string, string>>, index: number) => ({
  scenario: {
    examples: [
      {
        tableHeader: { id: `header-${index}`, cells: cells(Object.keys(row)) },
        tableBody: [{ id: `row-${index}`, cells: cells(Object.values(row)) }],
      },
    ],
  },
});

const describing = (
  { name, uri = 'features/a.feature', line = 3, tags = [], steps = usualSteps, row }: MadeScenario,
  index: number,
) => [
  {
    gherkinDocument: {
      uri,
      feature: { name: `Feature of ${uri}`, children: row === undefined ? [] : [outlineOf(row, index)] },
    },
  },
  {
    pickle: {
      id: `pickle-${index}`,
      uri,
      name,
      location: { line, column: 3 },
      astNodeIds: [`scenario-${index}`, ...(row === undefined ? [] : [`row-${index}`])],
      tags: tags.map((tag) => ({ name: tag })),
      steps: steps.map(({ text }, step) => ({ id: `pickle-${index}-${step}`, text })),
    },
  },
  {
    testCase: {
      id: `case-${index}`,
      pickleId: `pickle-${index}`,
      testSteps: [
        ...steps.map((_, step) => ({ id: `step-${index}-${step}`, pickleStepId: `pickle-${index}-${step}` })),
        { id: `hook-${index}`, hookId: 'after' },
      ],
    },
  },
];

type Attempt = Numbered & { readonly id: string; readonly statuses: readonly MadeStep[]; readonly retried: boolean };

const attempting = (scenario: MadeScenario, { index, at, id, statuses, retried }: Attempt) => {
  const { durationMs = 10, workerId = '0', notes = [], log = [], lost = false } = scenario;
  const finished = statuses.map(({ status = 'PASSED', message }, step) => ({
    testStepFinished: {
      testCaseStartedId: id,
      testStepId: `step-${index}-${step}`,
      testStepResult: { duration: time(1), status, ...(message === undefined ? {} : { message }) },
    },
  }));
  const hook = {
    testCaseStartedId: id,
    testStepId: `hook-${index}`,
    testStepResult: { duration: time(1), status: 'PASSED' },
  };
  return [
    { testCaseStarted: { attempt: 0, id, testCaseId: `case-${index}`, timestamp: time(at), workerId } },
    ...(lost ? finished.slice(0, 1) : finished),
    ...log.map((body) => ({
      attachment: {
        body,
        mediaType: 'text/x.cucumber.log+plain',
        contentEncoding: 'IDENTITY',
        testCaseStartedId: id,
      },
    })),
    ...(notes.length === 0
      ? []
      : [
          {
            attachment: {
              body: JSON.stringify(notes),
              mediaType: exchangesMediaType,
              contentEncoding: 'IDENTITY',
              testCaseStartedId: id,
            },
          },
        ]),
    ...(lost
      ? []
      : [
          { testStepFinished: hook },
          { testCaseFinished: { testCaseStartedId: id, timestamp: time(at + durationMs), willBeRetried: retried } },
        ]),
  ];
};

const running = (scenario: MadeScenario, numbered: Numbered) => {
  const { steps = usualSteps, retriedAfter = [] } = scenario;
  const before = retriedAfter.flatMap((status, attempt) =>
    attempting(scenario, {
      ...numbered,
      id: `run-${numbered.index}-${attempt}`,
      statuses: steps.map((step) => ({ ...step, status })),
      retried: true,
    }),
  );
  return [
    ...before,
    ...attempting(scenario, { ...numbered, id: `run-${numbered.index}`, statuses: steps, retried: false }),
  ];
};

/** One message per line, without line ends. */
export const messageLines = ({
  scenarios,
  hookMessages = [],
  startedAt = 1_795_269_867,
  cutOff = false,
}: MadeRun): readonly string[] => {
  const begin = startedAt * 1_000;
  const each = 20;
  const messages: readonly object[] = [
    {
      meta: {
        protocolVersion: '32.2.0',
        implementation: { name: 'cucumber-js', version: '12.9.0' },
        runtime: { name: 'node.js', version: '20.20.2' },
      },
    },
    { testRunStarted: { timestamp: time(begin) } },
    ...scenarios.flatMap(describing),
    ...scenarios.flatMap((scenario, index) => running(scenario, { index, at: begin + index * each })),
    ...hookMessages.map((message) => ({
      testRunHookFinished: { result: { duration: time(1), status: 'FAILED', message } },
    })),
    ...(cutOff ? [] : [{ testRunFinished: { timestamp: time(begin + scenarios.length * each), success: true } }]),
  ];
  return messages.map((message) => JSON.stringify(message));
};

const ruleScenario = (index: number, part: string): MadeScenario => ({
  name: `FAK${index} on invoice, by request: the element number ${index} of the buyer is there and not empty`,
  uri: `features/rules/${part}.feature`,
  line: 10 + index,
  tags: ['@rules', '@invoice', '@request', '@AK'],
  row: {
    code: `FAK${index}`,
    document: 'invoice',
    change: `"a value of the length that such values have" to "x${index}"`,
  },
});

const failedWith = (message: string) => [
  { text: 'the complete invoice' },
  { text: 'the status is 99, with FAK01 as Rechazo; other lines: none', status: 'FAILED', message },
];

const rerunAndBundle = (index: number): readonly string[] => [
  `ensayo-rerun: ensayo conform --issuer http://127.0.0.1:9999 --code FAK${index} --kind invoice --seed conformance --lang en`,
  `ensayo-bundle: reports/conform/bundles/rules-customer-by-request-${index}-FAK${index}-on-invoice-by-request`,
];

/** What a service says for which a field that everybody has is not there. */
const withoutDv = 'El campo customer.dv es obligatorio.';

const refusedNote: ExchangeNote = {
  operation: '/api/ubl2.1/invoice',
  verdict: 'refused',
  kind: 'invoice',
  findings: [{ code: 'invalid-request', field: 'customer.dv', message: withoutDv }],
  posting: {
    path: '/api/ubl2.1/invoice',
    request: { number: 990000001, customer: { identification_number: 901500600, name: 'SEGUNDA EMPRESA' } },
    status: 422,
    reply: { message: withoutDv, errors: { 'customer.dv': [withoutDv] } },
  },
};

const surplusNote: ExchangeNote = {
  operation: 'SendBillSync',
  verdict: 'rejected',
  kind: 'invoice',
  number: 'SETP990000001',
  findings: [
    {
      code: 'FAU14',
      kind: 'Rechazo',
      message: 'Valor a pagar de la factura no corresponde',
      fix: 'Send the sum of the lines.',
      spanish: { fix: 'Envíe la suma de las líneas.' },
    },
  ],
};

/** 150 failures of a service that passes on no `customer.dv`, and adds up wrongly; 40 scenarios are out of reach. */
export const twoFaults: MadeRun = {
  scenarios: [
    ...Array.from({ length: 142 }, (_, index) => ({
      ...ruleScenario(index, 'customer-by-request'),
      steps: failedWith(
        `There is no verdict. HTTP 422: {\n "message": "${withoutDv}",\n "errors": {\n  "customer.dv": ["${withoutDv}"]\n }\n}`,
      ),
      notes: [refusedNote],
      log: rerunAndBundle(index),
    })),
    ...Array.from({ length: 8 }, (_, index) => ({
      ...ruleScenario(index, 'totals-by-request'),
      steps: failedWith(
        'AssertionError [ERR_ASSERTION]: expected status 99, IsValid false, FAK01 Rechazo; got status 99, IsValid false, FAK01 Rechazo, FAU14 Rechazo\nRegla: FAU14, Rechazo: Valor a pagar de la factura no corresponde',
      ),
      notes: [surplusNote],
      log: rerunAndBundle(index),
    })),
    ...Array.from({ length: 60 }, (_, index) => ruleScenario(index, 'other-by-request')),
    ...Array.from({ length: 40 }, (_, index) => ({
      ...ruleScenario(index, 'clock'),
      steps: [{ text: 'a', status: 'SKIPPED' }],
      log: [
        `ensayo-out-of-reach: ${JSON.stringify({ en: `a need number ${index % 7}`, es: `el requisito ${index % 7}` })}`,
      ],
    })),
  ],
};

/** A finding of the length that real ones have. */
export const longNote = (index: number, text = ''): ExchangeNote => ({
  operation: 'SendBillSync',
  verdict: 'rejected',
  kind: 'invoice',
  number: `SETP99000${index}`,
  findings: [
    {
      code: `FAJ${index % 90}`,
      kind: 'Rechazo',
      message: `El grupo no corresponde a lo informado en el documento ${index}${text}`,
      found: `"${(index * 7_919) % 100_003}", registered as issuer${text}`,
      expected: `a value that follows from ${(index * 104_729) % 99_991}`,
      fix: 'Register the software owner as a provider, or name the right one.',
      field: `invoice_lines.${index}.price_amount`,
      xpath: `/Invoice/cac:InvoiceLine[${index}]/cac:Price/cbc:PriceAmount`,
      excerpt: 0,
    },
  ],
  excerpts: [
    `  <cac:Price>\n▸   <cbc:PriceAmount currencyID="COP">${(index * 15_485_863) % 999_983}.00</cbc:PriceAmount>\n    <cbc:BaseQuantity unitCode="EA">${index}.000000</cbc:BaseQuantity>\n  </cac:Price>${text}`,
  ],
});
