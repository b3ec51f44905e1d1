/** XML documents that were changed before they were signed, or afterwards. */
import { seededRandom } from '../../../common/env/env.ts';
import { signatureIds, signDocument } from '../../../issuer/signing/xades.ts';
import type { Credentials } from '../../../common/credentials.ts';
import { xmlMutator, type XmlMutator } from '../mutate/xml.ts';
import type { Random } from '../mutate/odd.ts';
import type { FuzzServices } from '../services/services.ts';
import { isAnotherDocument } from '../services/witness.ts';
import { falseAccept, pickSmall, serverError, type Outcome, type Target, type Trial } from './target.ts';

type Judged = { readonly verdict: string; readonly broken: readonly string[] };

export type Judge = (xml: Buffer) => Promise<Judged>;

const judgeOf =
  ({ box }: FuzzServices): Judge =>
  async (xml) => {
    const { judgement } = await box.authority.judgeFile('documento.xml', xml);
    const broken = judgement.telling.flatMap((result) =>
      result.status === 'broken' ? [`${result.code}: ${result.error}`] : [],
    );
    return { verdict: judgement.verdict, broken };
  };

/** The outcome of judging a document. @param signed the document as it was signed, if it was changed afterwards */
export const judgedOutcome = async (judge: Judge, xml: Buffer, signed?: string): Promise<Outcome> => {
  const { verdict, broken } = await judge(xml);
  if (broken.length > 0) return serverError('broken rule', broken.join('\n'));
  if (verdict === 'accepted' && signed !== undefined && isAnotherDocument(xml.toString('utf8'), signed))
    return falseAccept('Its canonical form changed after it was signed, and it was accepted.');
  return { label: verdict };
};

type Source = {
  readonly name: string;
  readonly signed: string;
  readonly before: XmlMutator;
  readonly after: XmlMutator;
};

const signer = (credentials: Credentials, signingTime: number) => {
  const ids = signatureIds(seededRandom('fuzz signatures'));
  /** A document that has lost the place of its signature stays unsigned. */
  return (xml: Buffer): Buffer => {
    const signed = signDocument(xml.toString('utf8'), { credentials, signingTime, role: 'supplier', ids });
    return signed.ok ? Buffer.from(signed.xml) : xml;
  };
};

export const documentTargets = async (services: FuzzServices): Promise<readonly Target[]> => {
  const { box, corpus } = services;
  const judge = judgeOf(services);
  const sign = signer(await box.company.credentials(), box.clock.now());
  const sources: readonly Source[] = corpus.documents
    .map(({ name, signed, unsigned }) => ({ name, signed, before: xmlMutator(unsigned), after: xmlMutator(signed) }))
    .toSorted((one, other) => one.signed.length - other.signed.length);
  const trialOf = (about: string, xml: Buffer, signed?: string): Trial => ({
    input: xml,
    extension: 'xml',
    about,
    run: () => judgedOutcome(judge, xml, signed),
  });
  const ordinary = sources.map(({ name, signed }) => trialOf(name, Buffer.from(signed), signed));
  const drawBefore = (random: Random): Trial => {
    const { name, before } = pickSmall(sources, random);
    return trialOf(`${name}, changed before it was signed`, sign(before(random)));
  };
  const drawAfter = (random: Random): Trial => {
    const { name, signed, after } = pickSmall(sources, random);
    return trialOf(`${name}, changed after it was signed`, after(random), signed);
  };
  return [
    { name: 'unsignedDocuments', share: 2, draw: drawBefore, ordinary },
    { name: 'signedDocuments', share: 1, draw: drawAfter, ordinary },
  ];
};
