import type { InvoiceVariant } from '../../../datasets/generators/index.ts';
import { processAge } from '../../common/env/env.ts';
import { startBox, type Box, type JsonObject } from '../box.ts';
import { createTracer, type Tracer } from '../trace.ts';
import { boxOptionsOf, type BoxFlags } from './options.ts';
import { bold, dim, exitCodes, green, note, print, printJson, red } from './output.ts';

type Flags = BoxFlags & { readonly trace?: string; readonly json?: boolean };

/** What became of one document of the demonstration. */
export type DemoDocument = {
  /** The catalogue's name of the kind. */
  readonly kind: 'invoice';
  readonly variant: InvoiceVariant;
  readonly http: number;
  readonly isValid: boolean;
  readonly statusCode: string | undefined;
  readonly rechazo: readonly string[];
  readonly notificacion: readonly string[];
  readonly key: string | undefined;
};

export type DemoPreview = { readonly variant: InvoiceVariant; readonly http: number; readonly pdfBytes: number };

export type DemoResult = { readonly documents: readonly DemoDocument[]; readonly previews: readonly DemoPreview[] };

const invoices: readonly InvoiceVariant[] = [
  'globalDiscount',
  'lineDiscount',
  'withoutDiscount',
  'credit',
  'export',
  'foreignCurrency',
  'freeLines',
];

const at = (body: JsonObject, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The service numbers what it is not told a number for: a demonstration then never collides with what was issued before. */
const unnumbered = (request: object): object => ({ ...request, number: undefined });

const result = ['ResponseAuthority', 'Envelope', 'Body', 'SendBillSyncResponse', 'SendBillSyncResult'] as const;

/** Issues one invoice of each variant through HTTP and SOAP, and asks for a preview. */
export const runDemo = async (box: Box, tracer?: Tracer): Promise<DemoResult> => {
  const { createGenerator } = await import('../../../datasets/generators/index.ts');
  const generator = createGenerator('demo');
  const documents: DemoDocument[] = [];
  for (const variant of invoices) {
    tracer?.begin(`invoice-${variant}`);
    const { status, body } = await box.post('/api/ubl2.1/invoice', unnumbered(generator.invoice({ variant })));
    documents.push({
      kind: 'invoice',
      variant,
      http: status,
      isValid: at(body, ...result, 'IsValid') === 'true',
      statusCode: text(at(body, ...result, 'StatusCode')),
      rechazo: strings(at(body, 'verdict', 'rejected')),
      notificacion: strings(at(body, 'verdict', 'notifications')),
      key: text(body.cufe),
    });
  }
  tracer?.begin('preview');
  const { status, body } = await box.post(
    '/api/ubl2.1/invoice/preeliminar-view',
    unnumbered(generator.invoice({ variant: 'withoutDiscount' })),
  );
  const pdf = Buffer.from(text(body.base64invoicepdf) ?? '', 'base64');
  return { documents, previews: [{ variant: 'withoutDiscount', http: status, pdfBytes: pdf.length }] };
};

export const allAccepted = ({ documents, previews }: DemoResult): boolean =>
  documents.every(({ http, isValid }) => http === 200 && isValid) &&
  previews.every(({ http, pdfBytes }) => http === 200 && pdfBytes > 0);

export const showDemo = ({ documents, previews }: DemoResult): void => {
  for (const { kind, variant, http, isValid, rechazo, notificacion, key } of documents) {
    const lines = [...rechazo, ...notificacion];
    const verdict = isValid ? green('accepted') : red(`rejected (HTTP ${http})`);
    print(
      `  ${kind.padEnd(8)} ${variant.padEnd(18)} ${verdict} ${lines.join(' ')}${dim(` ${key?.slice(0, 16) ?? ''}…`)}`,
    );
  }
  for (const { variant, http, pdfBytes } of previews) {
    print(
      `  preview  ${variant.padEnd(18)} ${http === 200 ? green('PDF') : red(`HTTP ${http}`)} ${dim(`${pdfBytes} bytes`)}`,
    );
  }
};

/** `ensayo demo`: exit code 0 only when every document is accepted. */
export const demo = async (given: unknown): Promise<void> => {
  const flags = given as Flags; // commander's options of this command
  const tracer = flags.trace === undefined ? undefined : createTracer(flags.trace);
  const box = await startBox({
    ...boxOptionsOf(flags),
    onStep: tracer?.onStep,
    onDefect: (error) => note(`defect: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
  });
  const readyMs = processAge();
  try {
    const outcome = await runDemo(box, tracer);
    if (flags.json === true) printJson({ readyMs, ...outcome });
    else {
      print(`${bold('Ensayo')} ready in ${readyMs} ms`);
      showDemo(outcome);
    }
    if (!allAccepted(outcome)) process.exitCode = exitCodes.failed;
  } finally {
    await box.close();
  }
};
