import { isElement, textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group } from '../judge/engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import { dueDiligenceCodes } from '../checks/lists.ts';
import { rejected, row } from './row.ts';
import { inWords } from '../checks/vocabulary/in-words.ts';
import type { Datum } from '../document/datum.ts';

const content = '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent';
const diligence = `${content}/DebidaDiligencia`;

/** Operations whose buyers the issuer has to know. */
const withDiligence: ReadonlySet<string | undefined> = new Set(['15', '16']);

/** By local name: the annex gives the block no namespace, and the schema lets it have any. */
const named = (element: XmlElement, local: string): readonly XmlElement[] =>
  element.children.filter(isElement).filter((child) => child.local === local);

const blocks = (subject: Subject): readonly XmlElement[] =>
  subject.once('dueDiligence', () => subject.all(content).flatMap((holder) => named(holder, 'DebidaDiligencia')));

/** Judges one child of every block; undefined where a block lacks it. */
const childOfBlocks = (local: string, expected: Datum, isRight: (text: string | undefined) => boolean): Check =>
  is.satisfying({
    expected,
    per: 'document',
    test: ({ subject }) => {
      for (const block of blocks(subject)) {
        const [child] = named(block, local);
        const text = child === undefined ? undefined : textOf(child);
        if (!isRight(text)) return { found: shown(text), at: child ?? block };
      }
      return undefined;
    },
  });

const literal = 'Cod_Diligencia';

const title = { en: 'Due diligence', es: 'Debida diligencia' };

export const dueDiligenceRules = group({ code: 'ADD', title, stage: 'content' }, [
  row({
    family: 'ADD03',
    in: rejected,
    target: diligence,
    title: {
      en: 'Operations 15 and 16 have a block about due diligence',
      es: 'Las operaciones 15 y 16 incluyen un bloque de debida diligencia',
    },
    message: 'Falta la extensión DebidaDiligencia en una operación que la exige',
    check: is.satisfying({
      expected: {
        en: 'an element DebidaDiligencia in an ExtensionContent',
        es: 'un elemento DebidaDiligencia en un ExtensionContent',
      },
      per: 'document',
      test: ({ subject }) => {
        const operation = subject.text('/*/cbc:CustomizationID');
        if (!withDiligence.has(operation) || blocks(subject).length > 0) return undefined;
        const stated = inWords(shown(operation));
        return { found: { en: `operation ${stated.en} without it`, es: `operación ${stated.es} sin ella` } };
      },
    }),
    fix: {
      en: 'Put a DebidaDiligencia of its own into an ext:UBLExtension, or use another operation.',
      es: 'Incluya DebidaDiligencia en su propio ext:UBLExtension o use otro tipo de operación.',
    },
    violation: {
      built: [
        { edit: 'set', path: '/*/cbc:CustomizationID', text: '15' },
        { edit: 'remove', path: '/*/ext:UBLExtensions/ext:UBLExtension[3]' },
      ],
    },
  }),
  row({
    family: 'ADD04',
    in: rejected,
    target: `${diligence}/Name`,
    title: {
      en: 'The name in DebidaDiligencia is the literal of the annex',
      es: 'El nombre en DebidaDiligencia es el literal del anexo',
    },
    message: `Name de DebidaDiligencia debe ser «${literal}»`,
    check: childOfBlocks('Name', shown(literal), (text) => text === literal),
    fix: { en: `Send ${literal} as Name of DebidaDiligencia.`, es: `Envíe ${literal} en Name de DebidaDiligencia.` },
    violation: { built: [{ edit: 'set', path: `${diligence}/Name`, text: 'Codigo' }] },
  }),
  row({
    family: 'ADD05',
    in: rejected,
    target: `${diligence}/Value`,
    title: { en: 'DebidaDiligencia has a code of the table', es: 'DebidaDiligencia tiene un código de la tabla' },
    message: 'Value de DebidaDiligencia fuera de lista',
    check: childOfBlocks('Value', { kind: 'oneOf', values: [...dueDiligenceCodes] }, (text) =>
      dueDiligenceCodes.has(text ?? ''),
    ),
    fix: {
      en: 'Send the code of the due diligence as Value of DebidaDiligencia.',
      es: 'Envíe el código de debida diligencia en Value de DebidaDiligencia.',
    },
    violation: { built: [{ edit: 'remove', path: `${diligence}/Value` }] },
  }),
]);
