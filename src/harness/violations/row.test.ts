/** What the declarations change is said in words, and read back as the same. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { violationOf } from '../../../simulator/judge/engine/violation-of.ts';
import type { SubjectKind } from '../../../simulator/document/kind.ts';
import { situations, type Violation } from '../../../simulator/judge/index.ts';
import { packageFile } from '../../common/data-directory.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { kindNames } from '../../issuer/documents/document-model.ts';
import { sentKinds } from '../events/flow.ts';
import { changesIn, fieldsIn, inWordsOf, violationIn } from './row.ts';
import { StepError } from './step-error.ts';
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
        needs: [
          { path: '/*/cbc:ID' },
          { path: '/*/cac:TaxTotal[2]', not: true as const },
          { path: '/*/cbc:UUID/@schemeID', text: 'a; b is "c" = d' },
          { path: '/*/cbc:Note', text: '', not: true as const },
          { path: 'customer.dv' },
          { path: 'invoice_lines.0.code', text: 'a; b is "c" = d' },
        ],
        rules: ['FAZ01'],
        beyondSchema: true,
        profile: 'observed',
      }));
      expect(given.map((each) => readGiven(givenText(each, language), language))).toEqual(given);
    });
  },
);

/** In both languages. */
const textWith = (part: string) => ({
  en: expect.stringContaining(part) as string,
  es: expect.stringContaining(part) as string,
});

const one = (to: string, language: Language): Violation =>
  violationIn([{ sort: 'beforeCode', where: 'cbc:ID', to }], language);

describe('the words of a value', () => {
  it.each([
    ['absent', 'ausente'],
    ['empty', 'vacío'],
    ['twice', 'dos veces'],
    ['present twice', 'presente dos veces'],
    ['one cent more', 'un centavo más'],
    ['one cent less', 'un centavo menos'],
    ['12 cents more', '12 centavos más'],
    ['the day before', 'el día anterior'],
    ['the day after', 'el día siguiente'],
    ['3 days before', '3 días antes'],
    ['3 days after', '3 días después'],
  ])('%s is %s', (english, spanish) => {
    expect(one(spanish, 'es')).toEqual(one(english, 'en'));
    const [written] = changesIn(one(english, 'en'), 'es');
    expect(one(written?.to ?? '', 'es')).toEqual(one(english, 'en'));
    expect(() => one(spanish, 'en')).toThrow(StepError);
    const [field] = inWordsOf([{ sort: 'field', where: 'number', to: english }], 'en', 'es');
    expect(fieldsIn([field ?? expect.fail()], 'es')).toEqual(
      fieldsIn([{ sort: 'field', where: 'number', to: english }], 'en'),
    );
  });
});

describe('an amount in pesos', () => {
  it.each([
    ['3,00 pesos más', 'es', '300 centavos más'],
    ['3 pesos más', 'es', '300 centavos más'],
    ['1.200,5 pesos menos', 'es', '120050 centavos menos'],
    ['3.00 pesos more', 'en', '300 cents more'],
    ['1 peso less', 'en', '100 cents less'],
    ['0.01 pesos more', 'en', 'one cent more'],
  ] as const)('%s (%s) is near %s', (to, language, meant) => {
    expect(() => one(to, language)).toThrow(expect.objectContaining({ text: textWith(`${meant}?`) }));
  });
});

describe('a place in the signature, before it is signed', () => {
  const signature = 'ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature';
  const signingTime = `${signature}/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningTime`;
  const changed = (where: string) =>
    violationIn([{ sort: 'beforeSigning', where, to: '"2026-11-19T10:00:00-05:00"' }], 'en');

  it('may have the position that its extension has afterwards', () => {
    expect(changed(signingTime.replace('UBLExtension/', 'UBLExtension[2]/'))).toEqual(changed(signingTime));
    expect(changed(signingTime).signature?.signedProperties).toHaveLength(1);
  });

  it('is named in full where only its name is given', () => {
    expect(() => changed('xades:SigningTime')).toThrow(expect.objectContaining({ text: textWith(signingTime) }));
  });
});

describe('the guide', () => {
  it.each([
    ['docs/guides/rows.md', 'en'],
    ['docs/es/guides/rows.md', 'es'],
  ] as const)('%s lists every situation of the registry', (page, language) => {
    const text = readFileSync(packageFile(page), 'utf8');
    const said = Object.values(situations).map(({ says }) => `\`${says[language]}\``);
    expect(said.filter((each) => !text.includes(each))).toEqual([]);
  });
});

describe('a single event', () => {
  it.each(languages)('is read like several (%s)', (language) => {
    const of = (to: string) => violationIn([{ sort: 'events', where: '', to }], language);
    const [single, several] = { en: ['the event 030', 'the events 030'], es: ['el evento 030', 'los eventos 030'] }[
      language
    ] as [string, string]; // two of them
    expect(of(single)).toEqual(of(several));
  });
});

describe('what is given', () => {
  it.each([
    ['cbc:Note = "a; b"; cbc:ID is there', ['cbc:Note'], ['"a; b"']],
    ['the field a = {"b": "c; d"}; the field e = [1]', ['a', 'e'], ['{"b": "c; d"}', '[1]']],
    [
      'cbc:Note = <cbc:Note>a; b</cbc:Note> after cbc:ID; FAZ01 is on',
      ['cbc:Note'],
      ['<cbc:Note>a; b</cbc:Note> after cbc:ID'],
    ],
    ['b[2]/a = in b[1] after a; cbc:ID = "1"', ['b[2]/a', 'cbc:ID'], ['in b[1] after a', '"1"']],
    ['cbc:Note = the same and "; "; cbc:ID = "1"', ['cbc:Note', 'cbc:ID'], ['the same and "; "', '"1"']],
  ])('%s', (text, places, values) => {
    const { changes } = readGiven(text, 'en');
    expect(changes.map(({ where }) => where)).toEqual(places);
    expect(changes.map(({ to }) => to)).toEqual(values);
  });

  it.each([
    ['the number of an accepted document = no', 'unknown-word'],
    ['the time of sending = 5 days or so after its signing time', 'unknown-word'],
    ['the time of sending = 0 days after its signing time', 'unknown-word'],
    ['its day = 03 days later', 'unknown-word'],
    ['the events of its invoice = the events 030, 999', 'unknown-word'],
    ['the events of its invoice = the events ', 'unknown-word'],
    ['its curency = "USD"', 'unknown-word'],
    ['its currency = USD', 'unknown-word'],
    ['its ZIP = a PDF; its ZIP = no file', 'said-twice'],
    ['before signing: cbc:ID = absent', 'unknown-place'],
    ['cbc:ProfileID = DIAN', 'unknown-word'],
    ['not a path is there', 'unknown-place'],
    ['//cbc:ID = absent', 'unknown-place'],
    ['its day = 9999 days later', 'unknown-word'],
    ['a comment before its root = 99999999 bytes', 'unknown-word'],
    ['the time of sending = 3651 days after its signing time', 'unknown-word'],
    ['cbc:Note = <cbc:Note>a<!--b--></cbc:Note>', 'unknown-word'],
    ['cbc:Note = <cbc:Note xmlns="u">a</cbc:Note>', 'unknown-word'],
    ['cac:Party = <cac:Party>a<cbc:ID>b</cbc:ID></cac:Party>', 'unknown-word'],
    ['cbc:IssueDate = 100000 days after', 'unknown-word'],
    ['cbc:ID is there!', 'unknown-word'],
    ['cbc:ID is not 1', 'unknown-word'],
    ['cbc:ID is "1" or "2"', 'unknown-word'],
    ['not a path is not "1"', 'unknown-place'],
  ])('is refused: %s', (text, code) => {
    expect(() => violationIn(readGiven(text, 'en').changes, 'en')).toThrow(expect.objectContaining({ code }));
  });
});
