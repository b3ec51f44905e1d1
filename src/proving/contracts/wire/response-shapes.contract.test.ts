/** Every answer of the service has the shape of section 4 of the interface, whatever the verdict. */
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseSchemas } from '../../../issuer/api/openapi/response-schemas.ts';
import { kindNames, type KindName } from '../../../issuer/documents/document-model.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';
import { startBox, type Box, type JsonObject, type Reply } from '../../../harness/box.ts';
import { takeTour, unnumbered } from '../../../harness/tour.ts';
import { runViolation } from '../../../harness/violations/run-violation.ts';

type Shape = keyof typeof responseSchemas;

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
const compiled = new Map<Shape, ValidateFunction>();

const validatorOf = (shape: Shape): ValidateFunction => {
  const known = compiled.get(shape) ?? ajv.compile(responseSchemas[shape]);
  compiled.set(shape, known);
  return known;
};

const problemsOf = (shape: Shape, body: JsonObject): readonly string[] => {
  const validate = validatorOf(shape);
  return validate(body)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
};

const shapes: Readonly<Record<KindName, Shape>> = {
  invoice: 'invoiceResponse',
  creditNote: 'noteResponse',
  debitNote: 'noteResponse',
  supportDocument: 'noteResponse',
  supportAdjustmentNote: 'noteResponse',
  posTicket: 'invoiceResponse',
  equivalentCreditNote: 'noteResponse',
  equivalentDebitNote: 'noteResponse',
  payroll: 'payrollResponse',
  payrollAdjustment: 'payrollResponse',
};

/** In the test environment adjustments are sent to a test set and have no verdict yet. */
const isPending = ({ body }: Reply): boolean => JSON.stringify(body.ResponseAuthority).includes('ZipKey');

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'shapes' });
});

afterAll(() => box.close());

/** Where the ranges of other kinds begin earlier. */
const before: Readonly<Partial<Record<KindName, number>>> = { supportDocument: 6_000_000, posTicket: 990_000_000 };

let number = 990_400_000;

/** A rule of the kind that breaks the document without a special certificate, archive or schema. */
const broken = (kind: KindName, wanted: 'Rechazo' | 'Notificación'): Promise<Reply> => {
  const entry = catalogue()
    .entries(kind)
    .find(
      ({ stage, code, rule }) =>
        stage === 'content' && code.kind === wanted && code.defaultOn !== false && rule.alsoFires.length === 0,
    );
  number += 1;
  const within = number - (before[kind] ?? 0);
  return entry === undefined ? expect.fail(`no ${wanted} for ${kind}`) : runViolation(box, entry, { number: within });
};

const acceptedOf = ({ body }: Reply): unknown => Reflect.get(Object(body.verdict), 'accepted');

describe('the answers of section 4', () => {
  it('have their shape for every accepted document', async () => {
    const problems: string[] = [];
    const seen = new Set<Shape>();
    await takeTour(box, {
      seed: 'shapes',
      visit: ({ step: { kind, variant }, reply }) => {
        const shape = isPending(reply) ? 'adjustmentResponse' : shapes[kind];
        seen.add(shape);
        problems.push(...problemsOf(shape, reply.body).map((problem) => `${kind} ${variant}: ${problem}`));
      },
    });
    expect(problems).toEqual([]);
    expect([...seen].sort()).toEqual(['adjustmentResponse', 'invoiceResponse', 'noteResponse', 'payrollResponse']);
  });

  it.each(kindNames)('have it for a rejected %s', async (kind) => {
    const reply = await broken(kind, 'Rechazo');
    expect(acceptedOf(reply)).toBe(false);
    expect(problemsOf(shapes[kind], reply.body)).toEqual([]);
  });

  it.each(kindNames)('have it for a %s accepted with a notification', async (kind) => {
    const reply = await broken(kind, 'Notificación');
    expect(acceptedOf(reply)).toBe(true);
    expect(problemsOf(shapes[kind], reply.body)).toEqual([]);
  });

  it('have it for a preview', async () => {
    const { createGenerator } = await import('../../../../datasets/generators/index.ts');
    const request = unnumbered(createGenerator('shapes').invoice({ variant: 'withoutDiscount' }));
    const { body } = await box.post('/api/ubl2.1/invoice/preeliminar-view', request);
    expect(problemsOf('previewResponse', body)).toEqual([]);
  });

  it('have it for a refused request', async () => {
    expect(problemsOf('errorResponse', (await box.post('/api/ubl2.1/invoice', {})).body)).toEqual([]);
  });

  it('would reveal a missing member or one of another type', async () => {
    const { body } = await broken('invoice', 'Rechazo');
    expect(problemsOf('invoiceResponse', { ...body, cufe: undefined, success: 'yes' }).length).toBeGreaterThan(1);
  });
});
