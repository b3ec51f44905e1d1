/** The lines of rules in whatever people paste: lines, the JSON of the issuing service, an answer by SOAP or its XML. */
import { isObject } from '../../common/json/is-object.ts';
import { readJson } from '../../common/json/read-json.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { childElements, textOf, type XmlElement } from '../../common/xml/tree.ts';

/** A line, and what the answer itself says about its cause. */
export type AnswerLine = {
  readonly code: string;
  /** As the answer gives it; in an ApplicationResponse lines have none. */
  readonly kind?: string;
  readonly message: string;
  readonly field?: string;
  readonly xpath?: string;
  readonly found?: string;
  readonly expected?: string;
  /** Which value by date applied to the document. */
  readonly applied?: string;
  /** From which rule it is inferred, where nobody saw its code. */
  readonly inferred?: string;
};

// Up to the next line, in texts that have several.
const line = /Regla:\s*(\w{2,12}),\s*(Rechazo|Notificaci[oó]n):\s*(.*?)(?=[\r\n|]|\\n|["<]|Regla:|$)/g;
const nextLine = /\s*Regla:/y;

/** What separates a line from the next one is not part of its message. */
const messageOf = (message: string, text: string, end: number): string => {
  nextLine.lastIndex = end;
  const trimmed = message.trimEnd();
  return nextLine.test(text) && trimmed.endsWith(';') ? trimmed.slice(0, -1).trimEnd() : trimmed;
};

const linesInText = (text: string): readonly AnswerLine[] =>
  [...text.matchAll(line)].map(({ 0: whole, 1: code = '', 2: kind = '', 3: message = '', index }) => ({
    code,
    kind: kind.replace('cion', 'ción'),
    message: messageOf(message, text, index + whole.length),
  }));

// XML

const elementsNamed = (element: XmlElement, local: string): readonly XmlElement[] =>
  childElements(element).flatMap((each) => [...(each.local === local ? [each] : []), ...elementsNamed(each, local)]);

const childText = (element: XmlElement, local: string): string =>
  textOf(childElements(element).find((each) => each.local === local) ?? element).trim();

/** `0000`, 02 and 04 say how it ended; a code that begins with letters, or of two or three digits, is a rule's. */
const isRule = (code: string): boolean => /^(?:[A-Z]{1,6}\d\w*|\d{2,3})$/.test(code) && !code.startsWith('0');

const linesInXml = (element: XmlElement): readonly AnswerLine[] => {
  const own = elementsNamed(element, 'Response').flatMap((response): readonly AnswerLine[] => {
    const [code, message] = [childText(response, 'ResponseCode'), childText(response, 'Description')];
    if (message.includes('Regla:')) return linesInText(message);
    return isRule(code) ? [{ code, message }] : [];
  });
  const told = ['string', 'StatusMessage', 'ProcessedMessage', 'Text'].flatMap((name) =>
    elementsNamed(element, name).flatMap((each) => linesInText(textOf(each))),
  );
  const inside = elementsNamed(element, 'XmlBase64Bytes').flatMap((each) =>
    linesIn(Buffer.from(textOf(each), 'base64').toString('utf8')),
  );
  return [...told, ...own, ...inside];
};

// JSON

const textOr = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** An explanation of the issuing service, or a failure that `ensayo judge --json` reports. */
const explained = (value: Readonly<Record<string, unknown>>): readonly AnswerLine[] => {
  const { code, message, kind } = value;
  if (typeof code !== 'string' || !isRule(code)) return [];
  const details = (['field', 'xpath', 'found', 'expected', 'applied', 'inferred'] as const).flatMap((name) => {
    const text = textOr(value[name]);
    return text === undefined ? [] : [[name, text] as const];
  });
  const kinds = typeof kind === 'string' ? { kind } : {};
  return details.length === 0
    ? []
    : [{ code, message: textOr(message) ?? '', ...kinds, ...Object.fromEntries(details) }];
};

const linesInJson = (value: unknown): readonly AnswerLine[] => {
  if (typeof value === 'string') return value.startsWith('<') ? linesIn(value) : linesInText(value);
  if (Array.isArray(value)) return value.flatMap(linesInJson);
  if (!isObject(value)) return [];
  return [...explained(value), ...Object.values(value).flatMap(linesInJson)];
};

/** One for each rule and place, with everything that the answer says of it anywhere. */
const merged = (lines: readonly AnswerLine[]): readonly AnswerLine[] => {
  const known = new Map<string, AnswerLine>();
  const places = lines.filter(({ xpath, field }) => xpath !== undefined || field !== undefined);
  const placed = new Set(places.map(({ code }) => code));
  for (const each of [...places, ...lines.filter(({ code }) => !placed.has(code))]) {
    const name = `${each.code} ${each.xpath ?? each.field ?? each.message}`;
    known.set(name, { ...each, ...known.get(name) });
  }
  const told = new Map(lines.filter(({ kind }) => kind !== undefined).map((each) => [each.code, each]));
  const order = [...new Set(lines.map(({ code }) => code))];
  return [...known.values()]
    .map((each) => {
      const { kind, message } = told.get(each.code) ?? each;
      return { ...each, ...(kind === undefined ? {} : { kind }), message: each.message || message };
    })
    .sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
};

/** Every line in a text, in its order. */
const linesIn = (text: string): readonly AnswerLine[] => {
  const start = text.trimStart();
  if (/^[[{]/.test(start)) {
    const read = readJson(start);
    return read.ok ? linesInJson(read.value) : linesInText(text);
  }
  if (!start.startsWith('<')) return linesInText(text);
  const parsed = parseXml(Buffer.from(start));
  return parsed.ok ? linesInXml(parsed.document.root) : linesInText(text);
};

/** The lines of a pasted answer, one for each rule and place; none if it has no line of a rule. */
export const answerLines = (text: string): readonly AnswerLine[] => merged(linesIn(text));
