/**
 * A complete payroll, a replacement and a deletion with every group and attribute that the judged rules look at,
 * written here by hand, independently of the issuing service. Earnings add up to 2,527,900.00 and deductions to
 * 268,000.00.
 */
import { createHash } from 'node:crypto';
import { editSpec } from '../document/edits/edit-spec.ts';
import type { XmlEdit } from '../document/edits/edit.ts';
import { childSpecs, type XmlRootSpec, type XmlSpec } from '../../src/common/xml/node.ts';
import { writeXml } from '../../src/common/xml/write.ts';
import { emptySignature } from '../checks/payroll/root.ts';
import { createCatalogue, readUnder } from '../judge/engine/catalogue.ts';
import type { DocumentKind } from '../document/kind.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import { runRule } from '../judge/engine/run.ts';
import { createSubject } from '../document/subject.ts';
import type { JudgedDocument, RegistryData } from '../registry/types.ts';
import { payrollRules } from '../rules/nie-payroll.ts';
import { defaultRegistry } from '../registry/default-registry.ts';
import { now, parsed } from './authority.fixture.ts';

export type PayrollForm = 'payroll' | 'replacement' | 'deletion';

export const kindOf = (form: PayrollForm): DocumentKind => (form === 'payroll' ? 'payroll' : 'payrollAdjustment');

/** Path of the element that holds the content. */
export const blockOfForm = { payroll: '/*', replacement: '/*/Reemplazar', deletion: '/*/Eliminar' } as const;

export const employer = { nit: '901500100', checkDigit: '2', name: 'EMPRESA DE PRUEBAS SAS' } as const;
export const software = { id: '3d5e8fa1-62bb-4047-9c23-a401d8e6f925', pin: '20193' } as const;
export const predecessorCune = 'ab'.repeat(48);

type Attributes = Readonly<Record<string, string>>;

const bearing = (name: string, attributes: Attributes): XmlSpec => ({ name, attributes, content: '' });
const text = (name: string, content: string): XmlSpec => ({ name, content });
const group = (name: string, ...content: readonly XmlSpec[]): XmlSpec => ({ name, content });

const predecessor = (name: string): XmlSpec =>
  bearing(name, { NumeroPred: 'N41', CUNEPred: predecessorCune, FechaGenPred: '2026-10-30' });

const period = bearing('Periodo', {
  FechaIngreso: '2024-01-15',
  FechaRetiro: '2026-11-30',
  FechaLiquidacionInicio: '2026-11-01',
  FechaLiquidacionFin: '2026-11-30',
  TiempoLaborado: '1036',
  FechaGen: '2026-11-20',
});

const place = { Pais: 'CO', DepartamentoEstado: '11', MunicipioCiudad: '11001' } as const;

const head = (form: PayrollForm): readonly XmlSpec[] => [
  bearing('NumeroSecuenciaXML', {
    ...(form === 'deletion' ? {} : { CodigoTrabajador: 'T-7' }),
    Prefijo: 'N',
    Consecutivo: '42',
    Numero: 'N42',
  }),
  bearing('LugarGeneracionXML', { ...place, Idioma: 'es' }),
  bearing('ProveedorXML', {
    RazonSocial: employer.name,
    NIT: employer.nit,
    DV: employer.checkDigit,
    SoftwareID: software.id,
    SoftwareSC: '',
  }),
  text('CodigoQR', ''),
  bearing('InformacionGeneral', {
    Version:
      form === 'payroll'
        ? 'V1.0: Documento Soporte de Pago de Nómina Electrónica'
        : 'V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica',
    Ambiente: '2',
    TipoXML: form === 'payroll' ? '102' : '103',
    CUNE: '',
    EncripCUNE: 'CUNE-SHA384',
    FechaGen: '2026-11-20',
    HoraGen: '10:00:00-05:00',
    ...(form === 'deletion' ? {} : { PeriodoNomina: '5', TipoMoneda: 'COP', TRM: '0.00' }),
  }),
  text('Notas', 'Pago de prueba'),
  bearing('Empleador', {
    RazonSocial: employer.name,
    NIT: employer.nit,
    DV: employer.checkDigit,
    ...place,
    Direccion: 'CR 10 # 20-30',
  }),
];

const worker = bearing('Trabajador', {
  TipoTrabajador: '01',
  SubTipoTrabajador: '00',
  AltoRiesgoPension: 'false',
  TipoDocumento: '13',
  NumeroDocumento: '1020304050',
  PrimerApellido: 'ROJAS',
  SegundoApellido: 'MEJÍA',
  PrimerNombre: 'LUZ',
  OtrosNombres: 'DARY',
  LugarTrabajoPais: 'CO',
  LugarTrabajoDepartamentoEstado: '76',
  LugarTrabajoMunicipioCiudad: '76001',
  LugarTrabajoDireccion: 'CL 1 # 2-03',
  SalarioIntegral: 'false',
  TipoContrato: '2',
  Sueldo: '2000000.00',
  CodigoTrabajador: 'T-7',
});

const overtime = (name: string, percent: string): XmlSpec =>
  group(
    `${name}s`,
    bearing(name, {
      HoraInicio: '2026-11-03T18:00:00',
      HoraFin: '2026-11-03T20:00:00',
      Cantidad: '2.00',
      Porcentaje: percent,
      Pago: '10000.00',
    }),
  );

const dates = { FechaInicio: '2026-11-04', FechaFin: '2026-11-05', Cantidad: '2' } as const;

const time = [
  bearing('Basico', { DiasTrabajados: '30', SueldoTrabajado: '2000000.00' }),
  bearing('Transporte', {
    AuxilioTransporte: '100000.00',
    ViaticoManuAlojS: '20000.00',
    ViaticoManuAlojNS: '10000.00',
  }),
  overtime('HED', '25.00'),
  overtime('HEN', '75.00'),
  overtime('HRN', '35.00'),
  overtime('HEDDF', '115.00'),
  overtime('HRDDF', '90.00'),
  overtime('HENDF', '165.00'),
  overtime('HRNDF', '125.00'),
] as const;

const leave = [
  group(
    'Vacaciones',
    bearing('VacacionesComunes', { ...dates, Pago: '50000.00' }),
    bearing('VacacionesCompensadas', { Cantidad: '3', Pago: '60000.00' }),
  ),
  bearing('Primas', { Cantidad: '30', Pago: '40000.00', PagoNS: '5000.00' }),
  bearing('Cesantias', { Pago: '30000.00', Porcentaje: '12.00', PagoIntereses: '3000.00' }),
  group('Incapacidades', bearing('Incapacidad', { ...dates, Tipo: '1', Pago: '20000.00' })),
  group(
    'Licencias',
    bearing('LicenciaMP', { ...dates, Pago: '15000.00' }),
    bearing('LicenciaR', { ...dates, Pago: '15000.00' }),
    bearing('LicenciaNR', dates),
  ),
] as const;

const concepts = [
  group('Bonificaciones', bearing('Bonificacion', { BonificacionS: '10000.00', BonificacionNS: '2000.00' })),
  group('Auxilios', bearing('Auxilio', { AuxilioS: '8000.00', AuxilioNS: '1000.00' })),
  group('HuelgasLegales', bearing('HuelgaLegal', dates)),
  group(
    'OtrosConceptos',
    bearing('OtroConcepto', { DescripcionConcepto: 'Prima extralegal', ConceptoS: '7000.00', ConceptoNS: '500.00' }),
  ),
  group('Compensaciones', bearing('Compensacion', { CompensacionO: '6000.00', CompensacionE: '400.00' })),
  group(
    'BonoEPCTVs',
    bearing('BonoEPCTV', {
      PagoS: '1000.00',
      PagoNS: '2000.00',
      PagoAlimentacionS: '3000.00',
      PagoAlimentacionNS: '4000.00',
    }),
  ),
  group('Comisiones', text('Comision', '9000.00')),
  group('PagosTerceros', text('PagoTercero', '8000.00')),
  group('Anticipos', text('Anticipo', '7000.00')),
  text('Dotacion', '6000.00'),
  text('ApoyoSost', '5000.00'),
  text('Teletrabajo', '4000.00'),
  text('BonifRetiro', '3000.00'),
  text('Indemnizacion', '2000.00'),
  text('Reintegro', '1000.00'),
] as const;

const deductions = group(
  'Deducciones',
  bearing('Salud', { Porcentaje: '4.00', Deduccion: '80000.00' }),
  bearing('FondoPension', { Porcentaje: '4.00', Deduccion: '80000.00' }),
  bearing('FondoSP', { Porcentaje: '1.00', DeduccionSP: '10000.00', PorcentajeSub: '0.50', DeduccionSub: '5000.00' }),
  group('Sindicatos', bearing('Sindicato', { Porcentaje: '1.00', Deduccion: '4000.00' })),
  group('Sanciones', bearing('Sancion', { SancionPublic: '3000.00', SancionPriv: '2000.00' })),
  group('Libranzas', bearing('Libranza', { Descripcion: 'Crédito de vivienda', Deduccion: '6000.00' })),
  group('PagosTerceros', text('PagoTercero', '1000.00')),
  group('Anticipos', text('Anticipo', '2000.00')),
  group('OtrasDeducciones', text('OtraDeduccion', '3000.00')),
  text('PensionVoluntaria', '4000.00'),
  text('RetencionFuente', '5000.00'),
  text('AFC', '6000.00'),
  text('Cooperativa', '7000.00'),
  text('EmbargoFiscal', '8000.00'),
  text('PlanComplementarios', '9000.00'),
  text('Educacion', '10000.00'),
  text('Reintegro', '11000.00'),
  text('Deuda', '12000.00'),
);

const paid = (form: PayrollForm): readonly XmlSpec[] => [
  period,
  ...head(form),
  worker,
  bearing('Pago', {
    Forma: '1',
    Metodo: '47',
    Banco: 'Banco de Pruebas',
    TipoCuenta: 'Ahorros',
    NumeroCuenta: '123456789',
  }),
  group('FechasPagos', text('FechaPago', '2026-11-30')),
  group('Devengados', ...time, ...leave, ...concepts),
  deductions,
  text('Redondeo', '0.00'),
  text('DevengadosTotal', '2527900.00'),
  text('DeduccionesTotal', '268000.00'),
  text('ComprobanteTotal', '2259900.00'),
];

const contents = (form: PayrollForm): readonly XmlSpec[] => {
  switch (form) {
    case 'payroll':
      return [{ ...bearing('Novedad', { CUNENov: '' }), content: 'false' }, ...paid(form)];
    case 'replacement':
      return [text('TipoNota', '1'), group('Reemplazar', predecessor('ReemplazandoPredecesor'), ...paid(form))];
    case 'deletion':
      return [text('TipoNota', '2'), group('Eliminar', predecessor('EliminandoPredecesor'), ...head(form))];
  }
};

/** The document before its codes are computed. */
const uncoded = (form: PayrollForm): XmlRootSpec => {
  const name = form === 'payroll' ? 'NominaIndividual' : 'NominaIndividualDeAjuste';
  const namespace = `dian:gov:co:facturaelectronica:${name}`;
  return {
    name,
    namespaces: {
      '': namespace,
      xs: 'http://www.w3.org/2001/XMLSchema-instance',
      ds: 'http://www.w3.org/2000/09/xmldsig#',
      ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
      xades: 'http://uri.etsi.org/01903/v1.3.2#',
      xades141: 'http://uri.etsi.org/01903/v1.4.1#',
      xsi: 'http://www.w3.org/2001/XMLSchema-instance',
    },
    attributes: { SchemaLocation: '', 'xsi:schemaLocation': `${namespace} ${name}.xsd` },
    content: [
      group('ext:UBLExtensions', group('ext:UBLExtension', group('ext:ExtensionContent', emptySignature))),
      ...contents(form),
    ],
  };
};

const sha384 = (...parts: readonly string[]): string => createHash('sha384').update(parts.join('')).digest('hex');

const childNamed = (spec: XmlSpec, name: string): XmlSpec | undefined =>
  childSpecs(spec).find((child) => child.name === name);

/** The codes as the annex writes them (NE 1.0, 8), for totals of two decimals. */
const codesOf = (form: PayrollForm, root: XmlRootSpec): readonly [cune: string, securityCode: string] => {
  const block = (form === 'payroll' ? root : childNamed(root, form === 'deletion' ? 'Eliminar' : 'Reemplazar')) ?? root;
  const of = (child: string, attribute: string): string => childNamed(block, child)?.attributes?.[attribute] ?? '';
  const total = (name: string): string => {
    const content = childNamed(block, name)?.content;
    return typeof content === 'string' ? content : '0.00';
  };
  const number = of('NumeroSecuenciaXML', 'Numero');
  const paidParts =
    form === 'deletion'
      ? ['0.00', '0.00', '0.00']
      : [total('DevengadosTotal'), total('DeduccionesTotal'), total('ComprobanteTotal')];
  const cune = sha384(
    ...[number, of('InformacionGeneral', 'FechaGen'), of('InformacionGeneral', 'HoraGen'), ...paidParts],
    of('Empleador', 'NIT'),
    form === 'deletion' ? '0' : of('Trabajador', 'NumeroDocumento'),
    of('InformacionGeneral', 'TipoXML'),
    software.pin,
    of('InformacionGeneral', 'Ambiente'),
  );
  return [cune, sha384(of('ProveedorXML', 'SoftwareID'), software.pin, number)];
};

const withCodes = (form: PayrollForm, root: XmlRootSpec): XmlRootSpec => {
  const [cune, securityCode] = codesOf(form, root);
  const base = blockOfForm[form];
  const address = `https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${cune}`;
  return editSpec(root, [
    { edit: 'set', path: `${base}/InformacionGeneral/@CUNE`, text: cune },
    { edit: 'set', path: `${base}/ProveedorXML/@SoftwareSC`, text: securityCode },
    { edit: 'set', path: `${base}/CodigoQR`, text: address },
  ]);
};

export type PayrollChanges = {
  /** Changes before the codes are computed. */
  readonly built?: readonly XmlEdit[] | undefined;
  /** Changes after that, which leave the codes as they are. */
  readonly coded?: readonly XmlEdit[] | undefined;
};

/** The changed document; its codes match what was built. */
export const payrollSpec = (form: PayrollForm, { built = [], coded = [] }: PayrollChanges = {}): XmlRootSpec =>
  editSpec(withCodes(form, editSpec(uncoded(form), built)), coded);

/** An accepted earlier payroll of the worker. */
export const acceptedPayroll: JudgedDocument = {
  issuerNit: employer.nit,
  type: '102',
  number: 'N41',
  key: predecessorCune,
  receiverId: '1020304050',
  issueDate: '2026-10-30',
  payableAmount: '2259900.00',
  state: 'accepted',
  fileName: 'nie09015001002600000029.xml',
  xml: '',
  applicationResponse: '',
  lines: [],
  statusMessage: '',
  receivedAt: 0,
};

/** The facts available to the judged rules, by default from the default registry. */
export const payrollFacts = (registry: Partial<RegistryData> = {}, facts: Partial<Facts> = {}): Facts => {
  const data = { ...defaultRegistry(), ...registry };
  const known: Partial<Facts> = {
    environment: { code: '2' },
    clock: { now },
    profile: { strict: false, literal: false },
    issuerRegistry: new Map(data.contributors.map((entry) => [entry.nit, entry])),
    softwareRegistry: new Map(data.software.map((entry) => [entry.id, entry])),
    referencedDocuments: { byKey: new Map([[predecessorCune, acceptedPayroll]]) },
    priorPayroll: { sameMonth: [] },
    ...facts,
  };
  return known as Facts; // The rules of payroll need no others.
};

export type PayrollSituation = PayrollChanges & {
  readonly form?: PayrollForm;
  readonly registry?: Partial<RegistryData>;
  readonly facts?: Partial<Facts>;
  /** A change of the written document. */
  readonly rewrite?: (xml: string) => string;
};

const catalogue = createCatalogue(payrollRules);

/** The result of one payroll rule. */
export const outcomeOf = (code: string, situation: PayrollSituation = {}): RuleResult => {
  const { form = 'payroll', registry, facts, rewrite = (xml) => xml, ...changes } = situation;
  const entry = catalogue.find(code).find(({ document }) => document === kindOf(form));
  if (entry === undefined) throw new Error(`There is no rule ${code}.`);
  const subject = createSubject(kindOf(form), parsed(rewrite(writeXml(payrollSpec(form, changes)))));
  const known = payrollFacts(registry, facts);
  return runRule(readUnder(known.profile, entry), subject, known);
};

/** Edits below the root. */
export const set = (path: string, content: string): XmlEdit => ({ edit: 'set', path: `/*/${path}`, text: content });
export const remove = (path: string): XmlEdit => ({ edit: 'remove', path: `/*/${path}` });
export const insert = (path: string, child: XmlSpec): XmlEdit => ({ edit: 'insert', path: `/*${path}`, child });
