/** Random documents for property tests, as text in the many ways in which XML can be written. */
import fc from 'fast-check';

const joined = (pieces: readonly string[], maxLength = 6): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((all) => all.join(''));

const letters = ['x', 'Y', '0', 'ñ', '😀', ' ', '  '];
const lineEnds = ['\n', '\r\n', '\r', '\t'];
const references = [
  '&lt;',
  '&gt;',
  '&amp;',
  '&quot;',
  '&apos;',
  '&#10;',
  '&#xD;',
  '&#9;',
  '&#x1F600;',
  '&#32;',
  '&#38;',
];

const value = joined([...letters, ...lineEnds, ...references, '>', ']]>']);
const text = joined([...letters, ...lineEnds, ...references, '"', "'", ']]&gt;', ']']);
const cdata = joined([...letters, ...lineEnds, '<', '&', '&lt;', '"', ']']).map((inside) => `<![CDATA[${inside}]]>`);
const comment = joined([...letters, '\n', '<', '&', '>', 'a-b']).map((inside) => `<!--${inside}-->`);
const instruction = joined(['x', ' ', '\n', '<', '&', '?']).map((data) => `<?do ${data.replace(/\?+$/, '')}?>`);

const prefix = fc.constantFrom('a', 'b', 'c');
const uri = fc.constantFrom('urn:one', 'urn:two', 'urn:three', 'http://four/a%20b#c');
const local = fc.constantFrom('E', 'F', 'long-name', 'ñ_1');
const space = fc.constantFrom(' ', '\n  ', '\t');
const padding = fc.constantFrom('', ' ', '\n');

const quoted = fc
  .tuple(value, fc.constantFrom('"', "'"))
  .map(([raw, quote]) => `${quote}${raw.replaceAll(quote, '')}${quote}`);

/** Local names differ within an element, so that no two attributes have one expanded name. */
const attributes = fc
  .uniqueArray(fc.tuple(fc.constantFrom('', 'a:', 'b:', 'c:'), fc.constantFrom('p', 'q', 'Z', 'é', 'id'), quoted), {
    selector: ([, name]) => name,
    maxLength: 4,
  })
  .map((all) => all.map(([before, name, written]) => `${before}${name}=${written}`));

const xmlAttributes = fc
  .subarray(['xml:lang="es"', 'xml:space="preserve"', 'xml:lang="fr"', 'xml:other="1"'])
  .map((all) => {
    const seen = new Set<string>();
    return all.filter((each) => !seen.has(each.slice(0, 8)) && seen.add(each.slice(0, 8)));
  });

const declarations = fc
  .tuple(
    fc.option(fc.oneof(uri, fc.constant('')), { nil: undefined, freq: 1 }),
    fc.uniqueArray(fc.tuple(prefix, uri), { selector: ([name]) => name, maxLength: 2 }),
  )
  .map(([byDefault, prefixed]) => [
    ...(byDefault === undefined ? [] : [`xmlns="${byDefault}"`]),
    ...prefixed.map(([name, bound]) => `xmlns:${name}="${bound}"`),
  ]);

const rootDeclarations = fc
  .tuple(uri, uri, uri, declarations)
  .map(([a, b, c, [byDefault]]) => [
    `xmlns:a="${a}"`,
    `xmlns:b="${b}"`,
    `xmlns:c="${c}"`,
    ...(byDefault?.startsWith('xmlns=') === true ? [byDefault] : []),
  ]);

const name = fc.tuple(fc.constantFrom('', 'a:', 'b:', 'c:'), local).map((parts) => parts.join(''));

type Tag = {
  readonly name: string;
  readonly inside: readonly string[];
  readonly space: string;
  readonly padding: string;
};

const openTag = ({ name: tagName, inside, space: between, padding: behind }: Tag): string =>
  `<${tagName}${inside.map((each) => between + each).join('')}${behind}`;

const tag = (declared: fc.Arbitrary<string[]>): fc.Arbitrary<Tag> =>
  fc
    .tuple(declared, attributes, fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, xmlAttributes))
    .chain(([first, second, third]) =>
      fc.record({
        name,
        inside: fc.shuffledSubarray([...first, ...second, ...third], {
          minLength: first.length + second.length + third.length,
        }),
        space,
        padding,
      }),
    );

const close = (opened: Tag, content: string): string =>
  content === '' ? `${openTag(opened)}/>` : `${openTag(opened)}>${content}</${opened.name}${opened.padding}>`;

const { element } = fc.letrec<{ element: string; node: string }>((tie) => ({
  element: fc
    .tuple(tag(declarations), fc.array(tie('node'), { maxLength: 4 }))
    .map(([opened, nodes]) => close(opened, nodes.join(''))),
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    cdata,
    comment,
    instruction,
    tie('element'),
    tie('element'),
  ),
}));

const misc = fc.array(fc.oneof(comment, instruction, fc.constant('\n')), { maxLength: 2 }).map((all) => all.join(''));
const declaration = fc.constantFrom(
  '',
  '<?xml version="1.0"?>',
  "<?xml version='1.0' encoding='UTF-8' standalone='no' ?>\n",
);

/** A well-formed document with namespaces, in any style. */
export const documentText: fc.Arbitrary<string> = fc
  .tuple(declaration, misc, tag(rootDeclarations), fc.array(fc.oneof(element, text, comment), { maxLength: 4 }), misc)
  .map(([first, before, root, content, after]) => `${first}${before}${close(root, content.join(''))}${after}`);

/** A document without colons after a complete declaration, with a character or two inserted or removed. */
export const damagedText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      '<a b="1" c=\'2\'><d/>text &amp; &#10;<!-- c --><?do it?><![CDATA[x]]></a>\n',
      '<!-- c --><a><b><c d="e"/></b>]] ></a><?end?>',
    ),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(3),
        fc.constantFrom(
          '',
          '<',
          '>',
          '&',
          ';',
          '"',
          "'",
          '=',
          ' ',
          '/',
          '-',
          '?',
          '!',
          ']',
          '#',
          'x',
          '\u0000',
          '\u0001',
          '\ufffe',
          '\n',
          'é',
          '<b>',
          '</b>',
          '&#1;',
          '&x;',
          ']]>',
          '--',
        ),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([start, damages]) => {
    let damaged = start;
    for (const [at, length, inserted] of damages) {
      const offset = at % (damaged.length + 1);
      damaged = damaged.slice(0, offset) + inserted + damaged.slice(offset + length);
    }
    return `<?xml version="1.0" encoding="UTF-8"?>${damaged}`;
  });
