/** Generated invoices on their way through both services. */
import type { Generator, InvoiceVariant } from '../../../datasets/generators/index.ts';
import { createSchemaValidator } from '../../../simulator/checks/schema/validate.ts';
import type { Box } from '../box.ts';
import { invoicePath, valueAt } from './example.ts';

/** What kept a generated invoice from being accepted without a line, and its XML from being valid. */
export type Trouble = {
  /** Which document of the generator: the same seed gives it again. */
  readonly index: number;
  readonly variant: InvoiceVariant | undefined;
  readonly status: number;
  readonly lines: unknown;
  readonly schema: readonly string[];
};

export type Run = {
  readonly box: Box;
  readonly generator: Generator;
  /** Variants in order; undefined for one of the generator's choice. */
  readonly variants: readonly (InvoiceVariant | undefined)[];
  /** The XML that the box signed last. */
  readonly lastSigned: () => string;
};

const quiet = JSON.stringify({ accepted: true, rejected: [], notifications: [] });

/** Issues one invoice after the other; empty when all went well. */
export const troublesOf = async ({ box, generator, variants, lastSigned }: Run): Promise<readonly Trouble[]> => {
  const schemas = createSchemaValidator();
  const troubles: Trouble[] = [];
  for (const [index, variant] of variants.entries()) {
    const { status, body } = await box.post(invoicePath, generator.invoice({ variant }));
    const findings = await schemas.validate(Buffer.from(lastSigned(), 'utf8'), 'Invoice');
    if (JSON.stringify(body.verdict) === quiet && findings.length === 0) continue;
    const lines = valueAt(body, 'verdict') ?? body;
    troubles.push({ index, variant, status, lines, schema: findings.map(({ message }) => message) });
  }
  return troubles;
};
