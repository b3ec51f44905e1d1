import type { Language } from '../../src/common/text/bilingual.ts';
import { nearest } from '../../src/common/nearest.ts';
import { linesWith } from '../../src/harness/codes.ts';
import { isOfField } from '../../src/harness/violations/requirements.ts';
import { runParameters } from '../../src/harness/conform/parameters.ts';
import { ifThere, noLines } from '../../src/harness/violations/row-steps.ts';
import { readRow } from '../../src/harness/violations/send-row.ts';
import { didYouMean, StepError } from '../../src/harness/violations/step-error.ts';
import { brokenOf, sendBrokenOnce, type Broken } from '../support/broken.ts';
import { expectTexts, expectVerdict } from '../support/verdicts.ts';
import type { EnsayoWorld } from '../support/world.ts';
import { expectCodeOf, expectKnownCode, expectKnownField } from './known-names.ts';
import { answered, expectExplained } from './verbs.ts';

export const expectRuleNames = (codes: readonly string[]): void => {
  for (const code of codes) expectKnownCode(code);
};

/** @throws StepError for a field that requests for the document do not have */
export const expectRowFields = (world: EnsayoWorld): void => {
  for (const { path } of brokenOf(world).given.needs.filter(isOfField)) expectKnownField(world.form, path, 'x');
  for (const field of readRow(brokenOf(world)).fields)
    expectKnownField(world.form, field.field, 'value' in field ? field.value : 'x');
};

const kinds = ['Rechazo', 'Notificación'];

const expectKind = (kind: string): void => {
  if (kinds.includes(kind)) return;
  const { en, es } = didYouMean(nearest(kind, kinds));
  throw new StepError('unknown-kind', {
    en: `A line is a ${kinds.join(' or a ')}, not "${kind}".${en}`,
    es: `Una línea es ${kinds.join(' o ')}, no «${kind}».${es}`,
  });
};

/** A code that a document has twice is written `DBD01/2`. */
const plainCode = (name: string): string => name.replace(/\/\d+$/, '');

/** The kind that the catalogue gives the code in documents of that kind. */
const usualKind = (code: string, { subject }: Broken): string | undefined =>
  linesWith(code).find((each) => each.subject === subject)?.kind;

/** With its kind, which may be left out. */
const lineOf = (text: string, context: Broken): string => {
  const [code = '', kind, ...rest] = text.split(' ');
  expectKnownCode(code);
  expectCodeOf(context.subject, code);
  if (kind === undefined) {
    const usual = usualKind(code, context);
    return usual === undefined ? code : `${code} ${usual}`;
  }
  expectKind([kind, ...rest].join(' '));
  return text;
};

/** A line of a row may have a condition: a place without which it cannot come along. */
const linesIn = (text: string, context: Broken, language: Language): readonly string[] =>
  text === noLines[language]
    ? []
    : text.split(language === 'en' ? /, (?:and )?| and / : /, (?:y )?| y /).flatMap((each) => {
        const [line = '', place] = each.split(ifThere[language]);
        const named = lineOf(line.trim(), context);
        return place === undefined || (context.has ?? always)(`/*/${place}`) ? [named] : [];
      });

const always = (): boolean => true;

type RowAnswer = {
  readonly status: string;
  readonly line?: { readonly code: string; readonly kind: string };
  readonly others?: string;
};

/** The whole answer. What is misspelt is said before anything is sent. */
export const expectRowAnswer = async (
  world: EnsayoWorld,
  { status, line, others = '' }: RowAnswer,
  language: Language,
): Promise<void> => {
  const context = brokenOf(world);
  const code = plainCode(line?.code ?? '');
  const own = line === undefined ? [] : [lineOf(`${code} ${line.kind}`, context)];
  if (line !== undefined) linesIn(others, context, language);
  await sendBrokenOnce(world);
  const listed = line === undefined ? [] : linesIn(others, context, language);
  expectVerdict(answered(world), { status, lines: [...own, ...listed] });
  if (runParameters(world.parameters as object).texts === true) expectTexts(answered(world), context.subject); // cucumber's: an object
  // The answer to an event has lines only.
  if (line !== undefined && world.replies.length > 0) expectExplained(world, code);
};
