import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataFile } from '../../src/common/data-directory.ts';
import { eventKinds } from '../engine/document-kind.ts';
import { catalogue } from './index.ts';

type Listed = {
  readonly code: string;
  /** Null: of every event, or of those that its condition names. */
  readonly event: string | null;
  readonly kind: 'R' | 'N';
};

const listed = JSON.parse(readFileSync(dataFile('events.json'), 'utf8')) as readonly Listed[];

/** Why an entry has no rule about events (docs/events.md says it to readers). */
const omitted: Readonly<Record<string, string>> = {
  LGC10: 'Mandates are asked for by the operation itself: without one it ends with status 89.',
  LGC11: 'Mandates are asked for by the operation itself: without one it ends with status 89.',
  LGC15: 'A rule about credit notes.',
  LGC16: 'A rule about debit notes.',
  LGC20: 'The same condition as LGC01, which is the one that answers.',
  AAF08: 'Of the whole document, without which there is no event.',
  AAF09: 'Of the whole document, without which there is no event.',
  AAF10: 'Of the whole document, without which there is no event.',
  AAF11: 'Of the whole document, without which there is no event.',
  AAG08: 'Of the whole document, without which there is no event.',
  AAG09: 'Of the whole document, without which there is no event.',
  AAG10: 'Of the whole document, without which there is no event.',
  AAG11: 'Of the whole document, without which there is no event.',
};

const declared = ({ code, event }: Listed) =>
  catalogue()
    .findEvents(code)
    .filter(({ document }) => event === null || document === `event${event}`);

describe('the rules about events', () => {
  it('are those that are listed, but for what is left out on purpose', () => {
    const missing = new Set(listed.filter((entry) => declared(entry).length === 0).map(({ code }) => code));
    expect([...missing].sort()).toEqual(Object.keys(omitted).sort());
  });

  it('reject where it is listed so, and notify where it is', () => {
    const wrong = listed.filter((entry) => {
      const wanted = entry.kind === 'R' ? 'Rechazo' : 'Notificación';
      return declared(entry).some(({ code }) => code.kind !== wanted);
    });
    expect(wrong).toEqual([]);
  });

  it('are none that is not listed, signature and reception aside', () => {
    const known = new Set(listed.map(({ code }) => code));
    const own = eventKinds
      .flatMap((kind) => catalogue().entries(kind))
      .filter(({ group }) => group.code.startsWith('EVENT-') && group.code !== 'EVENT-LEDGER');
    expect(own.filter(({ code }) => !known.has(code.code)).map(({ code }) => code.code)).toEqual([]);
  });
});
