import { expect, it } from 'vitest';
import { transmissionOf } from '../certificates/chain.ts';
import type { ZooName } from '../certificates/zoo.ts';
import { certificates, now, owner } from '../checks/signature/testing/box.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { runRule } from '../engine/run.ts';
import { subjectFrom } from '../testing/catalogue.fixture.ts';
import { catalogue } from './index.ts';

/** The rules about the certificate of a message that it does not satisfy. */
const failedBy = async (specimen: ZooName): Promise<readonly string[]> => {
  const [leaf = Buffer.alloc(0)] = (await certificates.zoo(specimen, owner)).chain;
  const certificate = await transmissionOf(leaf, await certificates.trust(), now);
  const facts = { transmission: { certificate } } as unknown as Facts; // no more is read
  return catalogue()
    .entries('invoice')
    .filter(({ group }) => group.code === 'ZC')
    .filter((entry) => runRule(entry, subjectFrom(''), facts).status === 'failed')
    .map(({ code }) => code.code);
};

it.each<readonly [specimen: ZooName, codes: readonly string[]]>([
  ['expired', ['ZC01']],
  ['unreachableCrl', ['ZC02']],
  ['revoked', ['ZC03']],
  ['unknownAuthority', ['ZC04', 'ZC05']],
  ['forged', ['ZC04', 'ZC05']],
  ['weakKey', ['ZC05']],
  ['wrongKeyUsage', ['ZC06']],
  ['revokedSubordinate', ['ZC04', 'ZC05']],
])('a message signed with the certificate "%s" fails %j', async (specimen, codes) => {
  expect(await failedBy(specimen)).toEqual(codes);
});
