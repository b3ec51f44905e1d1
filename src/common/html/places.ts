/**
 * Where the placeholders of a template are: between tags, between attributes, or in the quotes of one. Determined from
 * the fixed text alone, once for each template; a placeholder anywhere else is a mistake in the template, whatever
 * fills it.
 */
export type Place =
  | { readonly in: 'text' }
  | { readonly in: 'tag' }
  /**
   * `first` of the placeholders in this value; `before`: the fixed text between it and the quote, or the previous
   * placeholder.
   */
  | { readonly in: 'value'; readonly attribute: string; readonly first: boolean; readonly before: string };

type Value = {
  readonly at: 'value';
  readonly element: string;
  readonly quote: string;
  readonly place: Place & { readonly in: 'value' };
};

type State =
  | { readonly at: 'text' }
  /** `named`: directly after the name of an attribute, which a placeholder would continue. */
  | { readonly at: 'tag'; readonly element: string; readonly named?: boolean }
  | Value
  | { readonly at: 'nowhere'; readonly why: string };

type Step = readonly [next: State, end: number];

const nowhere = (why: string): State => ({ at: 'nowhere', why });

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const rawElements: readonly string[] = ['script', 'style'];

/** After a tag that opens a script or a style there is no place for a placeholder until it ends. */
const behindTag = (text: string, at: number, element: string): Step => {
  if (!rawElements.includes(element)) return [{ at: 'text' }, at];
  const end = text.toLowerCase().indexOf(`</${element}`, at);
  return end === -1 ? [nowhere(`in a ${element}: use inlineElement`), text.length] : [{ at: 'text' }, end];
};

const inText = (text: string, from: number): Step => {
  const at = text.indexOf('<', from);
  if (at === -1) return [{ at: 'text' }, text.length];
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at);
    return end === -1 ? [nowhere('in a comment'), text.length] : [{ at: 'text' }, end + 3];
  }
  const [tag, element = ''] = matchAt(/<([/!]?[a-z][^\s/>]*)/iy, text, at) ?? [];
  const end = at + (tag?.length ?? 0);
  if (tag === undefined || end === text.length) return [nowhere('in the name of an element'), text.length];
  return [{ at: 'tag', element: element.toLowerCase() }, end];
};

const inTag = (text: string, from: number, element: string): Step => {
  const at = from + (matchAt(/[\s/]*/y, text, from)?.[0].length ?? 0);
  if (at === text.length) return [{ at: 'tag', element }, at];
  if (text.charAt(at) === '>') return behindTag(text, at + 1, element);
  const [attribute, name = '', equals] = matchAt(/([^\s"'<>/=]+)(=?)/y, text, at) ?? [];
  if (attribute === undefined) return [nowhere(`behind "${text.slice(at, at + 10)}" in a tag`), text.length];
  const end = at + attribute.length;
  if (equals === '') return [{ at: 'tag', element, named: true }, end];
  const quote = text.charAt(end);
  if (quote === '"' || quote === "'") {
    const place = { in: 'value', attribute: name.toLowerCase(), first: true, before: '' } as const;
    return [{ at: 'value', element, quote, place }, end + 1];
  }
  return [nowhere(`in the value of ${name}, which has no quotes`), text.length];
};

const inValue = (text: string, from: number, value: Value): Step => {
  const end = text.indexOf(value.quote, from);
  if (end !== -1) return [{ at: 'tag', element: value.element }, end + 1];
  return [{ ...value, place: { ...value.place, before: text.slice(from) } }, text.length];
};

const step = (state: State, text: string, at: number): Step => {
  switch (state.at) {
    case 'text':
      return inText(text, at);
    case 'tag':
      return inTag(text, at, state.element);
    case 'value':
      return inValue(text, at, state);
    case 'nowhere':
      return [state, text.length];
  }
};

const behind = (state: State, text: string): State => {
  let [current, at]: Step = step(state, text, 0);
  while (at < text.length) [current, at] = step(current, text, at);
  return current;
};

const placeOf = (state: State): Place => {
  if (state.at === 'nowhere') throw new TypeError(`A hole of a template stands ${state.why}.`);
  if (state.at === 'tag' && state.named === true) {
    throw new TypeError('A hole of a template stands in the name of an attribute.');
  }
  return state.at === 'value' ? state.place : { in: state.at };
};

/**
 * @throws TypeError for a placeholder in a forbidden place, and for a template that ends in a different state than it
 * began
 */
const read = (texts: readonly string[], start: 'text' | 'tag'): readonly Place[] => {
  const places: Place[] = [];
  let state: State = start === 'text' ? { at: 'text' } : { at: 'tag', element: '' };
  for (const [turn, text] of texts.entries()) {
    if (turn > 0 && state.at === 'value') state = { ...state, place: { ...state.place, first: false, before: '' } };
    state = behind(state, text);
    if (turn < texts.length - 1) places.push(placeOf(state));
  }
  if (state.at !== start) throw new TypeError(`A template ends inside a tag: ${texts.join('…').slice(-60)}`);
  return places;
};

const known = new WeakMap<readonly string[], readonly Place[]>();

/** @param texts the fixed texts of one template, the same array each time */
export const placesIn = (texts: readonly string[], start: 'text' | 'tag'): readonly Place[] => {
  const places = known.get(texts) ?? read(texts, start);
  known.set(texts, places);
  return places;
};
