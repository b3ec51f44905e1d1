import { bilingual } from '../../common/text/bilingual.ts';
import { mkdirSync } from 'node:fs';
import type { KindName } from '../../issuer/documents/document-model.ts';
import { answerIn, at } from '../../harness/answers.ts';
import { takeTour, unnumbered } from '../../harness/tour.ts';
import { keyOf } from '../../harness/violations/reference.ts';
import { processAge } from '../../common/env/env.ts';
import { startBox, type Box, type JsonObject } from '../../harness/box.ts';
import { createTracer, type Tracer } from '../../harness/trace.ts';
import { writingTo } from '../../harness/user-files.ts';
import { logOf, type LogFlags } from '../shared/log.ts';
import { boxOptionsOf, type BoxFlags } from '../shared/box-options.ts';
import { bold, dim, exitCodes, green, print, printJson, red } from '../shared/output.ts';

type Flags = BoxFlags & LogFlags & { readonly trace?: string; readonly json?: boolean };

/** The outcome of one document of the demonstration. */
export type DemoDocument = {
  readonly kind: KindName;
  readonly variant: string;
  readonly http: number;
  readonly isValid: boolean;
  readonly statusCode: string | undefined;
  readonly rechazo: readonly string[];
  readonly notificacion: readonly string[];
  readonly key: string | undefined;
};

export type DemoPreview = { readonly variant: string; readonly http: number; readonly pdfBytes: number };

export type DemoResult = { readonly documents: readonly DemoDocument[]; readonly previews: readonly DemoPreview[] };

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

type Verdict = Pick<DemoDocument, 'isValid' | 'statusCode' | 'rechazo' | 'notificacion'>;

const verdictIn = (result: unknown, verdict: unknown): Verdict => ({
  isValid: at(result, 'IsValid') === 'true',
  statusCode: text(at(result, 'StatusCode')),
  rechazo: strings(at(verdict, 'rejected')),
  notificacion: strings(at(verdict, 'notifications')),
});

/** A document sent to a test set gets its verdict when it is polled for. */
const verdictOf = async (box: Box, body: JsonObject): Promise<Verdict> => {
  const result = answerIn(body);
  const zipKey = text(at(result, 'ZipKey'));
  if (zipKey === undefined) return verdictIn(result, body.verdict);
  const status = await box.post(`/api/ubl2.1/status/zip/${zipKey}`, {});
  const responses = at(answerIn(status.body), 'DianResponse');
  const first = Array.isArray(responses) ? at(responses, '0') : responses;
  return verdictIn(first, at(status.body, 'verdicts', '0'));
};

/** Issues one document of each kind and variant, and asks for a preview. */
export const runDemo = async (box: Box, tracer?: Tracer): Promise<DemoResult> => {
  const documents: DemoDocument[] = [];
  await takeTour(box, {
    seed: 'demo',
    begin: ({ kind, variant }) => tracer?.begin(`${kind}-${variant}`),
    visit: async ({ step: { kind, variant }, reply: { status, body } }) => {
      documents.push({ kind, variant, http: status, ...(await verdictOf(box, body)), key: keyOf(body) });
    },
  });
  tracer?.begin('preview');
  const { createGenerator } = await import('../../../datasets/generators/index.ts');
  const { status, body } = await box.post(
    '/api/ubl2.1/invoice/preeliminar-view',
    unnumbered(createGenerator('demo').invoice({ variant: 'withoutDiscount' })),
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
    const verdict = isValid
      ? green({ en: 'accepted', es: 'aceptado' })
      : red({ en: `rejected (HTTP ${http})`, es: `rechazado (HTTP ${http})` });
    print(
      `  ${kind.padEnd(22)} ${variant.padEnd(18)} ${verdict} ${lines.join(' ')}${dim(` ${key?.slice(0, 16) ?? ''}…`)}`,
    );
  }
  for (const { variant, http, pdfBytes } of previews) {
    print(
      bilingual`  ${{ en: 'preview'.padEnd(22), es: 'vista previa'.padEnd(22) }} ${variant.padEnd(18)} ${http === 200 ? green('PDF') : red(`HTTP ${http}`)} ${dim(`${pdfBytes} bytes`)}`,
    );
  }
};

type SafeTracer = Tracer & {
  /** @throws StartProblem if a step could not be written */
  readonly check: () => void;
};

/** A full disk must not look like a refused document: the first problem is kept for the end. */
const tracerInto = (folder: string): SafeTracer => {
  const tracer = createTracer(folder);
  let problem: (() => never) | undefined;
  writingTo(`--trace ${folder}`, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  return {
    ...tracer,
    onStep: (step, value) => {
      try {
        tracer.onStep(step, value);
      } catch (error) {
        problem ??= () => {
          throw error;
        };
      }
    },
    check: () => writingTo(`--trace ${folder}`, () => problem?.()),
  };
};

/** `ensayo demo`: exit code 0 only when every document is accepted. */
export const demo = async (flags: Flags): Promise<void> => {
  const tracer = flags.trace === undefined ? undefined : tracerInto(flags.trace);
  const box = await startBox({
    ...(await boxOptionsOf(flags)),
    onStep: tracer?.onStep,
    log: await logOf(flags),
  });
  const readyMs = processAge();
  try {
    const outcome = await runDemo(box, tracer);
    tracer?.check();
    if (flags.json === true) printJson({ readyMs, ...outcome });
    else {
      print({ en: `${bold('Ensayo')} ready in ${readyMs} ms`, es: `${bold('Ensayo')} listo en ${readyMs} ms` });
      showDemo(outcome);
    }
    if (!allAccepted(outcome)) process.exitCode = exitCodes.failed;
  } finally {
    await box.close();
  }
};
