/** One rule on one invoice, without signature, schema or wire: what tests of single rules need. */
import type { XmlEdit } from '../document/edits/edit.ts';
import type { XmlRootSpec } from '../../src/common/xml/node.ts';
import { writeXml } from '../../src/common/xml/write.ts';
import { createCertificates } from '../registry/certificates/certificates.ts';
import { verifySignature } from '../checks/signature/verify.ts';
import { createEnv } from '../../src/common/env/env.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { gatherRegistryFacts } from '../judge/engine/gather.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import { readUnder } from '../judge/engine/catalogue.ts';
import { runRule } from '../judge/engine/run.ts';
import { createSubject, type Subject } from '../document/subject.ts';
import { readFacts } from '../document/intake/read-facts.ts';
import type { RegistryData } from '../registry/types.ts';
import { catalogue } from '../rules/index.ts';
import { registryWith } from '../registry/default-registry.ts';
import { inquiriesAbout, inquiriesOf } from '../registry/inquiries.ts';
import { indexed } from '../registry/registry-index.ts';
import { clockText, now, parsed } from './authority.fixture.ts';
import { invoiceSpec, type InvoiceChanges } from './invoice.fixture.ts';

const trust = await createCertificates(createEnv({ clock: clockText, seed: 'rules' })).trust();

export const subjectOf = (spec: XmlRootSpec): Subject => createSubject('invoice', parsed(writeXml(spec)));

export type Situation = InvoiceChanges & {
  /** Replaces parts of the default registry. */
  readonly registry?: Partial<RegistryData>;
  readonly facts?: Partial<Facts>;
};

/** Everything a rule may know about the document, by default from the default registry. */
export const factsOf = async (subject: Subject, { registry = {}, facts = {} }: Situation = {}): Promise<Facts> => {
  const data = indexed(registryWith(registry));
  const inquiries = { ...inquiriesOf(() => data), ...inquiriesAbout([]) };
  const { document } = subject;
  return {
    environment: { code: '2' },
    clock: { now },
    profile: { strict: false, literal: false },
    service: { state: 'running' },
    limits: { xmlBytes: 512_000 },
    transmission: { certificate: undefined },
    archive: { refusal: undefined, detail: { en: '', es: '' } },
    intake: readFacts('factura.xml', Buffer.from(document.text), document),
    schema: [],
    certificate: await verifySignature(document, { trust, now }),
    ...(await gatherRegistryFacts(subject, inquiries, '2')),
    ...facts,
  };
};

/** The result of one rule on the invoice. */
export const outcomeOf = async (code: string, situation: Situation = {}): Promise<RuleResult> => {
  const [entry] = catalogue()
    .find(code)
    .filter(({ document }) => document === 'invoice');
  if (entry === undefined) throw new Error(`There is no rule ${code}.`);
  const subject = subjectOf(invoiceSpec(situation));
  const facts = await factsOf(subject, situation);
  return runRule(readUnder(facts.profile, entry), subject, facts);
};

/** `passed`, `failed`, `notEvaluated` or `broken`. */
export const statusOf = async (code: string, situation: Situation = {}): Promise<RuleResult['status']> =>
  (await outcomeOf(code, situation)).status;

/** Sets a text before the codes are computed. */
export const set = (path: string, text: string): XmlEdit => ({ edit: 'set', path, text });
export const remove = (path: string): XmlEdit => ({ edit: 'remove', path });
