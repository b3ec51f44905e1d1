/**
 * Notes about what a scenario posted to an issuing service, for runs that show the whole exchange. The authority's
 * journal is the best source; without it, the reply itself and our own catalogue tell why a document was rejected.
 */
import { isObject } from '../../common/json/is-object.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { positionAt, type Position } from '../../common/xml/tree.ts';
import { offsetOf } from '../../../simulator/console/index.ts';
import { answeringPath, explanationsOf, linesOf, resultOf, type Explanation } from '../answers.ts';
import type { JsonObject, Posted, Reply } from '../box-types.ts';
import { kindFacts } from '../document-kinds.ts';
import { identityIn } from '../target/elsewhere.ts';
import { adviceIn, cut, findingsOf, notesOf, type ExchangeNote, type Json } from './exchange-notes.ts';

type Said = NonNullable<Parameters<typeof offsetOf>[1]['foundData']>;

// Lines of a reply

const line = /^Regla: ([^,]+), (Rechazo|Notificación): ([^]*)$/;

/** By its code, and once: the second line of a code has the second explanation of it. */
const takingExplanations = (explanations: readonly Explanation[]) => {
  const left = [...explanations];
  return (code: string): Explanation | undefined => {
    const at = left.findIndex((each) => each.code === code);
    return at === -1 ? undefined : left.splice(at, 1)[0];
  };
};

/** What our own catalogue says about a code that nobody explained. */
const fromCatalogue = async (code: string, kind: string | undefined): Promise<Json> => {
  const { listedRules } = await import('../catalogue-facts.ts');
  const named = listedRules().filter((rule) => rule.code === code);
  const listed = named.find(({ document }) => document === kind) ?? named[0];
  const rule = listed?.entries[0]?.rule;
  if (listed === undefined || rule === undefined) return {};
  const { title, fix } = rule;
  const texts = { rule: title.en, fix: fix.en, spanish: { rule: title.es, fix: fix.es } };
  return { ...texts, ...(listed.target.startsWith('/') ? { xpath: listed.target } : {}) };
};

const findingIn = async (
  text: string,
  explanationOf: (code: string) => Explanation | undefined,
  kind?: string,
): Promise<Json> => {
  const [, code, lineKind, message] = line.exec(text) ?? [];
  if (code === undefined) return { code: 'line', message: text };
  return { code, kind: lineKind, message, ...(explanationOf(code) ?? (await fromCatalogue(code, kind))) };
};

/** The place that a path or a position names, where the document is well-formed. */
const placesIn = (xml: string | undefined) => {
  const parsed = xml === undefined ? undefined : parseXml(xml);
  return (finding: Json): Position | undefined => {
    if (parsed?.ok !== true) return undefined;
    const { xpath, line: at, column, foundData } = finding;
    const offset = offsetOf(parsed.document, {
      xpath: typeof xpath === 'string' ? xpath : undefined,
      line: typeof at === 'number' ? at : undefined,
      column: typeof column === 'number' ? column : undefined,
      ...(isObject(foundData) ? { foundData: foundData as Said } : {}), // as the journal has it
    });
    return offset === undefined ? undefined : positionAt(parsed.document.text, offset);
  };
};

// Replies

/** Fields with their messages, as the dialect refuses requests. */
const fieldProblems = ({ errors }: JsonObject, code: string): readonly Json[] =>
  Object.entries(isObject(errors) ? errors : {}).map(([field, messages]) => ({
    code,
    field,
    message: Array.isArray(messages) ? messages.join(' ') : String(messages),
  }));

const refusal = ({ status, body }: Reply): readonly Json[] => {
  const code = typeof body.code === 'string' ? body.code : `HTTP ${String(status)}`;
  const fields = fieldProblems(body, code);
  return fields.length > 0 ? fields : [{ code, message: typeof body.message === 'string' ? body.message : '' }];
};

const hasVerdict = ({ body }: Reply): boolean => {
  try {
    resultOf(body);
    return true;
  } catch {
    return false;
  }
};

/** By the path of the API, whose names of kinds every service of the dialect shares. */
const kindAt = (path: string): string | undefined =>
  Object.entries(kindFacts).find(([, facts]) => path.split('/').includes(facts.path))?.[0];

const verdictIn = ({ IsValid: isValid }: JsonObject): ExchangeNote['verdict'] => {
  if (isValid === undefined) return 'none';
  return isValid === 'true' || isValid === true ? 'accepted' : 'rejected';
};

type About = { readonly path: string; readonly xml: string | undefined };

const noteOfReply = async (reply: Reply, { path, xml }: About): Promise<ExchangeNote> => {
  const { status, body } = reply;
  const kind = kindAt(path);
  const ofKind = kind === undefined ? {} : { kind };
  if (!hasVerdict(reply)) {
    const verdict = status >= 400 && status < 500 ? 'refused' : 'none';
    return { operation: path, verdict, ...ofKind, ...findingsOf(refusal(reply), { xml: undefined, explanations: [] }) };
  }
  const { number } = identityIn(reply);
  const explanationOf = takingExplanations(explanationsOf(body));
  const lines = await Promise.all(linesOf(body).map((text) => findingIn(text, explanationOf, kind)));
  return {
    operation: /^\w+?(?=Response)/.exec(answeringPath(body))?.[0] ?? path,
    verdict: verdictIn(resultOf(body)),
    ...ofKind,
    ...(number === '' ? {} : { number: cut(number) }),
    ...findingsOf(lines, { xml, explanations: [], placeOf: placesIn(xml) }),
    ...adviceIn(body),
  };
};

const withoutReply = (path: string): ExchangeNote => ({
  operation: path,
  verdict: 'none',
  findings: [
    {
      code: 'no-reply',
      message: 'The issuing service did not answer.',
      spanish: { message: 'El servicio de emisión no respondió.' },
    },
  ],
});

// The request and the reply themselves

const longestText = 300;
const mostItems = 20;

/** Files in Base64 and endless lists say nothing to a reader. */
const shortened = (value: unknown): unknown => {
  if (typeof value === 'string') {
    return value.length <= longestText ? value : `${value.slice(0, 60)}… (${String(value.length)} characters)`;
  }
  if (Array.isArray(value)) {
    const items = value.slice(0, mostItems).map(shortened);
    return value.length > mostItems ? [...items, `… (${String(value.length)} items)`] : items;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]));
};

const wasJudged = ({ verdict }: ExchangeNote): boolean => verdict !== 'none';

/**
 * The notes of one request: those of its exchanges with the authority, where they are known, otherwise one made from
 * the reply. The last one contains the request and the reply.
 */
export const notesOfPosted = async (posted: Posted): Promise<readonly ExchangeNote[]> => {
  const { path, request, reply, exchanges, document } = posted;
  const seen: ExchangeNote[] = [];
  const explanations = reply === undefined ? [] : explanationsOf(reply.body);
  for (const exchange of exchanges) seen.push(...(await notesOf(exchange, explanations)));
  const judged = seen.filter(wasJudged);
  const notes =
    judged.length > 0 || reply === undefined
      ? judged
      : [
          await noteOfReply(reply, {
            path,
            xml: hasVerdict(reply) && linesOf(reply.body).length > 0 ? await document() : undefined,
          }),
        ];
  const last = notes.at(-1) ?? withoutReply(path);
  const posting = {
    path: cut(path),
    request: shortened(request),
    status: reply?.status ?? 0,
    reply: reply === undefined ? null : shortened(reply.body),
  };
  return [...notes.slice(0, -1), { ...last, posting }];
};
