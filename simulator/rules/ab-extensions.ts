import type { XmlEdit } from '../document/edits/edit.ts';
import type { XmlSpec } from '../../src/common/xml/node.ts';
import type { XmlElement } from '../../src/common/xml/tree.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { select } from '../document/path-index.ts';
import { numberingRules } from './ab-numbering.ts';
import { softwareRules, sourceRules } from './ab-software.ts';
import { dian, signature } from '../document/paths.ts';
import { inAll, notifies, rejects, row } from './row.ts';
import { lacking, counted } from '../checks/vocabulary/check.ts';

const extensions = '/*/ext:UBLExtensions';

/** The ext:UBLExtension groups that hold that element. */
const extensionsWith = (subject: Subject, name: string): readonly XmlElement[] =>
  subject
    .all(`${extensions}/ext:UBLExtension`)
    .filter((extension) => select(extension, `ext:ExtensionContent/${name}`).length > 0);

const algorithm = (name: string, uri: string): XmlSpec => ({ name, attributes: { Algorithm: uri }, content: '' });

/** Elements one inside the other, the innermost with that content. */
const nested = (names: readonly string[], content: readonly XmlSpec[]): XmlSpec => {
  const [name = '', ...inner] = names;
  return { name, content: inner.length === 0 ? content : [nested(inner, content)] };
};

/** An element that is a ds:Signature by its schema and signs nothing. */
const secondSignature: XmlEdit = {
  edit: 'insert',
  path: extensions,
  after: ['ext:UBLExtension'],
  child: nested(
    ['ext:UBLExtension', 'ext:ExtensionContent', 'ds:Signature'],
    [
      nested(
        ['ds:SignedInfo'],
        [
          algorithm('ds:CanonicalizationMethod', 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'),
          algorithm('ds:SignatureMethod', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'),
          nested(
            ['ds:Reference'],
            [
              algorithm('ds:DigestMethod', 'http://www.w3.org/2001/04/xmlenc#sha256'),
              { name: 'ds:DigestValue', content: 'AAAA' },
            ],
          ),
        ],
      ),
      { name: 'ds:SignatureValue', content: 'AAAA' },
    ],
  ),
};

const ownExtensions = {
  en: 'Put sts:DianExtensions and ds:Signature each into one ext:UBLExtension of its own.',
  es: 'Incluya sts:DianExtensions y ds:Signature, cada uno en su propio ext:UBLExtension.',
};

type Once = {
  readonly family: string;
  readonly name: 'sts:DianExtensions' | 'ds:Signature';
  readonly violation: Violation;
  readonly alsoFires?: readonly string[];
};

const onceRule = ({ family, name, violation, alsoFires = [] }: Once): Rule =>
  row({
    family,
    in: inAll(rejects),
    title: { en: `One extension holds ${name}`, es: `Una sola extensión contiene ${name}` },
    target: name === 'ds:Signature' ? signature : dian,
    message: `El grupo ${name} debe aparecer una sola vez`,
    check: is.satisfying({
      expected: { en: `exactly one ext:UBLExtension with ${name}`, es: `exactamente un ext:UBLExtension con ${name}` },
      per: 'document',
      test: ({ subject }) => {
        const found = extensionsWith(subject, name);
        if (found.length === 1) return undefined;
        return { found: counted(found.length), at: found[1] ?? subject.first(extensions) };
      },
    }),
    fix: ownExtensions,
    violation,
    alsoFires,
  });

const bothExtensions = row({
  family: 'AA02',
  in: inAll(notifies),
  title: {
    en: 'The extensions of the authority and of the signature are there',
    es: 'Están presentes la extensión de la DIAN y la de la firma',
  },
  target: extensions,
  message: 'Faltan las extensiones obligatorias (sts:DianExtensions y ds:Signature)',
  check: is.satisfying({
    expected: {
      en: 'one UBLExtension with sts:DianExtensions and another with ds:Signature',
      es: 'un UBLExtension con sts:DianExtensions y otro con ds:Signature',
    },
    per: 'document',
    test: ({ subject }) => {
      const at = subject.first(extensions);
      const [own, signed] = [extensionsWith(subject, 'sts:DianExtensions'), extensionsWith(subject, 'ds:Signature')];
      const missing = [
        ...(own.length === 0 ? ['sts:DianExtensions'] : []),
        ...(signed.length === 0 ? ['ds:Signature'] : []),
      ];
      if (missing.length > 0) return { found: lacking(missing), at };
      return new Set([...own, ...signed]).size < 2
        ? { found: { en: 'both in one UBLExtension', es: 'ambos en un mismo UBLExtension' }, at }
        : undefined;
    },
  }),
  fix: ownExtensions,
  violation: { built: [{ edit: 'remove', path: `${extensions}/ext:UBLExtension[1]` }] },
  alsoFires: ['FAB03', 'FAD05e'],
});

export const extensionRules = [
  group({ code: 'AA', title: { en: 'Extensions', es: 'Extensiones' }, stage: 'content' }, [bothExtensions]),
  group({ code: 'AB', title: { en: 'DIAN extensions', es: 'Extensiones de la DIAN' }, stage: 'content' }, [
    onceRule({
      family: 'AB03',
      name: 'sts:DianExtensions',
      violation: { coded: [{ edit: 'duplicate', path: `${extensions}/ext:UBLExtension[1]` }] },
    }),
    ...numberingRules,
    ...sourceRules,
    ...softwareRules,
  ]),
  group({ code: 'AC', title: { en: 'Signature extension', es: 'Extensión de la firma' }, stage: 'content' }, [
    onceRule({
      family: 'AC03',
      name: 'ds:Signature',
      violation: { coded: [secondSignature] },
      alsoFires: ['DC01'],
    }),
  ]),
] as const;
