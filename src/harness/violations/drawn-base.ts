/**
 * Complete, valid documents drawn from a seed, for rules to be broken in: a variant that has what the rule looks at, and
 * what no generated document has, grafted from the hand-made base (./base.ts).
 */
import { createGenerator } from '../../../datasets/generators/index.ts';
import { changedPlace, editSpec, type XmlEdit } from '../../../simulator/document/index.ts';
import type { Requirement, Violation } from '../../../simulator/judge/index.ts';
import { dataJson } from '../../common/data-directory.ts';
import { seededRandom } from '../../common/env/env.ts';
import { colombianDate } from '../../common/time.ts';
import { childSpecs, type XmlRootSpec, type XmlSpec } from '../../common/xml/node.ts';
import { findAt, withoutAttribute, withoutPositions } from '../../common/xml/path-steps.ts';
import { type DocumentForm, type DocumentModel, kindOf } from '../../issuer/documents/document-model.ts';
import { kinds } from '../../issuer/kinds.ts';
import type { DocumentKind } from '../../issuer/steps.ts';
import type { Box, JsonObject } from '../box.ts';
import { generatedKinds, numberField, plain } from '../generated-documents/kinds.ts';
import type { AcceptedReference } from './reference.ts';
import { has, meets, unmetIn } from './requirements.ts';

export type DrawnBase = {
  /** Without a number. */
  readonly request: JsonObject;
  /** What is grafted onto the XML that the service builds from the request. */
  readonly edits: readonly XmlEdit[];
  /** Whether the complete document has the element or attribute. */
  readonly has: (path: string) => boolean;
};

// Situations that cannot be drawn

type HandMade = { readonly reason: string; readonly entries: readonly string[] };

let handMade: ReadonlySet<string> | undefined;

/** Whether the rule is broken in the hand-made base: datasets/facts/hand-made-bases.json says why. */
export const isHandMade = (key: string): boolean => {
  if (handMade === undefined) {
    const { situations } = dataJson('hand-made-bases.json') as {
      readonly situations: readonly HandMade[];
    }; // our own file
    handMade = new Set(situations.flatMap(({ entries }) => entries));
  }
  return handMade.has(key);
};

// What a document has

/** What must be there for the edit to be made: an attribute can be set where it is absent. */
const placeOf = ({ edit, path }: XmlEdit): string => (edit === 'set' ? withoutAttribute(path) : path);

const isAtOrBelow = (path: string, place: string): boolean => {
  const [one, other] = [withoutPositions(path), withoutPositions(place)];
  return one === other || one.startsWith(`${other}/`);
};

// Drawing

export type DrawOptions = {
  readonly name: DocumentForm;
  readonly seed: string;
  /** What the document must be like for the rule to apply and be broken. */
  readonly needs: readonly Requirement[];
  /** The edits that complete the hand-made base: what can be grafted. */
  readonly grafts: readonly XmlEdit[];
  /** The document that it corrects, if it corrects one. */
  readonly about: AcceptedReference | undefined;
};

/** The places that the document must have for edits to be made. */
export const placesOf = (edits: readonly XmlEdit[]): readonly string[] =>
  edits.map(placeOf).filter((path) => path !== '/*');

/** Whether the edit brings an element that was not there. */
const brings = ({ edit }: XmlEdit): boolean => ['insert', 'duplicate', 'move'].includes(edit);

const extensions = '/*/ext:UBLExtensions/';

const corrected = { path: '/*/cac:BillingReference/cac:InvoiceDocumentReference' } as const;

/** What a document must have for the violation to be made: nothing that it brings itself, or that signing brings. */
export const neededBy = (violation: Violation): readonly Requirement[] => {
  const { built = [], signed = [] } = violation;
  const isOfCorrected = violation.corrected !== undefined || violation.events !== undefined;
  const edits = [...built, ...signed.filter(({ path }) => !path.startsWith(extensions))];
  const own = edits.filter((edit, index) => !isBroughtBy(edits.slice(0, index).filter(brings), placeOf(edit)));
  return [...(isOfCorrected ? [corrected] : []), ...placesOf(own).map((path) => ({ path }))];
};

/** Whether the edits bring what is at the path. */
export const isBroughtBy = (edits: readonly XmlEdit[], path: string): boolean =>
  edits.some((edit) => isAtOrBelow(path, changedPlace(edit)));

/** Those of sales that are unlike all others, or large: only where nothing else is as the rule needs it. */
const lastResorts: ReadonlySet<string> = new Set(['export', 'foreignCurrency', 'manyLines']);
/** Its numbers are of another range. */
const never = 'contingency';

type Turns = { readonly usual: readonly number[]; readonly last: readonly number[] };

const turnsFor = (name: DocumentForm, seed: string): Turns => {
  const { variants = ['only'] } = generatedKinds[name];
  const turns = [...variants.keys()].filter((turn) => variants[turn] !== never);
  const [first = 0] = seededRandom(seed).bytes(1);
  const turned = turns.map((_, index) => turns[(index + first) % turns.length] ?? 0);
  const isLast = (turn: number): boolean => lastResorts.has(variants[turn] ?? '');
  return { usual: turned.filter((turn) => !isLast(turn)), last: turned.filter(isLast) };
};

/** The document that the service builds from the request, before its codes. */
export const builtFrom = (request: JsonObject, { company, clock }: Box, name: DocumentForm): XmlRootSpec => {
  const kind = kinds[kindOf(name)] as unknown as DocumentKind<DocumentModel>; // builds from what it reads itself
  const read = kind.read({ ...request, [numberField(name)]: 1 }, { company, now: clock.now() });
  if (!read.ok) throw new Error(`A generated request is refused: ${JSON.stringify(read.errors)}`);
  return kind.build(read.model);
};

const lineName = /^cac:\w+Line$/;
const isLine = (path: string): boolean => lineName.test(path.replace('/*/', ''));
const lineCount = '/*/cbc:LineCountNumeric';

/** The hand-made bases have two lines to which a third is added, and grafts name them by their positions. */
const linesOf = (root: XmlRootSpec): number => childSpecs(root).filter(({ name }) => lineName.test(name)).length;

const isGroup = (name: string): boolean => name.startsWith('cac:');

/** Whether what the edit brings would precede values of its parent: in UBL, all values come before the groups. */
const isOutOfOrder = (document: XmlRootSpec, edit: XmlEdit): boolean => {
  if (edit.edit !== 'insert' || !isGroup(edit.child.name)) return false;
  const [parent] = findAt<XmlSpec>(document, edit.path, childSpecs).elements;
  const names = parent === undefined ? [] : childSpecs(parent).map(({ name }) => name);
  return names.some((name) => !isGroup(name)) && !names.some((name) => edit.after?.includes(name));
};

/** A need that names the first or second of several is not met by one more, nor by a line that lacks it. */
const helps = (document: XmlRootSpec, edit: XmlEdit, { path }: Requirement): boolean => {
  const place = changedPlace(edit);
  if (!isAtOrBelow(path, place)) return false;
  const above = path.split('/').slice(0, place.split('/').length).join('/');
  // What is drawn keeps its texts: others would depend on the one that is wanted.
  if (edit.edit !== 'insert') return !has(document, place);
  if (isLine(place) && !has(editSpec(document, [edit]), path)) return false;
  return !above.endsWith(']') || !has(document, above);
};

type Grafted = { readonly document: XmlRootSpec; readonly used: readonly XmlEdit[] };

const graft = (root: XmlRootSpec, grafts: readonly XmlEdit[], needs: readonly Requirement[]): Grafted => {
  const used: XmlEdit[] = [];
  let document = root;
  for (const edit of grafts) {
    const hasThirdLine = used.some((each) => isLine(changedPlace(each)));
    const isWanted =
      (edit.path === lineCount && hasThirdLine) ||
      needs.some((need) => need.not !== true && !meets(document, need) && helps(document, edit, need));
    if (!isWanted || !has(document, withoutAttribute(edit.path)) || isOutOfOrder(document, edit)) continue;
    document = editSpec(document, [edit]);
    used.push(edit);
  }
  return { document, used };
};

/** Whether what was grafted suits the lines that were drawn. */
const isSound = (root: XmlRootSpec, { used }: Grafted): boolean =>
  linesOf(root) === 2 || !used.some((edit) => /^\/\*\/cac:\w+Line\b/.test(changedPlace(edit)));

/** Each variant is drawn so often before it is given up: what few documents have, one of them will. */
const rounds = 60;

type Draws = {
  readonly name: DocumentForm;
  readonly seed: string;
  readonly about: AcceptedReference | undefined;
  /** Rounds of the usual variants alone that come first. */
  readonly usualFirst?: number;
};

const times = <T>(count: number, list: readonly T[]): readonly T[] => Array.from({ length: count }, () => list).flat();

/** Requests of one variant after the other, without numbers: the same for the same seed, day and document to correct. */
export function* drawnRequests(
  { clock }: Box,
  { name, seed, about, usualFirst = 0 }: Draws,
): Generator<JsonObject, void> {
  const generator = createGenerator(seed);
  const day = colombianDate(clock.now());
  const { usual, last } = turnsFor(name, seed);
  for (const turn of [...times(usualFirst, usual), ...times(rounds, [...usual, ...last])]) {
    const drawn = plain(generatedKinds[name].request(generator, { turn, day, about }));
    const { number: _, consecutive: __, ...request } = drawn;
    yield request;
  }
}

/** Grafts have texts of their own: where one matters, documents that need no graft come first. */
const roundsWithoutGrafts = (needs: readonly Requirement[]): number =>
  needs.some(({ text, not }) => text !== undefined || not === true) ? 3 : 0;

/**
 * The same for the same seed, day and options.
 * @throws StepError if no variant is, or can be made, as the rule needs it
 */
export const drawBase = (box: Box, options: DrawOptions): DrawnBase => {
  const { name, seed, needs, grafts } = options;
  const usualFirst = roundsWithoutGrafts(needs);
  let ungrafted = usualFirst * turnsFor(name, seed).usual.length;
  let last: XmlRootSpec | undefined;
  for (const request of drawnRequests(box, { ...options, usualFirst })) {
    ungrafted -= 1;
    const root = builtFrom(request, box, name);
    const grafted = graft(root, ungrafted >= 0 ? [] : grafts, needs);
    const { document, used } = grafted;
    last = document;
    if (isSound(root, grafted) && needs.every((need) => meets(document, need))) {
      return { request, edits: used, has: (path) => has(document, path) };
    }
  }
  const unmet = needs.find((need) => last === undefined || !meets(last, need));
  throw unmetIn(last, unmet ?? needs[0] ?? { path: '/*' });
};
