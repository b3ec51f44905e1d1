/**
 * Documents with one to three faults (elements removed, moved, doubled, texts changed) or broken as a rule declares, the
 * changes that are proposed for them, and the verdict on the changed document when the issuing service signs it again.
 * Neither the faults nor the signature know of the proposals.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JudgementReport } from '../../../../simulator/judge/engine/judgement-report.ts';
import { violationOf } from '../../../../simulator/judge/engine/violation-of.ts';
import { withChanges, type ProposedChanges } from '../../../../simulator/judge/proposals/changes.ts';
import { recogniseKind } from '../../../../simulator/document/kind.ts';
import type { XmlEdit } from '../../../../simulator/document/edits/edit.ts';
import { editText } from '../../../../simulator/document/edits/edit-text.ts';
import type { FailedLine } from '../../../../simulator/registry/types.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';
import { createOfflineJudge } from '../../../../simulator/offline.ts';
import type { ApartJudge } from '../../../../simulator/service/reception/judge-apart.ts';
import { createEnv, seededRandom, type Random } from '../../../common/env/env.ts';
import { parseXml } from '../../../common/xml/parse.ts';
import { isLong, volume } from '../../../common/testing/volume.ts';
import { signatureIds, signDocument } from '../../../issuer/signing/xades.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { acceptedDocuments, lostIn, withFaults, type Accepted, type Said } from './faulty.fixture.ts';

const clock = '2026-03-16T15:00:00Z';
const seed = 'amended';
/** A second each: all thousand are tried in `.ci/long`. */
const wanted = isLong ? 1_000 : volume(20, 150);
/** In milliseconds: of a thousand documents on a busy machine. */
const longest = 3_600_000;

let accepted: readonly Accepted[];
let judges: readonly ApartJudge[];
let box: Box;

const bytesOf = (xml: string) => ({ name: 'documento.xml', bytes: Buffer.from(xml) });

beforeAll(async () => {
  box = await startBox({ seed, clock });
  accepted = await acceptedDocuments(box, seed);
  const offline = createOfflineJudge({ env: createEnv({ clock, seed }) });
  judges = await Promise.all(
    accepted.map((own) =>
      offline.knowing({
        prior: accepted.filter((other) => other !== own).map(({ xml }) => bytesOf(xml)),
        supplied: { registry: true, trust: true },
      }),
    ),
  );
});

afterAll(() => box.close());

const signedAgain = async (xml: string): Promise<string> => {
  const unsigned = xml.replace(/<ds:Signature .*<\/ds:Signature>/s, '').replace(/^<\?xml[^>]*\?>/, '');
  const credentials = await box.company.credentials();
  const ids = signatureIds(seededRandom(xml));
  const signed = signDocument(unsigned, { credentials, signingTime: Date.parse(clock), role: 'supplier', ids });
  if (!signed.ok) throw new Error(signed.message);
  return signed.xml;
};

/** As a rule about its kind declares; undefined where this document lacks the place. */
const brokenByRule = (random: Random, xml: string): string | undefined => {
  const parsed = parseXml(xml);
  const kind = parsed.ok ? recogniseKind(parsed.document.root) : undefined;
  const edits = catalogue()
    .entries(kind ?? expect.fail())
    .flatMap((entry) => {
      const { built = [], coded = [] } = violationOf(entry) ?? {};
      return built.length + coded.length === 0 ? [] : [[...built, ...coded]];
    });
  try {
    return editText(xml, edits[random.bytes(4).readUInt32BE() % edits.length] ?? []);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

const codesIn = ({ failed }: JudgementReport): readonly string[] => [...new Set(failed.map(({ code }) => code))];

type Tried = {
  readonly name: string;
  readonly codes: { readonly before: readonly string[]; readonly after: readonly string[] };
  readonly proposed: ProposedChanges;
  readonly verdict: string;
  readonly lost: readonly Said[];
};

/** An attribute that the schema refuses is named beside its element, or has the value that is named. */
const schemaPaths = ({ xpath, foundData }: FailedLine): readonly string[] =>
  foundData.kind === 'schema'
    ? foundData.faults.flatMap(({ subject }) => (subject === undefined ? [] : [`${xpath ?? ''}/@${subject}`]))
    : [];

/** Where rules failed, before and between the changes. */
const namedIn = async (judge: ApartJudge, faulty: string, { changes }: ProposedChanges): Promise<readonly string[]> => {
  const named: string[] = [];
  for (let made = 0; made <= changes.length; made += 1) {
    const edits = changes.slice(0, made).map(({ edit }) => edit);
    const { failed } = await judge.judge(bytesOf(await signedAgain(editText(faulty, edits))));
    named.push(...failed.flatMap(({ xpath }) => xpath ?? []), ...failed.flatMap(schemaPaths));
  }
  return named;
};

/** Undefined for faults that nobody minds. */
const tryOne = async (at: number): Promise<Tried | undefined> => {
  const { name, xml: clean } = accepted[at % accepted.length] ?? expect.fail();
  const judge = judges[at % accepted.length] ?? expect.fail();
  const random = seededRandom(`${seed} ${String(at)}`);
  const broken = at % 2 === 0 ? withFaults(random, clean) : brokenByRule(random, clean);
  if (broken === undefined) return undefined;
  const faulty = await signedAgain(broken);
  const report = await judge.judge(bytesOf(faulty));
  if (report.verdict !== 'rejected') return undefined;
  const proposed = (await judge.propose(bytesOf(faulty), report)) ?? expect.fail('nothing is proposed');
  const changed = withChanges(faulty, proposed);
  const now = await judge.judge(bytesOf(await signedAgain(changed)));
  const named = await namedIn(judge, faulty, proposed);
  const lost = lostIn({ clean, faulty, changed, named });
  const codes = { before: codesIn(report), after: codesIn(now) };
  return { name: `${String(at)} ${name}`, proposed, verdict: now.verdict, lost, codes };
};

const supplier = '/*/cac:AccountingSupplierParty/cac:Party';

/** Sources and places, without those of the unique code and what is written from it. */
const told = ({ changes }: ProposedChanges): readonly string[] =>
  changes
    .map(
      ({ source, edit, xpath }) =>
        `${source} ${(edit.edit === 'insert' ? edit.child.name : xpath).split('/').at(-1) ?? ''}`,
    )
    .filter((line) => !/UUID|CUNE|QR|@/.test(line));

describe('a document that changes once made another one', () => {
  it.each<
    readonly [what: string, kind: string, edits: readonly XmlEdit[], told: readonly string[], needed: readonly string[]]
  >([
    [
      'a customer before the supplier',
      'invoice',
      [{ edit: 'move', path: '/*/cac:AccountingCustomerParty', into: '/*', after: ['cbc:LineCountNumeric'] }],
      ['moved cac:AccountingCustomerParty'],
      [],
    ],
    [
      'a payment before the parties',
      'invoice',
      [{ edit: 'move', path: '/*/cac:PaymentMeans', into: '/*', after: ['cbc:LineCountNumeric'] }],
      ['moved cac:PaymentMeans'],
      [],
    ],
    [
      'nothing that says who the supplier is',
      'invoice',
      ['cac:PartyTaxScheme', 'cac:PartyLegalEntity'].flatMap((group) =>
        ['cbc:CompanyID', 'cbc:RegistrationName'].map((name) => ({
          edit: 'remove',
          path: `${supplier}/${group}/${name}`,
        })),
      ),
      [],
      ['/Invoice/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID'],
    ],
    [
      'no legal entity',
      'invoice',
      [{ edit: 'remove', path: `${supplier}/cac:PartyLegalEntity` }],
      [],
      ['/Invoice/cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity'],
    ],
    [
      'no price',
      'invoice',
      [{ edit: 'remove', path: '/*/cac:InvoiceLine[1]/cac:Price' }],
      ['computed cac:Price'],
      ['/Invoice/cac:InvoiceLine/cac:Price/cbc:BaseQuantity'],
    ],
    ['no earnings', 'payroll', [{ edit: 'remove', path: '/*/Devengados' }], [], ['/NominaIndividual/Devengados']],
    [
      'a wrong sum',
      'invoice',
      [{ edit: 'set', path: '/*/cac:LegalMonetaryTotal/cbc:PayableAmount', text: '1.00' }],
      ['computed cbc:PayableAmount'],
      [],
    ],
    [
      'a code outside its list',
      'invoice',
      [{ edit: 'set', path: `${supplier}/cac:PartyTaxScheme/cbc:TaxLevelCode`, text: 'O-99' }],
      [],
      ['/Invoice/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode'],
    ],
    [
      'an element that no schema knows',
      'invoice',
      [{ edit: 'insert', path: '/*', child: { name: 'cbc:Unknown', content: 'kept' }, after: ['cbc:IssueTime'] }],
      [],
      ['/Invoice/cbc:Unknown'],
    ],
  ])('stays what it is: %s', async (_what, kind, edits, wantedChanges, wantedNeeds) => {
    const at = accepted.findIndex(({ name }) => name.startsWith(`${kind} `));
    const judge = judges[at] ?? expect.fail();
    const ruined = await signedAgain(editText(accepted[at]?.xml ?? expect.fail(), edits));
    const proposed = await judge.propose(bytesOf(ruined), await judge.judge(bytesOf(ruined)));
    expect(proposed && told(proposed)).toEqual(wantedChanges);
    expect(proposed?.needed.map(({ xpath }) => xpath)).toEqual(
      wantedNeeds.length === 0 ? [] : expect.arrayContaining([...wantedNeeds]),
    );
  });
});

describe('the changes proposed for documents with faults', () => {
  const tried: Tried[] = [];

  beforeAll(async () => {
    for (let at = 0; tried.length < wanted; at += 1) {
      const one = await tryOne(at);
      if (one !== undefined) tried.push(one);
    }
  }, longest);

  it('keep all that was there and that no failed rule names, at its place', () => {
    expect(tried.filter(({ lost }) => lost.length > 0)).toEqual([]);
  });

  it('say what only the sender knows where the document is still rejected', () => {
    const silent = tried.filter(({ verdict, proposed }) => verdict === 'rejected' && proposed.needed.length === 0);
    expect(silent.map(({ name, proposed: { left } }) => [name, left])).toEqual([]);
  });

  it('promise no verdict that the document does not get', () => {
    const promised = tried.map(({ name, proposed: { verdict } }) => `${name} ${verdict}`);
    expect(tried.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual(promised);
  });

  it('leave no more codes than there were, but for those that the schema hid, and none that they are said to mend', () => {
    const wrong = tried.filter(
      ({ codes: { before, after }, proposed: { mended } }) =>
        (after.length > before.length && !before.includes('ZB01')) ||
        mended.some((code) => !before.includes(code) || after.includes(code)),
    );
    expect(wrong.map(({ name, codes, proposed: { mended } }) => ({ name, ...codes, mended }))).toEqual([]);
    expect(tried.some(({ proposed: { mended } }) => mended.length > 0)).toBe(true);
  });

  it('set no value twice', () => {
    const places = tried.map(({ proposed: { changes } }) =>
      changes.flatMap(({ edit }) => (edit.edit === 'set' ? [edit.path] : [])),
    );
    expect(places.map((paths) => new Set(paths).size)).toEqual(places.map(({ length }) => length));
  });

  it('follow from codes that are changed before them', () => {
    for (const { proposed } of tried) {
      const { changes } = proposed;
      const early = changes.filter(
        ({ followsFrom }, at) =>
          followsFrom !== undefined && !changes.slice(0, at).some(({ code }) => code === followsFrom),
      );
      expect(early).toEqual([]);
    }
  });
});
