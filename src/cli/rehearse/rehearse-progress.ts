/** The progress of a rehearsal: bars that stay in place on a terminal, a line for each change in a pipe. */
import { bilingual, type Bilingual, type Part } from '../../common/text/bilingual.ts';
import type { TestSet } from '../../../simulator/registry/index.ts';
import { kindsOf } from '../../harness/rehearsal/plan.ts';
import type { Progress } from '../../harness/rehearsal/observe.ts';
import { bold, dim, green, red, yellow } from '../shared/output.ts';
import { fit, lineWidth, redraws, withoutColours, type Stream } from '../shared/terminal.ts';
import { incidentText, stateText, terminalText } from './rehearse-texts.ts';
import { familyName, subjectName } from '../../harness/document-kinds.ts';
import { chosen, spoken } from '../shared/spoken.ts';

export type ProgressView = (progress: Progress) => void;

type Out = Stream & { readonly write: (text: string) => unknown };

const barWidth = 20;

/** The share of the required documents that is accepted. */
const bar = (accepted: number, wanted: number): string => {
  const full = wanted === 0 ? barWidth : Math.min(barWidth, Math.floor((accepted * barWidth) / wanted));
  return `${green('█'.repeat(full))}${dim('░'.repeat(barWidth - full))}`;
};

/** In a column, as wide as the longest name. */
const nameOf = (kind: string | undefined): string =>
  (kind === undefined ? chosen({ en: 'document', es: 'documento' }) : subjectName(kind, spoken())).padEnd(
    spoken() === 'es' ? 35 : 22,
  );

type Count = { readonly kind: string; readonly wanted: number; readonly sent: number; readonly accepted: number };

const countsOf = (set: TestSet): readonly Count[] =>
  kindsOf(set).map((kind) => {
    const { sent = 0, accepted = 0 } = set.progress?.[kind] ?? {};
    return { kind, wanted: set.quotas[kind]?.minimumAccepted ?? 0, sent, accepted };
  });

const countText = ({ kind, wanted, sent, accepted }: Count): Bilingual => {
  const rejected = sent - accepted;
  return bilingual`  ${nameOf(kind)} ${bar(accepted, wanted)} ${{ en: `${String(accepted)} of ${String(wanted)} accepted`, es: `${String(accepted)} de ${String(wanted)} aceptados` }}${rejected > 0 ? red(bilingual`, ${String(rejected)} ${{ en: 'rejected', es: 'rechazados' }}`) : ''}`;
};

const incidentsText = ({ incidents }: Progress['seen']): readonly string[] => {
  const last = incidents.at(-1);
  if (last === undefined) return [];
  const count = String(incidents.length);
  const text = {
    en: `${count} did not count, the last ${incidentText(last).en}`,
    es:
      incidents.length === 1
        ? `Uno no contó: ${incidentText(last).es}`
        : `${count} no contaron, el último: ${incidentText(last).es}`,
  };
  return [yellow(terminalText(text))];
};

const blockOf = ({ sets, phase, seen }: Progress): readonly Part[] => [
  ...sets.flatMap((set) => [
    `${bold(familyName(set.family, spoken()))}: ${stateText(set.state)}`,
    ...countsOf(set).map(countText),
  ]),
  ...incidentsText(seen),
  ...(phase === 'producing'
    ? [
        dim({
          en: 'Enabled: the first documents in production were sent.',
          es: 'Habilitada: se enviaron los primeros documentos en producción.',
        }),
      ]
    : []),
];

/** Draws the same lines again; one that wrapped would be counted wrong. */
const onTerminal = (out: Out): ProgressView => {
  let drawn = 0;
  return (progress) => {
    const lines = blockOf(progress).map((line) => fit(chosen(line), lineWidth(out)));
    const back = drawn === 0 ? '' : `\u001b[${String(drawn)}A\u001b[0J`;
    out.write(`${back}${lines.map((line) => `${line}\n`).join('')}`);
    drawn = lines.length;
  };
};

const verdicts: Readonly<Record<string, Bilingual>> = {
  accepted: { en: 'accepted', es: 'aceptado' },
  rejected: { en: 'rejected', es: 'rechazado' },
};

const inPipe = (out: Out): ProgressView => {
  let documents = 0;
  let incidents = 0;
  const told = new Map<string, TestSet['state']>();
  return ({ sets, seen }) => {
    for (const { found } of seen.documents.slice(documents)) {
      const codes = found.failed.map(({ code }) => code).join(' ');
      const verdict = verdicts[found.verdict] ?? found.verdict;
      const line = bilingual`${nameOf(found.kind)} ${(found.number ?? '').padEnd(12)} ${verdict} ${codes}`;
      out.write(`${terminalText(line).trimEnd()}\n`);
    }
    for (const incident of seen.incidents.slice(incidents)) out.write(`${terminalText(incidentText(incident))}\n`);
    documents = seen.documents.length;
    incidents = seen.incidents.length;
    for (const { id, family, state } of sets) {
      if (state !== 'open' && told.get(id) !== state)
        out.write(
          `${chosen({ en: 'Test set of', es: 'Set de pruebas de' })} ${familyName(family, spoken())}: ${withoutColours(stateText(state))}\n`,
        );
      told.set(id, state);
    }
  };
};

export const progressView = (out: Out = process.stdout): ProgressView => (redraws(out) ? onTerminal(out) : inPipe(out));
