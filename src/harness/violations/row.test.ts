/** What the declarations change is said in words, and read back as the same. */
import { describe, expect, it } from 'vitest';
import { violationOf } from '../../../simulator/judge/engine/violation-of.ts';
import type { SubjectKind } from '../../../simulator/document/kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { kindNames } from '../../issuer/documents/document-model.ts';
import { sentKinds } from '../events/flow.ts';
import { changesIn, violationIn } from './row.ts';
import { givenText, readGiven } from './row-given.ts';

const languages = ['en', 'es'] as const;
const kinds: readonly SubjectKind[] = [...kindNames, ...sentKinds];

describe.each(kinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
  'the violations of %s (%s)',
  (kind, language) => {
    const declared = catalogue()
      .entries(kind)
      .flatMap((entry) => {
        const violation = violationOf(entry);
        return violation === undefined ? [] : [{ code: entry.code.code, violation }];
      });

    it('are read from their words', () => {
      const read = declared.map(({ code, violation }) => ({
        code,
        violation: violationIn(changesIn(violation, language), language),
      }));
      expect(read).toEqual(declared);
    });

    it('can be given', () => {
      const given = declared.map(({ violation }) => ({
        changes: changesIn(violation, language).filter(({ sort }) => sort !== 'bytes'),
        needs: ['/*/cbc:ID'],
        rules: ['FAZ01'],
        beyondSchema: true,
      }));
      expect(given.map((each) => readGiven(givenText(each, language), language))).toEqual(given);
    });
  },
);
