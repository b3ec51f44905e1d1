/** Carries out the exchanges that outcomes of the catalogue declare, and reports how they ended. */
import { writeZip } from '../../issuer/zip-write.ts';
import type { Credentials } from '../../common/credentials.ts';
import { english } from '../../common/text/bilingual.ts';
import { type OutcomeEntry, requireProfile, type Violation } from '../../../simulator/judge/index.ts';
import { refusalIn, resultOf } from '../answers.ts';
import type { Box, JsonObject } from '../box.ts';
import { askAuthority, type Question } from './ask.ts';
import { keyOf } from './reference.ts';
import { sendComplete } from './run-violation.ts';
import { withAuthority } from './with-authority.ts';

type Exchange = OutcomeEntry['otherwise'];
type Asked = Extract<Exchange, { readonly asked: unknown }>['asked'];
type RangeParameter = keyof NonNullable<Extract<Exchange, { readonly operation: 'GetNumberingRange' }>['parameters']>;

export type Ended = {
  /** The member of the answer that shows the outcome: a status code, or its replacement if there is none. */
  readonly status: string;
  /** Text of the answer for people. */
  readonly description: string;
  /** Code under which the authority recorded an end before any verdict, if it did. */
  readonly noted: string | undefined;
};

/** Returns a number that no other document of the box has. */
export type Numbers = () => number;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const notedIn = (exchange: JsonObject): string | undefined => textOf(member(exchange.outcome, 'code')) || undefined;

/** Any rule: this one needs nothing but the document. */
const flaw: Violation = { built: [{ edit: 'set', path: '/*/cbc:UBLVersionID', text: 'UBL 2.0' }] };

const unknownKey = 'f'.repeat(96);

const keyOfSent = async (box: Box, number: number, violation: Violation): Promise<string> => {
  const reply = await sendComplete(box, { name: 'invoice', number }, violation);
  box.tamperWith(undefined);
  const key = keyOf(reply.body) ?? textOf(resultOf(reply.body).XmlDocumentKey);
  if (key === '') throw new Error(`No document was judged: ${refusalIn(reply)}`);
  return key;
};

/** Another document on file, the same as an accepted one except for these changes. */
const filed = async ({ authority: { registry } }: Box, key: string, changes: object): Promise<string> => {
  const document = await registry.documentByKey(key);
  if (document === undefined) throw new Error(`There is no document under the key ${key}.`);
  const other = `${key.slice(0, -4)}f11e`;
  await registry.record({ ...document, key: other, number: `${document.number}0`, ...changes });
  return other;
};

const keyFor = async (box: Box, asked: Asked, numbers: Numbers): Promise<string> => {
  if (asked === 'unknown') return unknownKey;
  const key = await keyOfSent(box, numbers(), asked === 'rejected' ? flaw : {});
  return typeof asked === 'string' ? key : filed(box, key, asked);
};

/** A valid certificate of a stranger. */
const strangerFor = ({ authority, company: { nit, checkDigit, name } }: Box): Promise<Credentials> =>
  authority.certificates.defective('wrongNit', { nit, checkDigit, name });

const rangeParameters = (
  { company: { nit, software } }: Box,
  given: Readonly<Partial<Record<RangeParameter, string>>> = {},
): Question['parameters'] =>
  Object.entries({ accountCode: nit, accountCodeT: nit, softwareCode: software.invoicing.id, ...given });

const statusMembers = {
  GetStatus: ['StatusCode', 'StatusDescription'],
  GetXmlByDocumentKey: ['Code', 'Message'],
  GetNumberingRange: ['OperationCode', 'OperationDescription'],
} as const;

type Asking = Extract<Exchange, { readonly operation: keyof typeof statusMembers }>;

const ask = async (box: Box, exchange: Asking, parameters: Question['parameters']): Promise<Ended> => {
  const { operation, by } = exchange;
  const credentials = by === undefined ? undefined : await strangerFor(box);
  const { result, exchange: kept } = await askAuthority(box, { operation, parameters, credentials });
  const [status, description] = statusMembers[operation];
  return { status: textOf(result[status]), description: textOf(result[description]), noted: notedIn(kept) };
};

const send = async (box: Box, violation: Violation, number: number): Promise<Ended> => {
  const { body } = await sendComplete(box, { name: 'invoice', number }, violation);
  const result = resultOf(body);
  return { status: textOf(result.StatusCode), description: textOf(result.StatusDescription), noted: undefined };
};

/** Accepted files are judged in their own time; refused ones are answered at once with an entry that says why. */
const sendCopies = async (box: Box, copies: number): Promise<Ended> => {
  const data = Buffer.from('<Recibo/>');
  const entries = Array.from({ length: copies }, (_, at) => ({ name: `${String(at)}.xml`, data }));
  const contentFile = writeZip(entries, box.clock.now()).toString('base64');
  const { result, exchange } = await askAuthority(box, {
    operation: 'SendBillAsync',
    parameters: [
      ['fileName', 'lote.zip'],
      ['contentFile', contentFile],
    ],
  });
  const entry = member(result.ErrorMessageList, 'XmlParamsResponseTrackId');
  return {
    status: textOf(member(exchange.outcome, 'statusCode')) || `ZipKey ${textOf(result.ZipKey)}`,
    description: textOf(member(entry, 'ProcessedMessage')),
    noted: notedIn(exchange),
  };
};

const carryOut = (box: Box, exchange: Exchange, prepared: { readonly key: string; readonly number: number }) => {
  switch (exchange.operation) {
    case 'SendBillSync':
      return send(box, exchange.violation ?? {}, prepared.number);
    case 'SendBillAsync':
      return sendCopies(box, exchange.copies);
    case 'GetNumberingRange':
      return ask(box, exchange, rangeParameters(box, exchange.parameters));
    case 'GetStatus':
    case 'GetXmlByDocumentKey':
      return ask(box, exchange, [['trackId', prepared.key]]);
  }
};

/** The exchange of an outcome by its description; throws for an unknown one. */
export const exchangeOf = ({ code, ends, otherwise }: OutcomeEntry, about: string): Exchange => {
  const found = [...ends, otherwise].find((each) => english(each.about) === about);
  if (found === undefined) throw new RangeError(`The outcome ${code.code} has no exchange "${about}".`);
  return found;
};

/** Carries out one exchange with the services; the document it refers to is sent before anything else is changed. */
export const runExchange = async (box: Box, exchange: Exchange, numbers: Numbers): Promise<Ended> => {
  const profile = requireProfile('default');
  const { registry, behaviour } = exchange;
  const key = 'asked' in exchange ? await keyFor(box, exchange.asked, numbers) : '';
  const own = 'violation' in exchange ? exchange.violation : undefined;
  const violation: Violation = {
    ...own,
    ...(registry === undefined ? {} : { registry: { says: exchange.about, change: registry } }),
  };
  return withAuthority(box, { profile, violation, ...(behaviour === undefined ? {} : { behaviour }) }, () =>
    carryOut(box, exchange, { key, number: numbers() }),
  );
};
