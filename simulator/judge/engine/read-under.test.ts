import { describe, expect, it } from 'vitest';
import { english } from '../../../src/common/text/bilingual.ts';
import { createCatalogue, readUnder } from './catalogue.ts';
import * as is from '../../checks/vocabulary/is.ts';
import { group, inferred, rejects, rule, type Rule, type RuleCode, type RuleDeclaration } from './rule.ts';
import { same } from '../../../src/common/text/bilingual.ts';

const entryWith = ({
  options,
  ...declared
}: Pick<RuleDeclaration<never>, 'fix' | 'strictly'> & { options?: Partial<RuleCode> }) => {
  const declaration = rule({
    family: 'XX01',
    title: same('There is a note'),
    codes: { invoice: rejects('FXX01', options) },
    target: '/*/cbc:Note',
    message: 'Falta la nota',
    check: is.there(),
    source: inferred({ en: 'a test', es: 'una prueba' }),
    ...declared,
  });
  const [entry] = createCatalogue([
    group({ code: 'XX', title: same('Test'), stage: 'content' }, [declaration]),
  ]).entries('invoice');
  if (entry === undefined) throw new Error('The catalogue has no entry.');
  return entry;
};

const predicateOf = ({ check }: Pick<Rule, 'check'>): string | undefined =>
  typeof check === 'function' || check.predicate === undefined ? undefined : english(check.predicate);

const readAs = (literal: boolean, declared: Parameters<typeof entryWith>[0]) => {
  const { message, rule: read } = readUnder({ literal }, entryWith(declared));
  return { message, fix: read.fix.en, spanish: read.fix.es, predicate: predicateOf(read) };
};

const bilingual = { en: 'Send a note.', es: 'Envíe una nota.' };

describe('a rule with a literal reading of its own', () => {
  const strictly = {
    holds: same('The note is not empty.'),
    check: is.present(),
    message: 'La nota está vacía',
    fix: { en: 'Write something.', es: 'Escriba algo.' },
  };

  it('keeps its texts in other profiles', () => {
    expect(readAs(false, { fix: bilingual, strictly })).toEqual({
      message: 'Falta la nota',
      fix: 'Send a note.',
      spanish: 'Envíe una nota.',
      predicate: 'is there',
    });
  });

  it('has those of the reading in a literal one, in both languages', () => {
    expect(readAs(true, { fix: bilingual, strictly })).toEqual({
      message: 'La nota está vacía',
      fix: 'Write something.',
      spanish: 'Escriba algo.',
      predicate: 'is there and not empty',
    });
  });

  it('has none of it for a code that reads alike in every profile', () => {
    const declared = { fix: bilingual, strictly, options: { readsAlike: true } } as const;
    expect(readAs(true, declared)).toEqual(readAs(false, declared));
    expect(entryWith(declared).strictly).toBeUndefined();
  });

  it('keeps the texts that fit both readings', () => {
    const read = readAs(true, { fix: bilingual, strictly: { holds: same('The note is not empty.') } });
    expect(read).toEqual({
      message: 'Falta la nota',
      fix: 'Send a note.',
      spanish: 'Envíe una nota.',
      predicate: 'is there',
    });
  });
});
