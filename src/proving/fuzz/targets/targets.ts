/** Everything that is fuzzed. The shares of the targets add up to twenty. */
import type { FuzzServices } from '../services/services.ts';
import { archiveTarget } from './archives.ts';
import { controlTarget } from './control.ts';
import { documentTargets } from './documents.ts';
import { envelopeTarget } from './envelopes.ts';
import { registryTarget } from './registries.ts';
import { requestTarget } from './requests.ts';
import type { Target } from './target.ts';

export const targetNames = [
  'requests',
  'archives',
  'unsignedDocuments',
  'signedDocuments',
  'envelopes',
  'registries',
  'control',
] as const;

export const openTargets = async (services: FuzzServices): Promise<readonly Target[]> => [
  requestTarget(services),
  archiveTarget(services),
  ...(await documentTargets(services)),
  envelopeTarget(services),
  registryTarget(),
  controlTarget(services),
];
