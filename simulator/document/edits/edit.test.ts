/** `editSpec` and `editText` do the same to a document and to its text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editSpec } from './edit-spec.ts';
import { editText } from './edit-text.ts';
import type { XmlEdit } from './edit.ts';
import type { XmlRootSpec } from '../../../src/common/xml/node.ts';
import { witnessCanonical } from '../../../src/common/xml/testing/libxml2.ts';
import { childSpec, rootSpec } from '../../../src/common/xml/testing/specs.ts';
import { writeXml } from '../../../src/common/xml/write.ts';

describe('a shift', () => {
  it.each([
    [{ unit: 'cents', count: 1 }, '100.00', '100.01'],
    [{ unit: 'cents', count: -1 }, '0', '-0.01'],
    [{ unit: 'cents', count: 12 }, '1.9950', '2.1150'],
    [{ unit: 'days', count: -1 }, '2024-03-01', '2024-02-29'],
    [{ unit: 'days', count: 2 }, '2026-12-30T23:59:59-05:00', '2027-01-01T23:59:59-05:00'],
  ] as const)('by %j of %s gives %s', (by, from, to) => {
    const edits: readonly XmlEdit[] = ['/*/a', '/*/a/@b'].map((path) => ({ edit: 'shift', path, by }));
    const holding = (text: string): XmlRootSpec => ({
      name: 'I',
      namespaces: {},
      content: [{ name: 'a', attributes: { b: text }, content: text }],
    });
    expect(editSpec(holding(from), edits)).toEqual(holding(to));
    expect(editText(writeXml(holding(from)), edits)).toBe(writeXml(holding(to)));
  });
});

const root: XmlRootSpec = {
  name: 'I',
  namespaces: { '': 'u:i', b: 'u:b', xsi: 'u:xsi' },
  attributes: { 'xsi:schemaLocation': 'u:i i.xsd' },
  content: [
    { name: 'b:ID', attributes: { schemeID: '1', schemeName: 'x' }, content: 'one', field: 'number' },
    { name: 'b:Note', content: '' },
    { name: 'line', content: [{ name: 'b:ID', attributes: { schemeID: '2' }, content: 'two' }] },
    {
      name: 'line',
      content: [
        { name: 'b:ID', content: 'three' },
        { name: 'b:Note', content: 'n' },
      ],
    },
  ],
};

const head = '<I xmlns="u:i" xmlns:b="u:b" xmlns:xsi="u:xsi" xsi:schemaLocation="u:i i.xsd">';
const id = '<b:ID schemeID="1" schemeName="x">one</b:ID>';
const note = '<b:Note></b:Note>';
const line1 = '<line><b:ID schemeID="2">two</b:ID></line>';
const line2 = '<line><b:ID>three</b:ID><b:Note>n</b:Note></line>';
const tail = '</I>';
const whole = head + id + note + line1 + line2 + tail;

const child = { name: 'b:New', attributes: { z: '1', a: '<' }, content: 'é&' };
const newChild = '<b:New a="&lt;" z="1">é&amp;</b:New>';

describe('edits of a document and of its text', () => {
  it.each<[behaviour: string, edit: XmlEdit, expected: string]>([
    ['remove an element', { edit: 'remove', path: '/*/b:ID' }, head + note + line1 + line2 + tail],
    ['remove every element that the path names', { edit: 'remove', path: '/I/line' }, head + id + note + tail],
    [
      'remove every element below every step',
      { edit: 'remove', path: '/*/line/b:ID' },
      `${head}${id}${note}<line></line><line><b:Note>n</b:Note></line>${tail}`,
    ],
    ['remove the one at the position', { edit: 'remove', path: '/*/line[1]' }, head + id + note + line2 + tail],
    [
      'remove below the position',
      { edit: 'remove', path: '/*/line[2]/b:Note[1]' },
      `${head}${id}${note}${line1}<line><b:ID>three</b:ID></line>${tail}`,
    ],
    ['remove an attribute', { edit: 'remove', path: '/*/b:ID/@schemeID' }, whole.replace(' schemeID="1"', '')],
    [
      'remove every such attribute',
      { edit: 'remove', path: '/*/line/b:ID/@schemeID' },
      whole.replace(' schemeID="2"', ''),
    ],
    [
      'remove an attribute of the root',
      { edit: 'remove', path: '/*/@xsi:schemaLocation' },
      whole.replace(' xsi:schemaLocation="u:i i.xsd"', ''),
    ],
    ['set a text', { edit: 'set', path: '/*/b:ID', text: 'a<b>&\r' }, whole.replace('>one<', '>a&lt;b&gt;&amp;&#xD;<')],
    ['set the text of the first', { edit: 'set', path: '/*/line/b:ID', text: 'x' }, whole.replace('>two<', '>x<')],
    [
      'set the text of the one at the position',
      { edit: 'set', path: '/*/line[2]/b:ID', text: 'x' },
      whole.replace('>three<', '>x<'),
    ],
    [
      'set a text in place of elements',
      { edit: 'set', path: '/*/line[2]', text: 'x' },
      whole.replace(line2, '<line>x</line>'),
    ],
    [
      'set an attribute',
      { edit: 'set', path: '/*/b:ID/@schemeID', text: '"\n' },
      whole.replace('schemeID="1"', 'schemeID="&quot;&#xA;"'),
    ],
    [
      'add an attribute before the others',
      { edit: 'set', path: '/*/b:ID/@a', text: 'n' },
      whole.replace('<b:ID schemeID="1"', '<b:ID a="n" schemeID="1"'),
    ],
    [
      'add an attribute between the others',
      { edit: 'set', path: '/*/b:ID/@schemeL', text: 'n' },
      whole.replace('"1" schemeName', '"1" schemeL="n" schemeName'),
    ],
    [
      'add an attribute behind the others',
      { edit: 'set', path: '/*/b:ID/@z', text: 'n' },
      whole.replace('schemeName="x"', 'schemeName="x" z="n"'),
    ],
    [
      'add an attribute where there is none',
      { edit: 'set', path: '/*/b:Note/@a', text: 'n' },
      whole.replace(note, '<b:Note a="n"></b:Note>'),
    ],
    [
      'add an attribute to the root, before those with a prefix',
      { edit: 'set', path: '/*/@z', text: 'n' },
      whole.replace(' xsi:schemaLocation', ' z="n" xsi:schemaLocation'),
    ],
    [
      'add an attribute with a prefix behind those without',
      { edit: 'set', path: '/*/b:ID/@xsi:a', text: 'n' },
      whole.replace('schemeName="x"', 'schemeName="x" xsi:a="n"'),
    ],
    ['append to a text', { edit: 'append', path: '/*/b:ID', text: '&' }, whole.replace('>one<', '>one&amp;<')],
    ['append to nothing', { edit: 'append', path: '/*/b:Note', text: 'x' }, whole.replace(note, '<b:Note>x</b:Note>')],
    [
      'append to an attribute',
      { edit: 'append', path: '/*/b:ID/@schemeID', text: '0"' },
      whole.replace('schemeID="1"', 'schemeID="10&quot;"'),
    ],
    [
      'append to an attribute where it first is',
      { edit: 'append', path: '/*/line/b:ID/@schemeID', text: '0' },
      whole.replace('schemeID="2"', 'schemeID="20"'),
    ],
    [
      'insert behind the last of a name',
      { edit: 'insert', path: '/*', child, after: ['line'] },
      whole.replace(line2, line2 + newChild),
    ],
    [
      'insert behind the last of several names',
      { edit: 'insert', path: '/*', child, after: ['b:Note', 'b:ID', 'b:No'] },
      whole.replace(note, note + newChild),
    ],
    [
      'insert as the first when no name is there',
      { edit: 'insert', path: '/*', child, after: ['b:No'] },
      whole.replace(id, newChild + id),
    ],
    [
      'insert as the first without names',
      { edit: 'insert', path: '/*/line[2]', child },
      whole.replace('<line><b:ID>three', `<line>${newChild}<b:ID>three`),
    ],
    [
      'insert into an empty element',
      { edit: 'insert', path: '/*/b:Note', child },
      whole.replace(note, `<b:Note>${newChild}</b:Note>`),
    ],
    ['duplicate an element', { edit: 'duplicate', path: '/*/b:ID' }, whole.replace(id, id + id)],
    ['duplicate the first', { edit: 'duplicate', path: '/*/line' }, whole.replace(line1, line1 + line1)],
    [
      'duplicate the one at the position',
      { edit: 'duplicate', path: '/*/line[2]' },
      whole.replace(line2, line2 + line2),
    ],
    [
      'move behind the last of several names',
      { edit: 'move', path: '/*/b:ID', into: '/*', after: ['b:Note', 'line'] },
      head + note + line1 + line2 + id + tail,
    ],
    [
      'move in front of the others',
      { edit: 'move', path: '/*/line[2]', into: '/*', after: [] },
      head + line2 + id + note + line1 + tail,
    ],
    ['move to where it is', { edit: 'move', path: '/*/b:Note', into: '/*', after: ['b:ID'] }, whole],
    [
      'move into one before it',
      { edit: 'move', path: '/*/line[2]/b:Note', into: '/*/line', after: ['b:ID'] },
      whole
        .replace(line2, '<line><b:ID>three</b:ID></line>')
        .replace(line1, '<line><b:ID schemeID="2">two</b:ID><b:Note>n</b:Note></line>'),
    ],
    [
      'move into one behind it',
      { edit: 'move', path: '/*/b:Note', into: '/*/line[2]', after: [] },
      head + id + line1 + `<line>${note}<b:ID>three</b:ID><b:Note>n</b:Note></line>` + tail,
    ],
    [
      'move into an empty one',
      { edit: 'move', path: '/*/line', into: '/*/b:Note', after: [] },
      head + id + `<b:Note>${line1}</b:Note>` + line2 + tail,
    ],
    [
      'move out of its parent',
      { edit: 'move', path: '/*/line[2]/b:ID', into: '/*', after: ['line'] },
      head + id + note + line1 + '<line><b:Note>n</b:Note></line><b:ID>three</b:ID>' + tail,
    ],
  ])('%s', (_, edit, expected) => {
    expect(writeXml(root)).toBe(whole);
    expect(writeXml(editSpec(root, [edit]))).toBe(expected);
    expect(editText(whole, [edit])).toBe(expected);
  });

  it.each<[path: string, edit: XmlEdit['edit']]>([
    ['/*/b:No', 'remove'],
    ['/*/b:No', 'set'],
    ['/*/line[3]', 'duplicate'],
    ['/*/b:ID/b:ID', 'append'],
    ['/*/b:No', 'insert'],
    ['/J', 'set'],
    ['/*/b:ID/@no', 'remove'],
    ['/*/b:ID/@no', 'append'],
    ['/*/b:No/@schemeID', 'set'],
    ['/*', 'remove'],
    ['/*', 'duplicate'],
    ['/*/b:ID/@schemeID', 'duplicate'],
    ['/*/b:ID/@schemeID', 'insert'],
    ['/*/b:ID', 'insert'],
    ['/*/line', 'append'],
    ['/*/line', 'shift'],
    ['/*/b:ID', 'shift'],
    ['/*/b:ID/@schemeName', 'shift'],
    ['/*/b:Note', 'shift'],
    ['/*', 'move'],
    ['/*/b:No', 'move'],
    ['/*/b:ID/@schemeID', 'move'],
    ['/*/line', 'move'],
    ['/*/line[2]', 'move'],
    ['/*/@xmlns', 'remove'],
    ['/*/@xmlns:b', 'set'],
    ['//b:ID', 'remove'],
    ['b:ID', 'set'],
  ])('are refused with the path: %s, %s', (path, edit) => {
    const move = { into: path === '/*/line[2]' ? '/*/b:ID' : '/*/line', after: [] };
    const shift = { by: { unit: 'cents', count: 1 } } as const;
    const all = { remove: {}, set: { text: '' }, append: { text: '' }, shift, insert: { child }, duplicate: {}, move };
    // The table names kinds; the record adds what each kind needs.
    const refused = { edit, path, ...all[edit] } as XmlEdit;
    expect(() => editSpec(root, [refused])).toThrow(RangeError);
    expect(() => editSpec(root, [refused])).toThrow(path);
    expect(() => editText(whole, [refused])).toThrow(RangeError);
    expect(() => editText(whole, [refused])).toThrow(path);
  });

  it('are applied one after another', () => {
    const edits: readonly XmlEdit[] = [
      { edit: 'duplicate', path: '/*/line[1]' },
      { edit: 'set', path: '/*/line[2]/b:ID', text: 'copy' },
      { edit: 'remove', path: '/*/line[3]' },
      { edit: 'insert', path: '/*/line[2]', child, after: ['b:ID'] },
    ];
    const expected = `${head}${id}${note}${line1}<line><b:ID schemeID="2">copy</b:ID>${newChild}</line>${tail}`;
    expect(writeXml(editSpec(root, edits))).toBe(expected);
    expect(editText(whole, edits)).toBe(expected);
  });

  it('agree on random documents, and leave them canonical', () => {
    const step = fc.constantFrom('cbc:ID', 'cbc:Note', 'cac:Line', 'cac:Price', 'Own', 'cac:Line[2]', 'cbc:ID[1]');
    const element = fc.array(step, { maxLength: 3 }).map((steps) => ['/*', ...steps].join('/'));
    const attribute = fc
      .tuple(element, fc.constantFrom('schemeID', 'unitCode', 'xsi:type', 'B'))
      .map((parts) => parts.join('/@'));
    const text = fc.constantFrom('', 'x', '<&>"', '\r\n\t');
    const after = fc.option(fc.subarray(['cbc:ID', 'cac:Line', 'Own']), { nil: [] });
    const edit: fc.Arbitrary<XmlEdit> = fc.oneof(
      fc.record({ edit: fc.constant('remove' as const), path: fc.oneof(element, attribute) }),
      fc.record({ edit: fc.constant('set' as const), path: fc.oneof(element, attribute), text }),
      fc.record({ edit: fc.constant('append' as const), path: fc.oneof(element, attribute), text }),
      fc.record({ edit: fc.constant('insert' as const), path: element, child: childSpec, after }),
      fc.record({ edit: fc.constant('duplicate' as const), path: element }),
      fc.record({ edit: fc.constant('move' as const), path: element, into: element, after }),
    );
    const outcome = (act: () => string): string => {
      try {
        return act();
      } catch (error) {
        return String(error);
      }
    };
    let done = 0;
    fc.assert(
      fc.property(rootSpec, fc.array(edit, { minLength: 1, maxLength: 3 }), (document, edits) => {
        const edited = outcome(() => editText(writeXml(document), edits));
        expect(edited).toBe(outcome(() => writeXml(editSpec(document, edits))));
        if (!edited.startsWith('<')) return;
        done += 1;
        expect(witnessCanonical(edited)).toBe(edited);
      }),
      { numRuns: 1000 },
    );
    expect(done).toBeGreaterThan(50);
  });
});

describe('editSpec', () => {
  it('leaves the given document and everything outside the path unchanged', () => {
    const before = structuredClone(root);
    const edited = editSpec(root, [{ edit: 'set', path: '/*/line[2]/b:ID', text: 'x' }]);
    expect(root).toEqual(before);
    expect(edited.content[0]).toBe(root.content[0]);
    expect(edited.content[2]).toBe(root.content[2]);
    expect(edited.content[3]).not.toBe(root.content[3]);
    expect(edited.namespaces).toBe(root.namespaces);
  });

  it('keeps the field that fed an element', () => {
    const edited = editSpec(root, [{ edit: 'set', path: '/*/b:ID', text: 'x' }]);
    expect(edited.content[0]).toMatchObject({ content: 'x', field: 'number' });
  });

  it('inserts in place of white space alone', () => {
    const document: XmlRootSpec = { name: 'a', namespaces: {}, content: ' \n' };
    expect(writeXml(editSpec(document, [{ edit: 'insert', path: '/*', child: { name: 'b', content: '' } }]))).toBe(
      '<a><b></b></a>',
    );
  });

  it('distinguishes an object from its own copy in the same place', () => {
    const twice = { name: 'a', content: 'x' };
    const document: XmlRootSpec = { name: 'r', namespaces: {}, content: [twice, twice] };
    expect(writeXml(editSpec(document, [{ edit: 'remove', path: '/*/a[2]' }]))).toBe('<r><a>x</a></r>');
    expect(writeXml(editSpec(document, [{ edit: 'set', path: '/*/a[2]', text: 'y' }]))).toBe('<r><a>x</a><a>y</a></r>');
  });
});

describe('editText', () => {
  it.each<[behaviour: string, text: string, edit: XmlEdit, expected: string]>([
    [
      'keeps declaration, comments and style',
      '<?xml version="1.0"?>\n<a>\n <b c=\'1\' /><!-- x -->\n</a>\n',
      { edit: 'set', path: '/*/b/@c', text: '2' },
      '<?xml version="1.0"?>\n<a>\n <b c="2" /><!-- x -->\n</a>\n',
    ],
    [
      'opens an empty tag for text',
      '<a><b c="1" /></a>',
      { edit: 'set', path: '/*/b', text: 'x' },
      '<a><b c="1">x</b></a>',
    ],
    [
      'opens an empty tag for a child',
      '<a><b/></a>',
      { edit: 'insert', path: '/*/b', child: { name: 'c', content: '' } },
      '<a><b><c></c></b></a>',
    ],
    [
      'opens an empty tag for appended text',
      '<a><b/></a>',
      { edit: 'append', path: '/*/b', text: '<' },
      '<a><b>&lt;</b></a>',
    ],
    ['opens an empty root', '<a />', { edit: 'set', path: '/*', text: 'x' }, '<a>x</a>'],
    [
      'adds an attribute to an empty tag',
      '<a><b /></a>',
      { edit: 'set', path: '/*/b/@c', text: '1' },
      '<a><b c="1" /></a>',
    ],
    [
      'adds an attribute behind a value that ends in a slash',
      '<a b="/"></a>',
      { edit: 'set', path: '/*/@c', text: '1' },
      '<a b="/" c="1"></a>',
    ],
    [
      'adds an attribute behind the namespaces',
      '<a xmlns:p="u"></a>',
      { edit: 'set', path: '/*/@c', text: '1' },
      '<a xmlns:p="u" c="1"></a>',
    ],
    [
      'removes the white space before an attribute',
      '<a b="1"\n   c="2"/>',
      { edit: 'remove', path: '/*/@c' },
      '<a b="1"/>',
    ],
    [
      'appends behind CDATA',
      '<a><![CDATA[<]]></a>',
      { edit: 'append', path: '/*', text: '&' },
      '<a><![CDATA[<]]>&amp;</a>',
    ],
    [
      'inserts in place of white space alone',
      '<a>\n</a>',
      { edit: 'insert', path: '/*', child: { name: 'b', content: '' } },
      '<a><b></b></a>',
    ],
    [
      'inserts before the indentation of the next child',
      '<a>\n <b/>\n <c/>\n</a>',
      { edit: 'insert', path: '/*', child: { name: 'd', content: '' }, after: ['b'] },
      '<a>\n <b/><d></d>\n <c/>\n</a>',
    ],
    [
      'keeps the namespaces that a duplicate declares',
      '<a><p:b xmlns:p="u">1</p:b></a>',
      { edit: 'duplicate', path: '/*/p:b' },
      '<a><p:b xmlns:p="u">1</p:b><p:b xmlns:p="u">1</p:b></a>',
    ],
  ])('%s', (_, text, edit, expected) => {
    expect(editText(text, [edit])).toBe(expected);
  });

  it('takes "/>" at the end of a start tag for the tag, not for a value', () => {
    expect(editText('<a b="x/"><c/></a>', [{ edit: 'set', path: '/*', text: 'y' }])).toBe('<a b="x/">y</a>');
  });

  it('refuses a text that is not well-formed', () => {
    expect(() => editText('<a>', [{ edit: 'set', path: '/*', text: '' }])).toThrow(RangeError);
  });
});
