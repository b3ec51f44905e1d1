import { expect, it } from 'vitest';
import { transmissionOf } from '../registry/certificates/chain.ts';
import type { DefectiveName } from '../registry/certificates/defective.ts';
import { certificates, now, owner } from '../checks/signature/testing/box.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import { runRule } from '../judge/engine/run.ts';
import { subjectFrom } from '../testing/catalogue.fixture.ts';
import { catalogue } from './index.ts';

/** What the rules about the certificate of a message say of it. */
const resultsOn = async (specimen: DefectiveName): Promise<readonly RuleResult[]> => {
  const [leaf = Buffer.alloc(0)] = (await certificates.defective(specimen, owner)).chain;
  const certificate = await transmissionOf(leaf, await certificates.trust(), now);
  const facts = { transmission: { certificate } } as unknown as Facts; // no more is read
  return catalogue()
    .entries('invoice')
    .filter(({ group }) => group.code === 'ZC')
    .map((entry) => runRule(entry, subjectFrom(''), facts));
};

const failedBy = async (specimen: DefectiveName): Promise<readonly string[]> =>
  (await resultsOn(specimen)).filter(({ status }) => status === 'failed').map(({ code }) => code);

it.each<readonly [specimen: DefectiveName, codes: readonly string[]]>([
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

it('a certificate that has expired is named by its holder and the days of its validity', async () => {
  const [expired] = (await resultsOn('expired')).filter(({ code }) => code === 'ZC01');
  expect(expired).toMatchObject({
    failures: [
      { found: { en: expect.stringMatching(/^CN=.*, valid from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/) as string } },
    ],
  });
});
