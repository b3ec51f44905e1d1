/** What the console can do where both services run: the authority makes no documents itself. */
import type { DocumentKind } from '../../simulator/document/kind.ts';
import type { ConsolePorts } from '../../simulator/console/index.ts';
import { catalogue } from '../../simulator/rules/index.ts';
import { isStartProblem } from '../common/start-error.ts';
import type { OnStep } from '../issuer/steps.ts';
import type { Box } from './box-types.ts';
import { createIssuing } from './issuing-port.ts';
import { baseDocument, baseFor } from './violations/base.ts';

type Reproduce = NonNullable<ConsolePorts['reproduce']>;

const mostRemembered = 30;

const rebuilt: Reproduce = async (code, kind, clock) => {
  const entry = catalogue()
    .find(code)
    .find(({ document }) => document === kind);
  if (entry === undefined) throw new RangeError(`No ${kind} has a rule ${code}.`);
  const { reproduce } = await import('./reproduce/reproduce.ts');
  const { answer, changes, difference, request, validXml, brokenXml } = await reproduce(entry, {
    seed: 'console',
    clock,
  });
  const { lines, statusCode = `HTTP ${String(answer.http)}`, statusDescription } = answer;
  const { path } = baseDocument(baseFor(entry.document, entry.target?.path));
  return {
    lines: lines.length > 0 ? lines : [[statusCode, statusDescription].filter(Boolean).join(': ')],
    changes,
    difference,
    ...(request === undefined
      ? {}
      : { request: { path, body: request.body, fields: request.changes, also: request.also } }),
    ...(validXml === undefined ? {} : { validXml }),
    ...(brokenXml === undefined ? {} : { brokenXml }),
  };
};

const replayCase: NonNullable<ConsolePorts['replayCase']> = async (name, bytes) => {
  const [{ bundleInZip }, { replay }] = await Promise.all([
    import('./conform/read-bundle.ts'),
    import('./conform/replay.ts'),
  ]);
  try {
    const bundle = await bundleInZip(name, bytes);
    if (bundle === undefined) return undefined;
    const { scenario, clock } = bundle.context;
    return { name: scenario.name, clock, ...(await replay(bundle)) };
  } catch (error) {
    if (!isStartProblem(error)) throw error;
    return { problem: error.text };
  }
};

/** Remembers the last ones: their files are fetched after their page. */
const remembering = (reproduce: Reproduce): Reproduce => {
  const known = new Map<string, ReturnType<Reproduce>>();
  return (code: string, kind: DocumentKind, clock: string) => {
    const key = `${code}/${kind}`;
    const made = known.get(key) ?? reproduce(code, kind, clock);
    known.delete(key);
    known.set(key, made);
    const [oldest = ''] = known.keys();
    if (known.size > mostRemembered) known.delete(oldest);
    made.catch(() => known.delete(key));
    return made;
  };
};

/** Parts that need the running services: they are known once these run. */
export type LatePorts = {
  readonly ports: ConsolePorts;
  /** Watches what is issued, from the start. */
  readonly onStep: OnStep;
  readonly attach: (box: Box) => void;
};

const addressesOf = ({ issuer, authority }: Box): ReturnType<NonNullable<ConsolePorts['addresses']>> => [
  { name: { en: 'Issuing service', es: 'Servicio de emisión' }, value: `${issuer.url}/api/ubl2.1` },
  { name: { en: 'Its description', es: 'Su descripción' }, value: `${issuer.url}/docs` },
  { name: { en: 'Authority, SOAP', es: 'Autoridad, SOAP' }, value: authority.url },
  ...(authority.httpsUrl === undefined
    ? []
    : [{ name: { en: 'Authority, TLS', es: 'Autoridad, TLS' }, value: authority.httpsUrl }]),
  { name: { en: 'Control interface', es: 'Interfaz de control' }, value: authority.control.url },
];

export const consolePorts = (): LatePorts => {
  const { issuing, bodyOf, onStep, attach } = createIssuing();
  let box: Box | undefined;
  const exported: NonNullable<ConsolePorts['exportCase']> = async (exchange, language) => {
    const { exportCase } = await import('./conform/export-case.ts');
    const { path = '', body } = (await bodyOf(exchange)) ?? {};
    return box && exportCase({ box, exchange, path, request: body, language });
  };
  return {
    ports: {
      addresses: () => (box === undefined ? [] : addressesOf(box)),
      reproduce: remembering(rebuilt),
      issuing,
      exportCase: exported,
      replayCase,
    },
    onStep,
    attach: (running) => {
      box = running;
      attach(running);
    },
  };
};
