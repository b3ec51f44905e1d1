/**
 * The cost of a verdict, on an invoice of about 24 KB. The rules alone should take less than 1.5 ms; the other parts
 * show where the rest goes.
 */
import { bench, describe } from 'vitest';
import { parseXml } from '../../src/common/xml/parse.ts';
import { editionAt } from '../checks/in-force.ts';
import { verifySignature } from '../checks/signature/verify.ts';
import { requireProfile } from './engine/profile.ts';
import { gatherRegistryFacts } from './engine/gather.ts';
import { runStages } from './engine/run-stages.ts';
import { createSubject } from '../document/subject.ts';
import { readDocument } from '../document/intake/submission.ts';
import { judgeFile } from '../service/reception/judge-file.ts';
import { now, parsed, signedInvoice, testAuthority } from '../testing/authority.fixture.ts';

const authority = await testAuthority();
const xml = await signedInvoice(authority, { bagLines: 8 });
const bytes = Buffer.from(xml);
const { facts, judgement } = await judgeFile(authority, 'factura.xml', bytes);
if (!judgement.accepted) throw new Error(`Not accepted: ${judgement.failed.map(({ code }) => code).join(', ')}`);

const { catalogue, registry, schemas } = authority;
const profile = requireProfile('all');
const edition = editionAt('2026-11-20');
const trust = await authority.trust();
const document = parsed(xml);
const entries = catalogue.entries('invoice');

/** The rules are hundreds of small functions, which take a second to compile. */
const warm = { warmupTime: 1_000, time: 2_000 };

describe(`an accepted invoice of ${Math.round(bytes.length / 1024)} KB, ${entries.length} rules`, () => {
  bench(
    'the rules alone, every one on',
    () => {
      runStages({ entries, profile, edition, subject: createSubject('invoice', document), facts, readable: true });
    },
    warm,
  );
  bench('reading it', () => {
    readDocument('factura.xml', bytes);
  });
  bench('parsing it, of that', () => {
    parseXml(bytes);
  });
  bench('asking the registries', async () => {
    await gatherRegistryFacts(createSubject('invoice', document), registry, '2');
  });
  bench('the schema', async () => {
    await schemas.validate(bytes, 'Invoice');
  });
  bench('the signature', async () => {
    await verifySignature(document, { trust, now });
  });
  bench('the whole judge', async () => {
    await judgeFile(authority, 'factura.xml', bytes);
  });
});

/** The time per line must not grow with their number: 5,000 lines take at most about 500 times as long as 10. */
describe('the rules alone, by the number of lines', async () => {
  authority.settings.maxXmlBytes = Number.MAX_SAFE_INTEGER;
  for (const lines of [10, 100, 1000, 5000]) {
    const text = await signedInvoice(authority, { bagLines: lines - 1 });
    const large = parsed(text);
    const known = (await judgeFile(authority, 'factura.xml', Buffer.from(text))).facts;
    bench(
      `${lines} lines`,
      () => {
        runStages({
          entries,
          profile,
          edition,
          subject: createSubject('invoice', large),
          facts: known,
          readable: true,
        });
      },
      warm,
    );
  }
});
