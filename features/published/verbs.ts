/** The actions behind the published wordings, in any language. Failures state the actual and the expected value, in the language of the run. */
import assert from 'node:assert/strict';
import { explanationsOf, lineName, verdictIn, type Explanation, type Verdict } from '../../src/harness/answers.ts';
import { explains, namesFields } from '../support/answers.ts';
import { linesWith } from '../../src/harness/codes.ts';
import { isInstant } from '../../src/harness/embed/option-kinds.ts';
import { kindFacts } from '../../src/harness/document-kinds.ts';
import { namedDocuments, prepare, type DocumentName } from '../support/named-documents.ts';
import { chosen } from '../support/spoken.ts';
import { cellValue, withField } from '../support/fields.ts';
import { expectCodeOf, expectKnownCode, expectKnownField } from './known-names.ts';
import { fieldChange } from '../../src/harness/violations/row.ts';
import { rowSteps } from '../../src/harness/violations/row-steps.ts';
import { StepError } from '../../src/harness/violations/step-error.ts';
import { brokenIn, change, forgetBroken } from '../support/broken.ts';
import type { EnsayoWorld } from '../support/world.ts';

// Codes as people list them: `FAU02, FAJ43b Notificación`

const kindWords: ReadonlySet<string> = new Set(['Rechazo', 'Notificación']);

/** Every kind that the catalogue gives the code; none for a code that it does not have. */
const kindsOf = (code: string): readonly string[] => linesWith(code).map(({ kind }) => kind);

/** A listed code, with the kinds that its line may have: the one that is written, or that of the catalogue. */
type Listed = { readonly code: string; readonly kinds: readonly string[] };

const listed = (text: string): readonly Listed[] => {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  return words.flatMap((word, index): readonly Listed[] => {
    // A kind belongs to the code before it.
    if (index > 0 && kindWords.has(word) && !kindWords.has(words[index - 1] ?? '')) return [];
    expectKnownCode(word);
    const next = words[index + 1] ?? '';
    return [{ code: word, kinds: kindWords.has(next) ? [next] : kindsOf(word) }];
  });
};

/** The verdict; without one, the reply itself is reported. */
export const answered = (world: EnsayoWorld): Verdict => {
  const row = brokenIn(world)?.verdict;
  if (row !== undefined) return row;
  const { status, body } = world.reply;
  const verdict = verdictIn(body);
  if (verdict !== undefined) return verdict;
  throw new assert.AssertionError({
    message: chosen({
      en: `There is no verdict. HTTP ${status}: ${JSON.stringify(body, null, 1)}`,
      es: `No hay resultado. HTTP ${status}: ${JSON.stringify(body, null, 1)}`,
    }),
  });
};

const told = ({ lines }: Verdict): string =>
  lines.join('\n') || chosen({ en: 'It was answered without lines.', es: 'La respuesta no tiene líneas.' });

/** A line's code alone, where the text of the line is one. */
const codeIn = (line: string): string => lineName(line).replace(/ (?:Rechazo|Notificación)$/, '');

const expectKindOf = (verdict: Verdict, { code, kinds }: Listed): void => {
  const line = verdict.lines.find((each) => codeIn(each) === code) ?? '';
  const kind = lineName(line).slice(code.length + 1);
  assert.ok(
    kinds.length === 0 || kinds.includes(kind),
    chosen({
      en: `${code} is a ${kind}; expected a ${kinds.join(' or ')}:\n${told(verdict)}`,
      es: `${code} es ${kind}; se esperaba ${kinds.join(' o ')}:\n${told(verdict)}`,
    }),
  );
};

const mostNext = 3;

/** Where to go on from codes that did not come, or were not expected. */
const nextStep = (missing: readonly string[], unexpected: readonly string[]): string =>
  [
    ...missing.map((code) =>
      chosen({
        en: `ensayo reproduce ${code} shows a request or a document that gets ${code}.`,
        es: `«ensayo reproduce ${code}» muestra una solicitud o un documento que recibe ${code}.`,
      }),
    ),
    ...unexpected.map((code) =>
      chosen({
        en: `ensayo explain ${code} says what ${code} requires.`,
        es: `«ensayo explain ${code}» indica qué exige ${code}.`,
      }),
    ),
  ]
    .slice(0, mostNext)
    .join('\n');

const without = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((each) => !others.includes(each));

const expectExactly = (verdict: Verdict, codes: readonly Listed[]): void => {
  const [wanted, given] = [codes.map(({ code }) => code).sort(), verdict.lines.map(codeIn).sort()];
  const next = nextStep(without(wanted, given), without(given, wanted));
  assert.deepEqual(given, wanted, `${told(verdict)}\n${next}`.trimEnd());
  for (const code of codes) expectKindOf(verdict, code);
};

/** Forgets the replies to earlier documents, so that no step takes one of them for the reply to this one. */
export const prepareUnsent = async (...[world, ...wanted]: Parameters<typeof prepare>): Promise<void> => {
  forgetBroken(world);
  await prepare(world, ...wanted);
  world.replies = [];
};

export const expectSomethingAccepted = ({ accepted }: EnsayoWorld, name: DocumentName): void => {
  assert.ok(
    kindFacts[namedDocuments[name].kind].corrects !== undefined,
    chosen({
      en: 'A document of this kind is about no other one.',
      es: 'Un documento de esta clase no se refiere a otro.',
    }),
  );
  assert.ok(
    accepted !== undefined,
    chosen({
      en: 'Nothing was accepted before that it could be about: begin with "an accepted …".',
      es: 'No hay un documento aceptado al que se refiera: comience con «una factura aceptada» o el que corresponda.',
    }),
  );
};

/** A cell of a table is JSON; anything else is text. */
const valueOf = (cell: string): unknown => {
  try {
    return cellValue(cell);
  } catch {
    return cell;
  }
};

/** Sets the clock of both services; from then on the scenario shares them with no other. */
export const standAt = (world: EnsayoWorld, instant: string): void => {
  if (!isInstant(instant))
    throw new StepError('unknown-word', {
      en: `"${instant}" is not an instant. Expected ISO 8601, for example "2026-11-20T10:00:00-05:00"; without a time, noon in Colombia.`,
      es: `«${instant}» no es un instante. Se esperaba ISO 8601, por ejemplo "2026-11-20T10:00:00-05:00"; sin hora, mediodía en Colombia.`,
    });
  if (world.accepted !== undefined || world.replies.length > 0 || brokenIn(world) !== undefined)
    throw new StepError('change-out-of-place', {
      en: 'The clock stands from the beginning: write this step before the first document.',
      es: 'El reloj se detiene desde el principio: escriba este paso antes del primer documento.',
    });
  world.wanted = { ...world.wanted, clock: instant };
};

export const expectNoRow = (world: EnsayoWorld): void => {
  if (brokenIn(world) === undefined) return;
  throw new StepError('change-out-of-place', {
    en: `A row is sent once: write "${rowSteps.repeat.en}".`,
    es: `Una fila se envía una vez: escriba «${rowSteps.repeat.es}».`,
  });
};

export const setField = (world: EnsayoWorld, path: string, value: unknown): void => {
  if (brokenIn(world) !== undefined) change(world, fieldChange(path, value, 'en'), 'en');
  expectKnownField(world.form, path, value);
  if (brokenIn(world) !== undefined) return;
  world.request = withField(world.request, path, value);
};

export const setFields = (world: EnsayoWorld, rows: readonly (readonly string[])[]): void => {
  for (const row of rows) {
    const [path = '', cell = ''] = row;
    assert.equal(
      row.length,
      2,
      chosen({
        en: 'The table needs two columns: the path of a field, and its value.',
        es: 'La tabla necesita dos columnas: la ruta de un campo y su valor.',
      }),
    );
    setField(world, path, valueOf(cell));
  }
};

const rejectingCodes = ({ lines }: Verdict): readonly string[] =>
  lines.filter((line) => lineName(line).endsWith(' Rechazo')).map(codeIn);

export const expectAccepted = (world: EnsayoWorld, codes?: string): void => {
  const verdict = answered(world);
  const contradictory = listed(codes ?? '').find(({ kinds }) => kinds.length > 0 && !kinds.includes('Notificación'));
  assert.ok(
    contradictory === undefined,
    chosen({
      en: `The step contradicts itself: ${contradictory?.code ?? ''} is a Rechazo, and no document with it is accepted.`,
      es: `El paso se contradice: ${contradictory?.code ?? ''} es un Rechazo, y con él no se acepta ningún documento.`,
    }),
  );
  assert.ok(
    verdict.isValid,
    chosen({
      en: `It was rejected:\n${told(verdict)}\n${nextStep([], rejectingCodes(verdict))}`,
      es: `Fue rechazado:\n${told(verdict)}\n${nextStep([], rejectingCodes(verdict))}`,
    }),
  );
  assert.equal(
    verdict.statusCode,
    '00',
    chosen({
      en: `It is valid, with the status ${verdict.statusCode}:\n${told(verdict)}`,
      es: `Es válido, con el código de estado ${verdict.statusCode}:\n${told(verdict)}`,
    }),
  );
  assert.deepEqual(
    rejectingCodes(verdict),
    [],
    chosen({ en: 'It is accepted, with lines that reject', es: 'Fue aceptado, con líneas de rechazo' }),
  );
  if (codes !== undefined) expectExactly(verdict, listed(codes));
};

export const expectRejected = (world: EnsayoWorld, codes?: string): void => {
  const verdict = answered(world);
  assert.ok(
    !verdict.isValid,
    chosen({ en: `It was accepted.\n${told(verdict)}`, es: `Fue aceptado.\n${told(verdict)}` }),
  );
  assert.notEqual(
    verdict.statusCode,
    '00',
    chosen({
      en: `It is not valid, with the status 00:\n${told(verdict)}`,
      es: `No es válido, con el código de estado 00:\n${told(verdict)}`,
    }),
  );
  if (codes !== undefined) expectExactly(verdict, listed(codes));
};

export const expectCodes = (world: EnsayoWorld, codes: string, present: boolean): void => {
  const verdict = answered(world);
  const wantedCodes = listed(codes);
  assert.ok(wantedCodes.length > 0, chosen({ en: 'The step names no code.', es: 'El paso no indica ningún código.' }));
  for (const wanted of wantedCodes) {
    if (!present) expectCodeOf(world.kind, wanted.code);
    const next = present ? nextStep([wanted.code], []) : nextStep([], [wanted.code]);
    assert.equal(
      verdict.lines.some((line) => codeIn(line) === wanted.code),
      present,
      chosen({
        en: `${wanted.code} ${present ? 'is not' : 'is'} among the codes:\n${told(verdict)}\n${next}`,
        es: `${wanted.code} ${present ? 'no está' : 'está'} entre los códigos:\n${told(verdict)}\n${next}`,
      }),
    );
    if (present) expectKindOf(verdict, wanted);
  }
};

const explanationsFor = ({ reply: { body } }: EnsayoWorld, code: string): readonly Explanation[] => {
  const found = explanationsOf(body).filter((one) => one.code === code);
  const given = JSON.stringify(body.explanations ?? [], null, 1);
  assert.ok(
    found.length > 0,
    chosen({ en: `${code} is not explained: ${given}`, es: `${code} no tiene explicación: ${given}` }),
  );
  return found;
};

export const expectExplainedField = (world: EnsayoWorld, code: string, field: string): void => {
  expectKnownCode(code);
  expectKnownField(world.form, field, undefined);
  if (!namesFields(world.reply.body)) {
    world.unchecked({ en: 'fields of explanations', es: 'los campos de las explicaciones' });
    return;
  }
  const fields = explanationsFor(world, code).map((one) => one.field ?? chosen({ en: 'no field', es: 'ningún campo' }));
  assert.ok(
    fields.includes(field),
    chosen({
      en: `${code} is explained by ${fields.join(', ')}, not by ${field}.`,
      es: `${code} se explica por ${fields.join(', ')}, no por ${field}.`,
    }),
  );
};

export const expectExplained = (world: EnsayoWorld, code: string): void => {
  expectKnownCode(code);
  if (!explains(world.reply.body)) {
    world.unchecked({ en: 'explanations', es: 'las explicaciones' });
    return;
  }
  const [one] = explanationsFor(world, code);
  assert.ok(
    one?.found && one.expected,
    chosen({
      en: `The explanation of ${code} lacks what was found or what was expected: ${JSON.stringify(one)}`,
      es: `A la explicación de ${code} le falta lo encontrado o lo esperado: ${JSON.stringify(one)}`,
    }),
  );
};

export const expectRefused = ({ reply: { status, body } }: EnsayoWorld, field: string): void => {
  assert.equal(status, 422, `HTTP ${status}: ${JSON.stringify(body, null, 1)}`);
  const fields = Object.keys(body.errors ?? {});
  const named = fields.join(', ') || chosen({ en: 'no field', es: 'ningún campo' });
  assert.ok(
    fields.includes(field),
    chosen({ en: `It is refused because of ${named}, not of ${field}.`, es: `Se negó por ${named}, no por ${field}.` }),
  );
};
