/** The words that the shell can offer for values of options and for arguments, from the lists that check them. */
import { zooNames } from '../../../simulator/registry/certificates/zoo.ts';
import { documentKinds, eventKinds } from '../../../simulator/document/kind.ts';
import { faultNames } from '../../../simulator/tenants/disturbances/fault-kinds.ts';
import { verdictNames } from '../../../simulator/tenants/disturbances/forced-verdicts.ts';
import { profileNames } from '../../../simulator/judge/engine/profile.ts';
import { listParts } from '../../../simulator/registry/file/rows.ts';
import { operations } from '../../../simulator/service/soap/contract.ts';
import { logLevels } from '../../common/log.ts';
import { compatibilities } from '../../issuer/company.ts';
import { kindNames } from '../../issuer/documents/document-model.ts';
import { everyCode, listedRules } from '../../harness/catalogue-facts.ts';
import { tagOf } from '../../harness/conform/parameters.ts';
import { generatedNames } from '../../harness/generated-documents/kinds.ts';
import { presets } from '../../harness/rehearsal/plan.ts';

/** Words by the name of their list: letters and digits, so that it can name a variable of every shell. */
export type Lists = ReadonlyMap<string, readonly string[]>;

export const shells = ['bash', 'zsh', 'fish'] as const;

const plain = /^[\w.-]+$/;

const distinct = (words: Iterable<string>): readonly string[] =>
  [...new Set(words)].filter((word) => plain.test(word)).sort();

/** Loaded on request: the catalogue takes its time. */
export const lists = (): Lists => {
  const rules = listedRules();
  return new Map<string, readonly string[]>([
    ['code', distinct(everyCode())],
    ['kind', generatedNames],
    ['tag', kindNames.map((name) => tagOf(name).slice(1))],
    ['subject', [...documentKinds, ...eventKinds]],
    ['document', distinct(rules.map(({ document }) => document))],
    ['group', distinct(rules.map(({ group }) => group.code))],
    ['need', distinct(rules.flatMap(({ needs }) => needs))],
    ['provenance', ['annex', 'specification', 'observed', 'inferred']],
    ['state', ['proved', 'unreachable']],
    ['letter', ['R', 'N']],
    ['profile', profileNames().filter((name) => /^[\p{L}\d-]+$/u.test(name))],
    ['language', ['en', 'es']],
    ['level', logLevels],
    ['mode', compatibilities],
    ['service', ['simulator', 'issuer']],
    ['environment', ['1', '2']],
    ['platform', ['produccion', 'habilitacion']],
    ['set', ['all', ...presets().map(({ name }) => name)]],
    ['part', ['companies', ...listParts]],
    ['piece', ['envelope', 'answer', 'document']],
    ['fault', faultNames],
    ['point', ['request', 'answer']],
    ['verdict', verdictNames],
    ['operation', Object.keys(operations)],
    ['certificate', ['good', ...zooNames]],
    ['shell', shells],
  ]);
};

/** By command and option, otherwise by option alone. */
const byOption: Readonly<Record<string, string>> = {
  '--profile': 'profile',
  '--lang': 'language',
  '--log-level': 'level',
  '--compatibility': 'mode',
  '--only': 'service',
  '--set': 'set',
  '--operation': 'operation',
  '--code': 'code',
  'conform --kind': 'tag',
  'load --kind': 'kind',
  'rules --kind': 'letter',
  'rules --group': 'group',
  'rules --document': 'document',
  'rules --need': 'need',
  'rules --provenance': 'provenance',
  'rules --state': 'state',
  'reproduce --document': 'document',
  'generate --invalid': 'code',
  'fault add --kind': 'subject',
  'fault add --at': 'point',
  'verdict add --kind': 'subject',
  'journal export --part': 'piece',
};

const byArgument: Readonly<Record<string, string>> = {
  code: 'code',
  kind: 'kind',
  part: 'part',
  fault: 'fault',
  verdict: 'verdict',
  shell: 'shell',
  'explain what': 'code',
  'certs name': 'certificate',
};

type Value = { readonly path: readonly string[]; readonly name: string; readonly placeholder: string };

/** The list for the value of an option; `file` where it names one; undefined where nobody knows the words. */
export const listOfOption = ({ path, name, placeholder }: Value): string | undefined => {
  // The environment has a code where services start, and a name where they run.
  if (name === '--environment') return placeholder === 'code' ? 'environment' : 'platform';
  return (
    byOption[[...path, name].join(' ')] ??
    byOption[name] ??
    (placeholder === 'file' || placeholder === 'dir' ? 'file' : undefined)
  );
};

export const listOfArgument = (path: readonly string[], argument: string): string | undefined =>
  byArgument[[...path, argument].join(' ')] ?? byArgument[argument];
