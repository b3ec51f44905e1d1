/** Provider, employer and worker of payroll documents, and how and when the worker is paid. */
import { checkSecurityCode } from '../checks/payroll/codes.ts';
import {
  contractTypes,
  annexDocuments,
  annexSubTypes,
  workerDocuments,
  workerSubTypes,
  workerTypes,
  bankMethods,
  paymentForms,
  paymentMethods,
} from '../checks/payroll/lists.ts';
import { checkDigitOfNit, companyName, otherNames, personName, secondSurname } from '../checks/payroll/parties.ts';
import { authorisedSoftware, employerNit, softwareOwner } from '../checks/payroll/registry.ts';
import { filled, positive, trueOrFalse, day } from '../checks/payroll/values.ts';
import { situations } from '../checks/vocabulary/registry-situations.ts';
import type { Check } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { placeRows } from './nie-header.ts';
import { everywhere, type PayrollRow, type PayrollRule } from './nie-row.ts';
import { notifiesIfAsked, notifies } from './row.ts';
import { setBeside } from '../checks/payroll/edits.ts';
import { attributeOf } from '../../src/common/xml/tree.ts';

type PersonFamilies = readonly [surname: string, second: string, first: string, others: string];

type PersonalName = 'PrimerApellido' | 'SegundoApellido' | 'PrimerNombre' | 'OtrosNombres';

type PersonChecks = Readonly<Record<PersonalName, Pick<PayrollRow<never>, 'check' | 'alsoFires'>>>;

/** The names of a person, in attributes of the element. */
const personRows = (
  element: string,
  [surname, second, first, others]: PersonFamilies,
  checks: PersonChecks,
): readonly PayrollRule[] => {
  const name = (attribute: PersonalName) => ({ path: `${element}/@${attribute}`, ...checks[attribute] });
  return [
    everywhere({ family: surname, message: 'Falta el primer apellido', ...name('PrimerApellido') }),
    everywhere({ family: second, message: 'Falta el segundo apellido', ...name('SegundoApellido') }),
    everywhere({ family: first, message: 'Falta el primer nombre', ...name('PrimerNombre') }),
    everywhere({ family: others, kind: notifiesIfAsked, message: 'Faltan otros nombres', ...name('OtrosNombres') }),
  ];
};

/** The names of a party that is a company or a person. */
const nameRows = (party: string, company: string, person: PersonFamilies): readonly PayrollRule[] => [
  everywhere({
    family: company,
    path: `${party}/@RazonSocial`,
    message: 'Falta la razón social',
    check: companyName(),
  }),
  ...personRows(party, person, {
    PrimerApellido: { check: personName('PrimerApellido') },
    SegundoApellido: { check: secondSurname() },
    PrimerNombre: { check: personName('PrimerNombre') },
    OtrosNombres: { check: otherNames() },
  }),
];

const checkDigitRow = (family: string, party: string, whose: string): PayrollRule =>
  everywhere({ family, path: `${party}/@DV`, message: `DV del ${whose} no válido`, check: checkDigitOfNit() });

const provider = 'ProveedorXML';

export const providerRows: readonly PayrollRule[] = [
  ...nameRows(provider, '205', ['206', '207', '208', '209']),
  everywhere({
    family: '017',
    path: `${provider}/@NIT`,
    title: {
      en: 'The owner of the software is registered for payroll',
      es: 'El dueño del software está registrado para nómina',
    },
    message: 'Falta el NIT del dueño del software o no está registrado',
    needs: ['issuerRegistry', 'softwareRegistry'],
    check: softwareOwner,
    fix: {
      en: 'Pass the test set of payroll with the owner of the software, or add payroll to the families of the owner in the registry file (families: [invoicing, payroll]); its NIT has digits only.',
      es: 'Apruebe el set de pruebas de nómina con el dueño del software, o agregue payroll a las familias del dueño en el archivo de registros (families: [invoicing, payroll]); su NIT va solo con dígitos.',
    },
    alsoFires: ['019'],
  }),
  checkDigitRow('018', provider, 'dueño del software'),
  everywhere({
    family: '019',
    path: `${provider}/@SoftwareID`,
    title: {
      en: 'The software may issue payroll for the employer',
      es: 'El software está autorizado para emitir nómina del empleador',
    },
    message: 'El software no está autorizado para este emisor',
    needs: ['softwareRegistry'],
    check: authorisedSoftware,
    fix: {
      en: 'Use the SoftwareID that the authority shows for the payroll of this employer, or register this one for it in the registry file (software).',
      es: 'Use el SoftwareID que la DIAN muestra para la nómina de este empleador, o registre este en el archivo de registros (software).',
    },
  }),
  everywhere({
    family: '020',
    path: `${provider}/@SoftwareSC`,
    title: {
      en: 'The security code follows from software, PIN and number',
      es: 'El código de seguridad resulta del software, el PIN y el número',
    },
    message: 'Código de seguridad del software ausente o incorrecto',
    deletionMessage: 'Falta el código de seguridad del software',
    needs: ['softwareRegistry'],
    check: checkSecurityCode,
    fix: {
      en: 'Check the PIN of the software and that the number carries its prefix.',
      es: 'Revise el PIN del software y que el número lleve su prefijo.',
    },
  }),
];

const employer = 'Empleador';

/** Nobody is enabled for payroll any more: provider and platform say so along with the employer. */
export const nobodyEnabled: Violation = { registry: situations.onlySupport };

export const employerRows: readonly PayrollRule[] = [
  ...nameRows(employer, '032', ['210', '211', '212', '213']),
  everywhere({
    family: '033',
    path: `${employer}/@NIT`,
    title: {
      en: 'The employer is named by its NIT in digits and enabled for payroll',
      es: 'El NIT del empleador va solo con dígitos y está habilitado para nómina',
    },
    message: 'El NIT del empleador va sin guiones ni DV',
    needs: ['issuerRegistry'],
    check: employerNit,
    fix: {
      en: 'Pass the test set of payroll first, or add payroll to the families of the employer in the registry file (families: [invoicing, payroll]); the NIT has digits only, without hyphen and check digit.',
      es: 'Apruebe primero el set de pruebas de nómina, o agregue payroll a las familias del empleador en el archivo de registros (families: [invoicing, payroll]); el NIT va solo con dígitos, sin guion ni DV.',
    },
    violation: nobodyEnabled,
    alsoFires: ['017', '92'],
  }),
  checkDigitRow('034', employer, 'empleador'),
  ...placeRows(`${employer}/@`, { country: '035', department: '036', municipality: '037' }),
  everywhere({
    family: '038',
    path: `${employer}/@Direccion`,
    message: 'Falta la dirección del empleador',
    check: filled(),
  }),
];

const worker = (attribute: string): string => `Trabajador/@${attribute}`;

const documentNumber = is.matches(
  /^[^.,\s]+$/,
  { en: 'a number without dots, commas and blanks', es: 'un número sin puntos, comas ni espacios' },
  '1.234.567',
);

type About = Pick<PayrollRow<never>, 'message' | 'check' | 'strictly'>;

const workerRow = (family: string, attribute: string, about: About): PayrollRule =>
  everywhere({ family, path: worker(attribute), ...about });

const workerNames = personRows('Trabajador', ['046', '047', '048', '049'], {
  PrimerApellido: { check: filled() },
  SegundoApellido: { check: is.there(), alsoFires: ['ZB01'] },
  PrimerNombre: { check: filled() },
  OtrosNombres: { check: is.there() },
});

export const workerRows: readonly PayrollRule[] = [
  workerRow('041', 'TipoTrabajador', {
    message: 'Tipo de trabajador fuera de lista',
    check: is.oneOf(workerTypes, { outside: '99' }),
  }),
  workerRow('042', 'SubTipoTrabajador', {
    message: 'Subtipo de trabajador fuera de lista',
    check: is.oneOf(workerSubTypes, { outside: '99' }),
    strictly: {
      holds: { en: 'The sub-type is one of the annex: 00 or 01.', es: 'El subtipo es uno de los del anexo: 00 o 01.' },
      check: is.oneOf(annexSubTypes),
    },
  }),
  workerRow('043', 'AltoRiesgoPension', {
    message: 'AltoRiesgoPension debe ser true o false',
    check: trueOrFalse(),
  }),
  workerRow('044', 'TipoDocumento', {
    message: 'Tipo de documento del trabajador fuera de lista',
    check: is.oneOf(workerDocuments, { outside: '99' }),
    strictly: {
      holds: {
        en: 'The type of document is one of the annex, which has no 48.',
        es: 'El tipo de documento es uno de los del anexo, que no incluye el 48.',
      },
      check: is.oneOf(annexDocuments),
    },
  }),
  everywhere({
    family: '045',
    path: worker('NumeroDocumento'),
    message: 'Número de documento del trabajador no válido',
    check: documentNumber,
    alsoFires: ['ZB01'],
  }),
  ...workerNames,
  ...placeRows(worker('LugarTrabajo'), { country: '050', department: '051', municipality: '052' }),
  workerRow('053', 'LugarTrabajoDireccion', { message: 'Falta la dirección del lugar de trabajo', check: filled() }),
  workerRow('056', 'SalarioIntegral', { message: 'SalarioIntegral debe ser true o false', check: trueOrFalse() }),
  workerRow('061', 'TipoContrato', {
    message: 'Tipo de contrato fuera de lista',
    check: is.oneOf(contractTypes, { outside: '9' }),
  }),
  workerRow('062', 'Sueldo', { message: 'Falta el sueldo base', check: positive() }),
  everywhere({
    family: '063',
    kind: notifiesIfAsked,
    path: worker('CodigoTrabajador'),
    message: 'Falta el código del trabajador',
    check: is.there(),
  }),
];

const account = { Banco: 'Banco de Pruebas', TipoCuenta: 'Ahorros', NumeroCuenta: '123456789' } as const;

/** There and not empty where the method pays through a bank. */
const neededByBank = (attribute: keyof typeof account): Check => ({
  ...is.when(({ owner }) => bankMethods.has(attributeOf(owner, 'Metodo') ?? ''), is.present()),
  predicate: {
    en: 'is there where the method pays through a bank',
    es: 'está presente si el medio de pago usa un banco',
  },
  breakAt: setBeside({ Metodo: '47', ...account, [attribute]: '' }),
});

const bankRow = (family: string, attribute: keyof typeof account, message: string): PayrollRule =>
  everywhere({ family, kind: notifies, path: `Pago/@${attribute}`, message, check: neededByBank(attribute) });

export const paymentRows: readonly PayrollRule[] = [
  everywhere({
    family: '064',
    path: 'Pago/@Forma',
    message: 'Forma de pago fuera de lista',
    check: is.oneOf(paymentForms, { outside: '2' }),
  }),
  everywhere({
    family: '065',
    path: 'Pago/@Metodo',
    message: 'Medio de pago fuera de lista',
    check: is.oneOf(paymentMethods, {
      outside: '99',
      name: { en: 'a payment method of the table', es: 'un medio de pago de la tabla' },
    }),
  }),
  bankRow('066', 'Banco', 'Falta el banco'),
  bankRow('067', 'TipoCuenta', 'Falta el tipo de cuenta'),
  bankRow('068', 'NumeroCuenta', 'Falta el número de cuenta'),
  everywhere({ family: '203', path: 'FechasPagos/FechaPago', message: 'Falta la fecha de pago', check: day() }),
];
