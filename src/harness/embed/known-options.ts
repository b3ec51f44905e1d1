/** Callers in JavaScript have no compiler that finds a misspelt option, which would change nothing and say nothing. */
import { optionProblem } from '../../common/start-error.ts';
import { nearest } from '../../common/nearest.ts';
import type { BoxOptions, OfflineOptions } from './types.ts';

/** The name of every option: a type error where one is missing. */
type Names<Options> = Readonly<Record<keyof Options, true>>;

const judging = {
  clock: true,
  seed: true,
  profile: true,
  rules: true,
  environment: true,
  registry: true,
  trust: true,
  trustAny: true,
} as const;

const ofBox: Names<BoxOptions> = {
  ...judging,
  data: true,
  postgres: true,
  keepDocuments: true,
  keepDays: true,
  keepRecords: true,
  keyFile: true,
  host: true,
  allowHosts: true,
  ports: true,
  token: true,
  controlToken: true,
  onDefect: true,
};

const ofJudge: Names<OfflineOptions> = { ...judging, prior: true };

/** @throws StartProblem `unknown-option`, with the name that was probably meant */
const requireKnown = (options: object, known: object): void => {
  const names = Object.keys(known);
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const near = nearest(unknown, names);
  const list = names.join(', ');
  throw optionProblem(
    'unknown-option',
    `There is no option "${unknown}". ${near === undefined ? '' : `Did you mean ${near}? `}Options: ${list}.`,
    `No existe la opción "${unknown}". ${near === undefined ? '' : `¿Quiso decir ${near}? `}Opciones: ${list}.`,
  );
};

export const requireBoxOptions = (options: BoxOptions): void => {
  requireKnown(options, ofBox);
};

export const requireJudgeOptions = (options: OfflineOptions): void => {
  requireKnown(options, ofJudge);
};
