/** A box with a stopped clock, its two services without HTTP, and the valid inputs. */
import { startBox, type Box } from '../../../harness/box.ts';
import { createRecorder } from '../../../harness/reproduce/recorder.ts';
import { envelopeWriter, inProcessAuthority, type InProcessAuthority, type WrittenEnvelopes } from './authority.ts';
import { readCorpus, type Corpus } from './corpus.ts';
import { collectDefects, type Defects } from './defects.ts';
import { inProcessIssuer, type InProcessIssuer } from './issuer.ts';

export type FuzzServices = {
  readonly box: Box;
  readonly corpus: Corpus;
  readonly defects: Defects;
  readonly envelopes: WrittenEnvelopes;
  readonly authority: InProcessAuthority;
  /** Another one after {@link renew}. */
  readonly issuer: () => InProcessIssuer;
  /** Forgets what runs have left behind, in both services without HTTP. */
  readonly renew: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export const token = 'fuzz';

export const openServices = async (): Promise<FuzzServices> => {
  const defects = collectDefects();
  const recorder = createRecorder();
  const box = await startBox({
    clock: '2026-11-20T10:00:00-05:00',
    seed: 'fuzz',
    token,
    controlToken: token,
    onStep: recorder.onStep,
    log: defects.log,
  });
  const corpus = await readCorpus(box, recorder);
  const envelopes = envelopeWriter(box, await box.company.credentials());
  const authority = await inProcessAuthority(box);
  const around = { box, envelopes, exchange: authority.exchange };
  let issuer = await inProcessIssuer(around);
  return {
    box,
    corpus,
    defects,
    envelopes,
    authority,
    issuer: () => issuer,
    renew: async () => {
      await issuer.close();
      await authority.restore();
      issuer = await inProcessIssuer(around);
    },
    close: async () => {
      await issuer.close();
      await box.close();
    },
  };
};
