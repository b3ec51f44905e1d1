/** The three extensions of a POS ticket: who made its software, what the buyer gains, and the till. */
import { childElements, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { lacking, shown, type Check, type Finding } from '../../checks/vocabulary/check.ts';
import * as is from '../../checks/vocabulary/is.ts';
import type { Datum } from '../../document/datum.ts';
import type { XmlEdit } from '../../document/edits/edit.ts';
import { joined, type Bilingual } from '../../../src/common/text/bilingual.ts';
import { isSameName } from '../../registry/names.ts';
import { fixedNamespaces } from '../../document/path-index.ts';
import type { Subject } from '../../document/subject.ts';
import { group, inferred, type Rule } from '../../judge/engine/rule.ts';
import { but, rejects, rejectsIfAsked, row, type Kind } from '../row.ts';
import { seen } from './sources.ts';

const extensions = '/*/ext:UBLExtensions';
const content = `${extensions}/ext:UBLExtension/ext:ExtensionContent`;

type Extension = {
  /** The wrapper and the group inside it, as the official example writes them. */
  readonly wrapper: string;
  readonly group: string;
  /** The literals of the Names, with the rule about each and that about the Value that follows it. */
  readonly pairs: readonly (readonly [name: string, value: string, literal: string])[];
};

const manufacturer: Extension = {
  wrapper: 'FabricanteSoftware',
  group: 'InformacionDelFabricanteDelSoftware',
  pairs: [
    ['AB41', 'AB42', 'NombreApellido'],
    ['AB43', 'AB44', 'RazonSocial'],
    ['AB45', 'AB46', 'NombreSoftware'],
  ],
};

const benefits: Extension = {
  wrapper: 'BeneficiosComprador',
  group: 'InformacionBeneficiosComprador',
  pairs: [
    ['PD15', 'PD16', 'Codigo'],
    ['PD17', 'PD18', 'NombresApellidos'],
    ['PD19', 'PD20', 'Puntos'],
  ],
};

const till: Extension = {
  wrapper: 'PuntoVenta',
  group: 'InformacionCajaVenta',
  pairs: [
    ['PD25', 'PD26', 'PlacaCaja'],
    ['PD27', 'PD28', 'UbicaciónCaja'],
    ['PD29', 'PD30', 'Cajero'],
    ['PD31', 'PD32', 'TipoCaja'],
    ['PD33', 'PD34', 'CódigoVenta'],
    ['PD35', 'PD36', 'SubTotal'],
  ],
};

// Finding the groups

/** Elements anywhere in the extensions by local name, without what a signature holds: issuers differ in order and namespace. */
const elementsByName = (subject: Subject): ReadonlyMap<string, readonly XmlElement[]> =>
  subject.once('elementsOfExtensions', () => {
    const byName = new Map<string, XmlElement[]>();
    const visit = (element: XmlElement): void => {
      for (const child of element.children) {
        if (child.kind !== 'element') continue;
        const same = byName.get(child.local);
        if (same === undefined) byName.set(child.local, [child]);
        else same.push(child);
        if (child.uri !== fixedNamespaces.ds) visit(child);
      }
    };
    for (const holder of subject.all(content)) visit(holder);
    return byName;
  });

/** The annex writes the word with V in the column of the paths, and with B in another, as the example does. */
const spellings = (name: string): readonly string[] => [name, name.replace('Beneficios', 'Veneficios')];

const elementsNamed = (subject: Subject, names: readonly string[]): readonly XmlElement[] =>
  names.flatMap((name) => elementsByName(subject).get(name) ?? []);

// The pairs

type Pair = {
  readonly name: XmlElement;
  readonly literal: string;
  /** The Value directly after it. */
  readonly value: XmlElement | undefined;
  readonly isValued: boolean;
};

const pairAt = (children: readonly XmlElement[], at: number): Pair | undefined => {
  const [name, next] = [children[at], children[at + 1]];
  if (name?.local !== 'Name') return undefined;
  const value = next?.local === 'Value' ? next : undefined;
  return { name, literal: textOf(name), value, isValued: value !== undefined && textOf(value).trim() !== '' };
};

type Pairs = { readonly group: XmlElement | undefined; readonly pairs: readonly Pair[] };

/** Read once, for the rules about all literals of the group. Issuers that repeat the group give each pair one of its own. */
const pairsIn = (holder: string): ((subject: Subject) => Pairs) => {
  const [key, names] = [`pairs of ${holder}`, spellings(holder)];
  return (subject) =>
    subject.once(key, () => {
      const groups = elementsNamed(subject, names);
      const pairs = groups.flatMap((each) => {
        const children = childElements(each);
        return children.flatMap((_, at) => pairAt(children, at) ?? []);
      });
      return { group: groups[0], pairs };
    });
};

const nameOf = (holder: string, literal: string): Test => {
  const pairsOf = pairsIn(holder);
  return (subject) => {
    const { group: first, pairs } = pairsOf(subject);
    if (first === undefined || pairs.some((pair) => pair.literal === literal)) return undefined;
    const similar = pairs.find((pair) => isSameName(pair.literal, literal));
    return { found: shown(similar?.literal), at: similar?.name ?? first };
  };
};

const valueOf = (holder: string, literal: string): Test => {
  const pairsOf = pairsIn(holder);
  return (subject) => {
    const empty = pairsOf(subject).pairs.find((pair) => pair.literal === literal && !pair.isValued);
    return empty && { found: shown(empty.value && textOf(empty.value)), at: empty.value ?? empty.name };
  };
};

type Test = (subject: Subject) => Finding | undefined;

/** @param built the edits that break a complete ticket */
const documentCheck = (expected: Datum, test: Test, built: readonly XmlEdit[]): Check =>
  is.satisfying({ expected, per: 'document', test: ({ subject }) => test(subject), breakAt: () => ({ built }) });

/** Two rules for each literal. */
const pairRows = ({ wrapper, group: name, pairs }: Extension): readonly Rule[] => {
  const at = `${content}/${wrapper}/${name}`;
  return pairs.flatMap(([ofName, ofValue, literal], index) => {
    const broken = (part: 'Name' | 'Value', text: string): readonly XmlEdit[] => [
      { edit: 'set', path: `${at}/${part}[${index + 1}]`, text },
    ];
    return [
      row({
        family: ofName,
        in: { posTicket: seen(rejects) },
        title: { en: `${name} has the Name «${literal}»`, es: `${name} tiene el Name «${literal}»` },
        target: `${at}/Name`,
        message: `Falta el nombre «${literal}»`,
        check: documentCheck(shown(literal), nameOf(name, literal), broken('Name', `${literal}x`)),
        fix: {
          en: `Put a Name with the exact text «${literal}», accents included, into ${name}.`,
          es: `Incluya en ${name} un Name con el texto exacto «${literal}», con sus tildes.`,
        },
      }),
      row({
        family: ofValue,
        in: { posTicket: seen(rejects) },
        title: { en: `«${literal}» of ${name} has a Value`, es: `«${literal}» de ${name} tiene un Value` },
        target: `${at}/Value`,
        message: `Falta el valor de «${literal}»`,
        check: documentCheck(
          { en: 'a Value with text after the Name', es: 'un Value con texto después del Name' },
          valueOf(name, literal),
          broken('Value', ''),
        ),
        fix: {
          en: `Put the Value of «${literal}» directly after its Name.`,
          es: `Incluya el Value de «${literal}» inmediatamente después de su Name.`,
        },
      }),
    ];
  });
};

// The groups

const obligatory = ['sts:DianExtensions', 'ds:Signature', manufacturer.group, benefits.group, till.group];

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The group stays, and is no longer in its wrapper. */
const unwrapped = ({ wrapper, group: name }: Extension, extension: number): readonly XmlEdit[] => {
  const holder = `${extensions}/ext:UBLExtension[${extension}]/ext:ExtensionContent`;
  return [
    { edit: 'move', path: `${holder}/${wrapper}/${name}`, into: holder, after: [wrapper] },
    { edit: 'remove', path: `${holder}/${wrapper}` },
  ];
};

const without = ({ wrapper, group: name }: Extension): readonly XmlEdit[] => [
  { edit: 'remove', path: `${content}/${wrapper}/${name}` },
];

const complete = (lost: Extension): Check =>
  documentCheck(
    { en: `the extensions ${obligatory.join(', ')}`, es: `las extensiones ${obligatory.join(', ')}` },
    (subject) => {
      const missing = obligatory.filter((name) => elementsNamed(subject, spellings(localName(name))).length === 0);
      return missing.length === 0 ? undefined : { found: lacking(missing), at: subject.first(extensions) };
    },
    without(lost),
  );

const ownGroups = {
  en: 'Put the software maker, the benefits of the buyer and the till each into one ext:UBLExtension of its own.',
  es: 'Incluya el fabricante del software, los beneficios del comprador y la caja, cada uno en su propio ext:UBLExtension.',
};

type CompleteRow = {
  readonly family: string;
  readonly lost: Extension;
  readonly before: Bilingual;
  readonly alsoFires: readonly string[];
};

/** Two rows have the same text, before the benefits of the buyer and before the till: by the annex both fire. */
const completeRow = ({ family, lost, before, alsoFires }: CompleteRow): Rule =>
  row({
    family,
    in: { posTicket: seen(rejects) },
    title: joined(
      [
        {
          en: 'The five extensions of a POS ticket are there',
          es: 'Están presentes las cinco extensiones del tiquete POS',
        },
        before,
      ],
      ' ',
    ),
    target: extensions,
    message: 'Faltan extensiones obligatorias del tiquete POS',
    check: complete(lost),
    fix: ownGroups,
    alsoFires,
  });

type GroupRow = {
  readonly family: string;
  readonly kind: Kind;
  readonly wrapper: string;
  /** The wrapper, or the group inside it. */
  readonly name: string;
  readonly message: string;
  readonly broken: readonly XmlEdit[];
  readonly alsoFires: readonly string[];
};

const informed = (names: readonly string[], broken: readonly XmlEdit[]): Check =>
  documentCheck(
    { en: `the group ${names.join(' or ')}`, es: `el grupo ${names.join(' o ')}` },
    (subject) =>
      elementsNamed(subject, names).length > 0 ? undefined : { found: shown(undefined), at: subject.first(extensions) },
    broken,
  );

const groupRow = ({ family, kind, wrapper, name, broken, ...rest }: GroupRow): Rule => {
  const [printed, other] = spellings(name);
  const isSpelledTwice = other !== printed;
  return row({
    family,
    in: { posTicket: kind },
    target: `${content}/${wrapper}`,
    check: informed(isSpelledTwice ? spellings(name) : [name], broken),
    ...(isSpelledTwice
      ? {
          strictly: {
            holds: { en: `The group is spelled ${name}, with B.`, es: `El grupo se escribe ${name}, con B.` },
            check: informed([name], broken),
          },
        }
      : {}),
    title: { en: `The group ${name} is there`, es: `Está presente el grupo ${name}` },
    fix: { en: `Send the group ${name}.`, es: `Envíe el grupo ${name}.` },
    ...rest,
  });
};

const repeated = inferred({
  en: 'Inferred from DEPD13 and DEPD14, which DEPD21 to DEPD36 repeat for the till; the code was not seen',
  es: 'Inferida de DEPD13 y DEPD14, que DEPD21 a DEPD36 repiten para la caja; código no visto',
});

const askedFor = (mirrored: string): Kind => but(rejectsIfAsked, { source: repeated, inferredFrom: mirrored });

const lacksBenefits = 'Falta el grupo de beneficios del comprador';
const lacksTill = 'Falta el grupo de la caja de venta';
const incomplete = ['DEPD11', 'DEPD21'];

export const manufacturerRules: readonly Rule[] = pairRows(manufacturer);

const title = { en: 'Extensions of the POS ticket', es: 'Extensiones del tiquete POS' };

export const ticketRules = group({ code: 'PD', title, stage: 'content' }, [
  completeRow({
    family: 'PD11',
    lost: manufacturer,
    before: { en: 'before its benefits', es: 'antes de los beneficios' },
    alsoFires: ['DEPD21'],
  }),
  groupRow({
    family: 'PD13',
    kind: seen(rejects),
    wrapper: benefits.wrapper,
    name: benefits.wrapper,
    message: lacksBenefits,
    broken: unwrapped(benefits, 3),
    alsoFires: [],
  }),
  groupRow({
    family: 'PD14',
    kind: seen(rejects),
    wrapper: benefits.wrapper,
    name: benefits.group,
    message: lacksBenefits,
    broken: without(benefits),
    alsoFires: incomplete,
  }),
  ...pairRows(benefits),
  completeRow({
    family: 'PD21',
    lost: till,
    before: { en: 'before the till', es: 'antes de la caja' },
    alsoFires: ['DEPD11'],
  }),
  groupRow({
    family: 'PD23',
    kind: askedFor('DEPD13'),
    wrapper: till.wrapper,
    name: till.wrapper,
    message: lacksTill,
    broken: unwrapped(till, 4),
    alsoFires: [],
  }),
  groupRow({
    family: 'PD24',
    kind: askedFor('DEPD14'),
    wrapper: till.wrapper,
    name: till.group,
    message: lacksTill,
    broken: without(till),
    alsoFires: incomplete,
  }),
  ...pairRows(till),
]);
