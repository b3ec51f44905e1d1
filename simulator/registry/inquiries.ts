/** Registry data, and documents that count as accepted, as the judge asks for them: in memory, without a store. */
import { typeClass } from '../document/kind.ts';
import { everyIssuer, rangesFor, type RangeUser } from './common-ranges.ts';
import { numberKey, plainKey, documentKey } from './document-keys.ts';
import { comparableName } from './names.ts';
import type { Inquiries } from './port.ts';
import type { Indexed } from './registry-index.ts';
import type { JudgedDocument, NumberingRange, RegisteredEvent } from './types.ts';

const pick = <T>(all: ReadonlyMap<string, T>, keys: readonly string[]): ReadonlyMap<string, T> => {
  const picked = new Map<string, T>();
  for (const key of keys) {
    const found = all.get(key);
    if (found !== undefined) picked.set(key, found);
  }
  return picked;
};

export const mandatesIn = ({ mandates }: Indexed, issuerNit: string): ReadonlySet<string> =>
  new Set((mandates.get(issuerNit) ?? []).map(({ certificateNit }) => certificateNit));

const usable = (
  { contributors }: Indexed,
  user: RangeUser,
  ranges: readonly NumberingRange[],
): readonly NumberingRange[] => rangesFor(user, { ranges, contributor: contributors.get(user.nit) });

/** About documents that were accepted before. */
type AboutDocuments = Pick<
  Inquiries,
  'acceptedDuplicate' | 'acceptedByKey' | 'acceptedPayroll' | 'notesAbout' | 'eventsOf'
>;

/** @param now the data, which may be replaced by others */
export const inquiriesOf = (now: () => Indexed): Omit<Inquiries, keyof AboutDocuments> => ({
  contributors: (nits) => Promise.resolve(pick(now().contributors, nits)),
  rut: ({ identifications, names }) =>
    Promise.resolve({
      available: now().data.rut.available,
      entries: pick(now().rut, identifications),
      named: pick(now().named, names.map(comparableName)),
    }),
  software: (ids) => Promise.resolve(pick(now().software, ids)),
  rangesOfResolution: (resolution, user) => Promise.resolve(usable(now(), user, now().ranges.get(resolution) ?? [])),
  rangesOfIssuer: (user) =>
    Promise.resolve(
      usable(
        now(),
        user,
        [user.nit, everyIssuer].flatMap((nit) => now().issuerRanges.get(nit) ?? []),
      ),
    ),
  mandatesOf: (issuerNit) => Promise.resolve(mandatesIn(now(), issuerNit)),
  contingencyPeriods: () => Promise.resolve(now().data.contingencyPeriods),
  uvt: () => Promise.resolve(now().data.uvt),
  closedKinds: () => Promise.resolve(now().data.closedKinds),
});

const add = <T>(groups: Map<string, T[]>, key: string, item: T): void => {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
};

/** No identification has it. */
const separator = '\u001F';

const under = (...parts: readonly string[]): string => parts.join(separator);

type Numbered = Pick<JudgedDocument, 'issuerNit' | 'type'>;

const underNumber = ({ issuerNit, type }: Numbered, number: string): string =>
  under(issuerNit, typeClass(type), number);

const eventOf = ({ event, issuerNit, receiverId, number, key, receivedAt }: JudgedDocument) =>
  event === undefined ? [] : [{ ...event, senderNit: issuerNit, receiverId, number, key, receivedAt }];

/** Documents that were accepted in that order; what has the number or the unique code of an earlier one is left out. */
export const inquiriesAbout = (documents: readonly JudgedDocument[]): AboutDocuments => {
  const byKey = new Map<string, JudgedDocument>();
  const byNumber = new Map<string, JudgedDocument[]>();
  const payrolls = new Map<string, JudgedDocument[]>();
  const notes = new Map<string, JudgedDocument[]>();
  const events = new Map<string, RegisteredEvent[]>();
  const told = new Set<string>();

  const duplicateOf: (of: Parameters<AboutDocuments['acceptedDuplicate']>[0]) => JudgedDocument | undefined = (of) => {
    const number = numberKey(of);
    const sameNumber = [number, plainKey(of)]
      .flatMap((each) => byNumber.get(underNumber(of, each)) ?? [])
      .find((each) => each.prefix === undefined || numberKey(each) === number);
    return sameNumber ?? byKey.get(documentKey(of.key));
  };

  for (const document of documents) {
    if (duplicateOf(document) !== undefined) continue;
    const { issuerNit, worker, month, corrects = [] } = document;
    byKey.set(documentKey(document.key), document);
    add(byNumber, underNumber(document, numberKey(document)), document);
    if (worker !== undefined && month !== undefined) add(payrolls, under(issuerNit, worker, month), document);
    for (const key of new Set(corrects.map(documentKey))) add(notes, key, document);
    for (const event of eventOf(document)) {
      const once = under(event.documentKey, event.code);
      if (told.has(once)) continue;
      told.add(once);
      add(events, event.documentKey, event);
    }
  }

  return {
    acceptedDuplicate: (of) => Promise.resolve(duplicateOf(of)),
    acceptedByKey: (keys) =>
      Promise.resolve(new Map([...pick(byKey, keys.map(documentKey)).values()].map((each) => [each.key, each]))),
    acceptedPayroll: ({ issuerNit, worker, month }) =>
      Promise.resolve(payrolls.get(under(issuerNit, worker, month)) ?? []),
    notesAbout: (key) => Promise.resolve(notes.get(documentKey(key)) ?? []),
    eventsOf: (keys) => Promise.resolve(pick(events, keys.map(documentKey))),
  };
};
