/** The words that the shell can offer for values of options and for arguments, from the lists that check them. */
import { listParts, defectiveCertificates } from '../../../simulator/registry/index.ts';
import { documentKinds, eventKinds } from '../../../simulator/document/kind.ts';
import { faultNames, verdictNames } from '../../../simulator/tenants/disturbances/index.ts';
import { certainties, profileNames } from '../../../simulator/judge/index.ts';
import { operations } from '../../../simulator/service/soap/contract.ts';
import { annotationFormats } from '../judge/annotation-formats.ts';
import { logLevels } from '../../common/log.ts';
import { compatibilities } from '../../issuer/company.ts';
import { kindNames } from '../../issuer/documents/document-model.ts';
import { listedRules } from '../../harness/catalogue-facts.ts';
import { everyCode } from '../../harness/codes.ts';
import { tagOf } from '../../harness/conform/parameters.ts';
import { generatedNames } from '../../harness/generated-documents/kinds.ts';
import { presets } from '../../harness/rehearsal/plan.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;

const plain = /^[\w.-]+$/;

const distinct = (words: Iterable<string>): readonly string[] =>
  [...new Set(words)].filter((word) => plain.test(word)).sort();

/** By names of letters alone, so that they can name a variable of every shell. Loaded on request: the catalogue takes its time. */
export const lists = () => {
  const rules = listedRules();
  return {
    code: distinct(everyCode()),
    kind: generatedNames,
    tag: kindNames.map((name) => tagOf(name).slice(1)),
    subject: [...documentKinds, ...eventKinds],
    document: distinct(rules.map(({ document }) => document)),
    group: distinct(rules.map(({ group }) => group.code)),
    need: distinct(rules.flatMap(({ needs }) => needs)),
    provenance: certainties,
    state: ['proved', 'unreachable', 'unshown'],
    letter: ['R', 'N'],
    profile: profileNames().filter((name) => /^[\p{L}\d-]+$/u.test(name)),
    language: ['en', 'es'],
    format: annotationFormats,
    level: logLevels,
    mode: compatibilities,
    service: ['simulator', 'issuer'],
    environment: ['1', '2'],
    platform: ['produccion', 'habilitacion'],
    set: ['all', ...presets().map(({ name }) => name)],
    part: ['companies', ...listParts],
    piece: ['envelope', 'answer', 'document'],
    fault: faultNames,
    point: ['request', 'answer'],
    verdict: verdictNames,
    operation: Object.keys(operations),
    certificate: ['good', ...defectiveCertificates.map(({ name }) => name)],
    shell: shells,
  } as const satisfies Readonly<Record<string, readonly string[]>>;
};

export type ListName = keyof ReturnType<typeof lists>;
