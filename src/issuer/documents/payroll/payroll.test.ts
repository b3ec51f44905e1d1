import { SignedXml } from 'xml-crypto';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../common/env/env.ts';
import type { XmlRootSpec, XmlSpec } from '../../../common/xml/node.ts';
import { writeXml } from '../../../common/xml/write.ts';
import {
  deletionBody,
  fullBody,
  fullReplacementBody,
  payrollBody,
  takenDeletion,
  takenPayroll,
  takenReplacement,
} from '../../requests/payroll/payroll-body.fixture.ts';
import { makeTestChain } from '../../signing/credentials.fixture.ts';
import { signatureIds, signDocument } from '../../signing/xades.ts';
import { all, every, one, texts } from '../built.fixture.ts';
import { accruedFigures, accruedGroups, deductionFigures, deductionGroups } from './concepts.ts';
import { schemaFaults } from './order.fixture.ts';
import { buildPayroll } from './payroll.ts';

const built = (body: unknown = payrollBody()): XmlRootSpec => buildPayroll(takenPayroll(body).model);
const replacement = (body: unknown = fullReplacementBody()): XmlRootSpec => buildPayroll(takenReplacement(body).model);
const deletion = (body: unknown = deletionBody()): XmlRootSpec => buildPayroll(takenDeletion(body).model);

const attributes = (root: XmlSpec, path: string): Readonly<Record<string, string>> => one(root, path).attributes ?? {};
const childNames = (element: XmlSpec): readonly string[] =>
  typeof element.content === 'string' ? [] : element.content.map(({ name }) => name);

const documents: readonly (readonly [name: string, root: XmlRootSpec])[] = [
  ['a plain payroll document', built()],
  ['one with every concept', built(fullBody())],
  [
    'one without novelty, prefix, codes and second names',
    built(
      payrollBody({
        novelty: undefined,
        worker_code: undefined,
        'worker.second_surname': undefined,
        'worker.middle_name': null,
        payment: { payment_method_id: 10 },
      }),
    ),
  ],
  ['a replacement with every concept', replacement()],
  ['a deletion', deletion()],
];

describe('a payroll document', () => {
  it.each(documents)('is accepted by the schema: %s', (_name, root) => {
    expect(schemaFaults(root)).toEqual([]);
  });

  it('is checked by a fixture that detects errors', () => {
    const root = built(fullBody());
    const content = root.content as readonly XmlSpec[];
    const last = { name: 'Devengados', content: [] };
    expect(schemaFaults({ ...root, attributes: {}, content: [...content, last] })).toEqual([
      'NominaIndividual: @SchemaLocation is missing',
      'NominaIndividual: Devengados is out of order',
      'NominaIndividual: wrong number of Devengados',
      'Devengados: wrong number of Basico',
    ]);
  });

  it('has the requested values in its attributes', () => {
    const root = built();
    expect(attributes(root, 'Periodo')).toEqual({
      FechaIngreso: '2024-02-01',
      FechaLiquidacionInicio: '2026-11-01',
      FechaLiquidacionFin: '2026-11-30',
      TiempoLaborado: '1020',
      FechaGen: '2026-11-20',
    });
    expect(attributes(root, 'NumeroSecuenciaXML')).toEqual({
      CodigoTrabajador: 'T-7',
      Prefijo: 'NI',
      Consecutivo: '42',
      Numero: 'NI42',
    });
    const place = { Pais: 'CO', DepartamentoEstado: '11', MunicipioCiudad: '11001' };
    expect(attributes(root, 'LugarGeneracionXML')).toEqual({ ...place, Idioma: 'es' });
    expect(attributes(root, 'Empleador')).toEqual({
      RazonSocial: 'EMPRESA DE PRUEBAS SAS',
      NIT: '901500100',
      DV: '2',
      ...place,
      Direccion: 'CR 10 # 20-30',
    });
    expect(attributes(root, 'Pago')).toEqual({
      Forma: '1',
      Metodo: '42',
      Banco: 'Banco & Cía.',
      TipoCuenta: 'Ahorros',
      NumeroCuenta: '00123',
    });
    expect(texts(root, 'FechasPagos/FechaPago')).toEqual(['2026-11-15', '2026-11-30']);
  });

  it('names the worker', () => {
    expect(attributes(built(), 'Trabajador')).toEqual({
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
      LugarTrabajoDepartamentoEstado: '11',
      LugarTrabajoMunicipioCiudad: '11001',
      LugarTrabajoDireccion: 'CL 1 # 2-03',
      SalarioIntegral: 'false',
      TipoContrato: '2',
      Sueldo: '2000000.00',
      CodigoTrabajador: 'T-7',
    });
  });

  it('writes an empty second surname and leaves out other names', () => {
    const root = built(payrollBody({ 'worker.second_surname': undefined, 'worker.middle_name': undefined }));
    expect(attributes(root, 'Trabajador').SegundoApellido).toBe('');
    expect(attributes(root, 'Trabajador')).not.toHaveProperty('OtrosNombres');
  });

  it("prefers the worker's own code for the worker, the body's for the number", () => {
    const root = built(payrollBody({ 'worker.worker_code': 'W' }));
    expect(attributes(root, 'NumeroSecuenciaXML').CodigoTrabajador).toBe('T-7');
    expect(attributes(root, 'Trabajador').CodigoTrabajador).toBe('W');
    const only = built(payrollBody({ worker_code: undefined, 'worker.worker_code': 'W' }));
    expect(attributes(only, 'NumeroSecuenciaXML').CodigoTrabajador).toBe('W');
  });

  it('has the literals of its kind and leaves the codes empty', () => {
    expect(attributes(built(), 'InformacionGeneral')).toEqual({
      Version: 'V1.0: Documento Soporte de Pago de Nómina Electrónica',
      Ambiente: '2',
      TipoXML: '102',
      CUNE: '',
      EncripCUNE: 'CUNE-SHA384',
      FechaGen: '2026-11-20',
      HoraGen: '10:30:15-05:00',
      PeriodoNomina: '5',
      TipoMoneda: 'COP',
    });
    expect(texts(built(), 'CodigoQR')).toEqual(['']);
    expect(attributes(built(), 'ProveedorXML')).toEqual({
      RazonSocial: 'EMPRESA DE PRUEBAS SAS',
      NIT: '901500100',
      DV: '2',
      SoftwareID: '3d5e8fa1-62bb-4047-9c23-a401d8e6f925',
      SoftwareSC: '',
    });
  });

  it.each([
    [false, '', 'false'],
    [true, 'cd'.repeat(48), 'true'],
  ])('states whether it is a novelty: %s', (novelty, uuidnov, text) => {
    const root = built(payrollBody({ novelty: { novelty, uuidnov } }));
    expect(texts(root, 'Novedad')).toEqual([text]);
    expect(attributes(root, 'Novedad')).toEqual({ CUNENov: uuidnov });
  });

  it('sends wrong totals as given, half to even, and their difference', () => {
    const root = built(payrollBody({ 'accrued.accrued_total': '10.005', 'deductions.deductions_total': '3.5' }));
    expect(texts(root, 'DevengadosTotal')).toEqual(['10.00']);
    expect(texts(root, 'DeduccionesTotal')).toEqual(['3.50']);
    expect(texts(root, 'ComprobanteTotal')).toEqual(['6.50']);
  });
});

describe('accruals and deductions', () => {
  const root = built(fullBody());

  it('writes every concept of the tables', () => {
    const groups = [...accruedGroups, ...deductionGroups];
    const wanted = [
      ...groups.flatMap(({ wrapper, concepts }) => [wrapper, ...concepts.map(({ element }) => element)]),
      ...[...accruedFigures, ...deductionFigures].map(({ element }) => element),
    ].filter((name) => name !== undefined);
    const names = new Set(every(root).map(({ name }) => name));
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    ['Transporte', { AuxilioTransporte: '200000.00', ViaticoManuAlojS: '1.00', ViaticoManuAlojNS: '2.00' }],
    [
      'HEDs/HED',
      {
        HoraInicio: '2026-11-03T18:00:00',
        HoraFin: '2026-11-03T20:00:00',
        Cantidad: '2.5',
        Porcentaje: '25.00',
        Pago: '1000.00',
      },
    ],
    ['Vacaciones/VacacionesCompensadas', { Cantidad: '2', Pago: '1000.00' }],
    ['Primas', { Cantidad: '30', Pago: '1000.00', PagoNS: '10.00' }],
    ['Cesantias', { Pago: '1000.00', Porcentaje: '12.00', PagoIntereses: '120.00' }],
    ['Licencias/LicenciaNR', { FechaInicio: '2026-11-04', FechaFin: '2026-11-05', Cantidad: '2' }],
    ['OtrosConceptos/OtroConcepto', { DescripcionConcepto: 'Otro', ConceptoS: '1.00', ConceptoNS: '2.00' }],
  ])('writes Devengados/%s', (path, expected) => {
    expect(attributes(root, `Devengados/${path}`)).toEqual(expected);
  });

  it.each([
    ['HED', '25.00'],
    ['HEN', '75.00'],
    ['HRN', '35.00'],
    ['HEDDF', '115.00'],
    ['HRDDF', '90.00'],
    ['HENDF', '165.00'],
    ['HRNDF', '125.00'],
  ])('writes the surcharge of %s', (element, percent) => {
    expect(attributes(root, `Devengados/${element}s/${element}`).Porcentaje).toBe(percent);
  });

  it.each([
    ['Salud', { Porcentaje: '4.00', Deduccion: '80000.00' }],
    ['FondoPension', { Porcentaje: '4.00', Deduccion: '80000.00' }],
    ['FondoSP', { Porcentaje: '1.00', DeduccionSP: '7.00', PorcentajeSub: '1.00', DeduccionSub: '8.00' }],
    ['Sindicatos/Sindicato', { Porcentaje: '1.00', Deduccion: '6.00' }],
    ['Sanciones/Sancion', { SancionPublic: '0.00', SancionPriv: '5.00' }],
    ['Libranzas/Libranza', { Descripcion: 'Crédito de vivienda', Deduccion: '4.00' }],
  ])('writes Deducciones/%s', (path, expected) => {
    expect(attributes(root, `Deducciones/${path}`)).toEqual(expected);
  });

  it('puts rows of one list, and lists of one group, into one element', () => {
    expect(texts(root, 'Devengados/Comisiones/Comision')).toEqual(['5.00', '6.00']);
    expect(childNames(one(root, 'Devengados/Licencias'))).toEqual(['LicenciaMP', 'LicenciaR', 'LicenciaNR']);
    expect(all(root, 'Devengados/Licencias')).toHaveLength(1);
  });

  it('writes nothing for absent concepts', () => {
    const plain = built(payrollBody({ 'accrued.transportation_allowance': undefined, 'accrued.HEDs': [] }));
    expect(childNames(one(plain, 'Devengados'))).toEqual(['Basico']);
    expect(childNames(one(plain, 'Deducciones'))).toEqual(['Salud', 'FondoPension']);
  });
});

describe('an adjustment', () => {
  it('replaces: the predecessor, then everything a payroll document has except its novelty', () => {
    const root = replacement();
    expect(texts(root, 'TipoNota')).toEqual(['1']);
    expect(attributes(root, 'Reemplazar/ReemplazandoPredecesor')).toEqual({
      NumeroPred: 'NI7',
      CUNEPred: 'ab'.repeat(48),
      FechaGenPred: '2026-10-30',
    });
    const [, ...rest] = childNames(one(root, 'Reemplazar'));
    expect(rest).toEqual(childNames(built(fullBody())).filter((name) => !/^(?:ext:|Novedad)/.test(name)));
    expect(attributes(root, 'Reemplazar/InformacionGeneral')).toMatchObject({
      Version: 'V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica',
      TipoXML: '103',
    });
  });

  it('deletes: only the header, without period, currency and worker', () => {
    const root = deletion(deletionBody({ notes: 'Repetida', worker_code: 'T-7' }));
    expect(texts(root, 'TipoNota')).toEqual(['2']);
    expect(childNames(one(root, 'Eliminar'))).toEqual([
      'EliminandoPredecesor',
      'NumeroSecuenciaXML',
      'LugarGeneracionXML',
      'ProveedorXML',
      'CodigoQR',
      'InformacionGeneral',
      'Notas',
      'Empleador',
    ]);
    expect(Object.keys(attributes(root, 'Eliminar/NumeroSecuenciaXML'))).toEqual(['Prefijo', 'Consecutivo', 'Numero']);
    expect(attributes(root, 'Eliminar/InformacionGeneral')).not.toHaveProperty('PeriodoNomina');
    expect(attributes(root, 'Eliminar/InformacionGeneral')).not.toHaveProperty('TipoMoneda');
  });
});

describe('the fields behind a document', () => {
  const root = built(fullBody());
  const fieldOf = (path: string, attribute?: string): string | undefined => {
    const element = one(root, path);
    return attribute === undefined ? element.field : element.attributeFields?.[attribute];
  };

  it.each([
    ['Periodo', 'FechaRetiro', 'period.retirement_date'],
    ['NumeroSecuenciaXML', 'Consecutivo', 'consecutive'],
    ['NumeroSecuenciaXML', 'CodigoTrabajador', 'worker_code'],
    ['Empleador', 'MunicipioCiudad', 'establishment_municipality'],
    ['InformacionGeneral', 'PeriodoNomina', 'payroll_period_id'],
    ['Trabajador', 'SalarioIntegral', 'worker.integral_salarary'],
    ['Pago', 'Banco', 'payment.bank_name'],
    ['Novedad', 'CUNENov', 'novelty.uuidnov'],
    ['Devengados/Basico', 'SueldoTrabajado', 'accrued.salary'],
    ['Devengados/HEDs/HED', 'Porcentaje', 'accrued.HEDs.0.percentage'],
    ['Deducciones/FondoPension', 'Porcentaje', 'deductions.pension_type_law_deductions_id'],
  ])('are known for %s/@%s', (path, attribute, field) => {
    expect(fieldOf(path, attribute)).toBe(field);
  });

  it.each([
    ['FechasPagos/FechaPago', 'payment_dates.0.payment_date'],
    ['Devengados/Comisiones/Comision', 'accrued.commissions.0.commission'],
    ['Devengados/Dotacion', 'accrued.endowment'],
    ['DevengadosTotal', 'accrued.accrued_total'],
    ['DeduccionesTotal', 'deductions.deductions_total'],
  ])('are known for the text of %s', (path, field) => {
    expect(fieldOf(path)).toBe(field);
  });

  it("are absent for the service's own values, and for absent attributes", () => {
    expect(fieldOf('ComprobanteTotal')).toBeUndefined();
    expect(fieldOf('InformacionGeneral', 'TRM')).toBeUndefined();
    const unfed = every(root).filter(({ attributes: own = {}, attributeFields = {} }) =>
      Object.keys(attributeFields).some((name) => !(name in own)),
    );
    expect(unfed).toEqual([]);
  });
});

describe('the root', () => {
  it('declares every namespace of the structure, sorted as canonical XML requires', () => {
    const xml = writeXml(deletion());
    const [tag = ''] = /^<[^>]*>/.exec(xml) ?? [];
    expect([...tag.matchAll(/ ([\w:]+)=/gi)].map(([, name]) => name)).toEqual([
      'xmlns',
      'xmlns:ds',
      'xmlns:ext',
      'xmlns:xades',
      'xmlns:xades141',
      'xmlns:xs',
      'xmlns:xsi',
      'SchemaLocation',
      'xsi:schemaLocation',
    ]);
    expect(tag).toContain(' xmlns="dian:gov:co:facturaelectronica:NominaIndividualDeAjuste"');
    expect(tag).toContain(' SchemaLocation="" ');
  });

  const chain = makeTestChain();
  const [leafPem = ''] = chain.certificatesPem;

  it.each(documents)('has a place for a signature, which verifies: %s', (_name, root) => {
    const signed = signDocument(writeXml(root), {
      credentials: chain.credentials,
      signingTime: Date.parse('2026-11-20T15:30:15Z'),
      role: 'supplier',
      ids: signatureIds(seededRandom('payroll')),
    });
    if (!signed.ok) throw new Error(signed.message);
    expect(signed.xml).toMatch(/<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><ds:Signature /);
    const verifier = new SignedXml({ publicCert: leafPem });
    verifier.loadSignature(/<ds:Signature [\s\S]*<\/ds:Signature>/.exec(signed.xml)?.[0] ?? '');
    expect(verifier.checkSignature(signed.xml)).toBe(true);
    expect(verifier.getSignedReferences()).toHaveLength(3);
  });
});
