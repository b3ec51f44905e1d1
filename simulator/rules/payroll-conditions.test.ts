import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import { insert, outcomeOf, predecessorCune, remove, set } from '../testing/payroll.fixture.ts';

type Status = RuleResult['status'];
type Row = readonly [code: string, what: string, built: readonly XmlEdit[], status: Status];

const dates: readonly Row[] = [
  ['NIE002', 'none', [remove('Periodo/@FechaIngreso')], 'failed'],
  ['NIE003', 'none', [remove('Periodo/@FechaRetiro')], 'passed'],
  ['NIE006', 'none', [remove('Periodo/@TiempoLaborado')], 'failed'],
  ['NIE074', 'none', [remove('Devengados/HEDs/HED/@HoraInicio')], 'passed'],
  ['NIE109', 'none', [remove('Devengados/Vacaciones/VacacionesComunes/@FechaInicio')], 'passed'],
  ['NIE203', 'no date at all', [remove('FechasPagos/FechaPago')], 'failed'],
  ['NIE203', 'a wrong second date', [insert('/FechasPagos', { name: 'FechaPago', content: '30/11/2026' })], 'failed'],
];

const number = (prefix: string, consecutive: string, whole: string): readonly XmlEdit[] => [
  set('NumeroSecuenciaXML/@Prefijo', prefix),
  set('NumeroSecuenciaXML/@Consecutivo', consecutive),
  set('NumeroSecuenciaXML/@Numero', whole),
];

const numbers: readonly Row[] = [
  ['NIE010', 'no prefix', [remove('NumeroSecuenciaXML/@Prefijo')], 'passed'],
  ['NIE010', 'an empty prefix', number('', '42', '42'), 'passed'],
  ['NIE010', 'a prefix of digits', number('2026', '1', '20261'), 'passed'],
  ['NIE010', 'a blank in it', number('N ', '1', 'N 1'), 'failed'],
  ['NIE010', 'an underscore', number('N_', '1', 'N_1'), 'failed'],
  ['NIE011', 'leading zeros', number('N', '0042', 'N0042'), 'passed'],
  ['NIE011', 'a sign', number('N', '-1', 'N-1'), 'failed'],
  ['NIE011', 'none', [remove('NumeroSecuenciaXML/@Consecutivo')], 'failed'],
  ['NIE012', 'no prefix', [remove('NumeroSecuenciaXML/@Prefijo'), set('NumeroSecuenciaXML/@Numero', '42')], 'passed'],
  ['NIE012', 'a hyphen between', number('N', '42', 'N-42'), 'failed'],
  ['NIE012', 'a blank behind', number('N', '42', 'N42 '), 'failed'],
  ['NIE012', 'zeros dropped', number('N', '0042', 'N42'), 'failed'],
];

const lists: readonly Row[] = [
  ['NIE045', 'none', [remove('Trabajador/@NumeroDocumento')], 'failed'],
  ['NIE047', 'an empty surname', [set('Trabajador/@SegundoApellido', '')], 'passed'],
  ['NIE046', 'an empty surname', [set('Trabajador/@PrimerApellido', ' ')], 'failed'],
  ['NIE066', 'cash without bank', [set('Pago/@Metodo', '10'), remove('Pago/@Banco')], 'passed'],
  ['NIE066', 'a deposit without bank', [set('Pago/@Metodo', '42'), remove('Pago/@Banco')], 'failed'],
  ['NIE068', 'a transfer with an empty account', [set('Pago/@NumeroCuenta', ' ')], 'failed'],
];

const asPerson = (party: string, names: Readonly<Record<string, string>>): readonly XmlEdit[] => [
  remove(`${party}/@RazonSocial`),
  ...Object.entries(names).map(([name, value]) => set(`${party}/@${name}`, value)),
];
const ana = { PrimerApellido: 'PARRA', SegundoApellido: '', PrimerNombre: 'ANA' };

const parties: readonly Row[] = [
  ...['205', '206', '207', '208'].map((family): Row => [
    `NIE${family}`,
    'a whole person',
    asPerson('ProveedorXML', ana),
    'passed',
  ]),
  ...['032', '210', '211', '212'].map((family): Row => [
    `NIE${family}`,
    'a whole person',
    asPerson('Empleador', ana),
    'passed',
  ]),
  ['NIE205', 'nobody', [remove('ProveedorXML/@RazonSocial')], 'failed'],
  ['NIE206', 'nobody', [remove('ProveedorXML/@RazonSocial')], 'passed'],
  ['NIE206', 'a company', [], 'passed'],
  ['NIE206', 'a person without surname', asPerson('ProveedorXML', { PrimerNombre: 'ANA' }), 'failed'],
  ['NIE206', 'only an empty surname', asPerson('ProveedorXML', { PrimerApellido: '' }), 'passed'],
  ['NIE207', 'only an empty surname', asPerson('ProveedorXML', { PrimerApellido: '' }), 'failed'],
  ['NIE208', 'an empty name', asPerson('ProveedorXML', { ...ana, PrimerNombre: '' }), 'failed'],
  ['NIE209', 'a person', asPerson('ProveedorXML', ana), 'failed'],
  ['NIE209', 'a person with more names', asPerson('ProveedorXML', { ...ana, OtrosNombres: '' }), 'passed'],
  ['NIE211', 'a person without second surname', asPerson('Empleador', { PrimerApellido: 'PARRA' }), 'failed'],
  ['NIE018', 'blanks around it', [set('ProveedorXML/@DV', ' 2 ')], 'failed'],
  ['NIE018', 'none', [remove('ProveedorXML/@DV')], 'failed'],
  ['NIE034', 'that of another NIT', [set('Empleador/@DV', '3')], 'failed'],
  ['NIE034', 'of what is no NIT', [set('Empleador/@NIT', '901.500.100')], 'failed'],
  ['NIE033', 'none', [remove('Empleador/@NIT')], 'failed'],
  ['92', 'one registered without payroll', [set('Empleador/@NIT', '901500400')], 'failed'],
  ['92', 'a cancelled one', [set('Empleador/@NIT', '901500300')], 'failed'],
  ['92', 'another that is enabled', [set('Empleador/@NIT', '901500600')], 'passed'],
  ['NIE017', 'none', [remove('ProveedorXML/@NIT')], 'failed'],
  ['NIE019', 'another owner', [set('ProveedorXML/@NIT', '901500600')], 'failed'],
  ['NIE019', 'another employer', [set('Empleador/@NIT', '901500600')], 'failed'],
  [
    'NIE019',
    'the software of invoices',
    [set('ProveedorXML/@SoftwareID', '1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205')],
    'failed',
  ],
  ['NIE019', 'none', [remove('ProveedorXML/@SoftwareID')], 'failed'],
];

const unknownSoftware = set('ProveedorXML/@SoftwareID', '00000000-0000-4000-8000-000000000000');

const general: readonly Row[] = [
  ['NIE020', 'an unknown software', [unknownSoftware], 'notEvaluated'],
  ['NIE024', 'an unknown software', [unknownSoftware], 'notEvaluated'],
  [
    'NIE022',
    'the version of an adjustment',
    [set('InformacionGeneral/@Version', 'V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica')],
    'failed',
  ],
  ['NIE202', 'the type of an adjustment', [set('InformacionGeneral/@TipoXML', '103')], 'failed'],
  ['NIE023', 'production', [set('InformacionGeneral/@Ambiente', '1')], 'failed'],
  ['NIE024', 'production, coded for it', [set('InformacionGeneral/@Ambiente', '1')], 'passed'],
  [
    'NIE200',
    'dollars at a rate',
    [set('InformacionGeneral/@TipoMoneda', 'USD'), set('InformacionGeneral/@TRM', '4100.5')],
    'passed',
  ],
  [
    'NIE200',
    'dollars without rate',
    [set('InformacionGeneral/@TipoMoneda', 'USD'), remove('InformacionGeneral/@TRM')],
    'failed',
  ],
  ['NIE200', 'pesos without rate', [remove('InformacionGeneral/@TRM')], 'passed'],
  ['NIE031', 'none', [remove('Notas')], 'failed'],
  ['NIE001', 'no extension', [remove('ext:UBLExtensions')], 'failed'],
  [
    'NIE001',
    'none in the extension',
    [remove('ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature')],
    'failed',
  ],
];

const earned = (name: string, text: string): XmlEdit => set(`Devengados/${name}`, text);

const amounts: readonly Row[] = [
  ['NIE070', 'none', [remove('Devengados/Basico/@SueldoTrabajado')], 'failed'],
  ['NIE071', 'none', [remove('Devengados/Transporte/@AuxilioTransporte')], 'passed'],
  ['NIE071', 'more than forty figures', [earned('Transporte/@AuxilioTransporte', '9'.repeat(41))], 'failed'],
  ['NIE071', 'no transport', [remove('Devengados/Transporte')], 'passed'],
  ['NIE076', 'none', [remove('Devengados/HEDs/HED/@Cantidad')], 'failed'],
  ['NIE146', 'none', [remove('Devengados/OtrosConceptos/OtroConcepto/@DescripcionConcepto')], 'failed'],
  ['NIE146', 'white space', [earned('OtrosConceptos/OtroConcepto/@DescripcionConcepto', '  ')], 'passed'],
  ['NIE155', 'none', [remove('Devengados/Comisiones/Comision')], 'passed'],
  ['NIE156', 'none', [remove('Devengados/Dotacion')], 'passed'],
  ['NIE161', 'no percentage', [remove('Deducciones/Salud/@Porcentaje')], 'failed'],
  ['NIE161', 'no Salud', [remove('Deducciones/Salud')], 'failed'],
  ['NIE163', 'no Salud', [remove('Deducciones/Salud')], 'passed'],
  ['NIE164', 'no FondoPension', [remove('Deducciones/FondoPension')], 'failed'],
  ['NIE167', 'no percentage', [remove('Deducciones/FondoSP/@Porcentaje')], 'passed'],
];

const totals: readonly Row[] = [
  ['NIE186', 'none', [remove('Redondeo')], 'passed'],
  ['NIE187', 'none', [remove('DevengadosTotal')], 'failed'],
  ['NIE189', 'Redondeo added to it', [set('Redondeo', '2.00'), set('ComprobanteTotal', '2259902.01')], 'failed'],
  [
    'NIE189',
    'of the totals as stated',
    [set('DevengadosTotal', '3000000.00'), set('ComprobanteTotal', '2732000.00')],
    'passed',
  ],
];

const signs: readonly Row[] = [
  ['VLR01', 'a negative rounding', [set('Redondeo', '-1.00')], 'passed'],
  ['VLR01', 'a minus before nothing', [earned('Primas/@PagoNS', '-0.00')], 'passed'],
  ['VLR01', 'a description', [earned('OtrosConceptos/OtroConcepto/@DescripcionConcepto', '-5')], 'passed'],
  ['VLR01', 'a number of more than forty figures', [earned('Primas/@PagoNS', `-${'9'.repeat(60)}`)], 'failed'],
  ...[
    'Devengados/Primas/@PagoNS',
    'Devengados/Dotacion',
    'Deducciones/FondoSP/@PorcentajeSub',
    'Devengados/HEDs/HED/@Cantidad',
  ].map((path): Row => ['VLR01', path, [set(path, '-0.01')], 'failed']),
  ...['DevengadosTotal', 'DeduccionesTotal', 'ComprobanteTotal', 'Trabajador/@Sueldo', 'InformacionGeneral/@TRM'].map(
    (path): Row => ['VLR01', path, [set(path, '-1')], 'failed'],
  ),
];

const novelty = (text: string, key: string): readonly XmlEdit[] => [set('Novedad', text), set('Novedad/@CUNENov', key)];

const novelties: readonly Row[] = [
  ['NIE199', 'absent', [remove('Novedad')], 'passed'],
  ['NIE199a', 'alone in its month', novelty('true', predecessorCune), 'failed'],
  ['NIE199a', 'no novelty', novelty('false', ''), 'passed'],
  ['NIE204', 'no novelty', [remove('Novedad/@CUNENov')], 'passed'],
  ['NIE204', 'a novelty without it', [set('Novedad', 'true'), remove('Novedad/@CUNENov')], 'failed'],
  ['NIE204a', 'an accepted document', novelty('true', predecessorCune), 'passed'],
  ['NIE204a', 'in capitals', novelty('true', predecessorCune.toUpperCase()), 'failed'],
  ['NIE204a', 'an unknown document', novelty('true', 'f'.repeat(96)), 'failed'],
  ['NIE204a', 'no novelty', novelty('false', 'f'.repeat(96)), 'passed'],
  ['NIE204a', 'none', novelty('true', ''), 'passed'],
];

describe.each([
  ['dates', dates],
  ['numbers', numbers],
  ['lists', lists],
  ['parties', parties],
  ['general data', general],
  ['amounts', amounts],
  ['totals', totals],
  ['signs', signs],
  ['novelties', novelties],
])('%s', (_name, rows) => {
  it.each(rows)('%s, %s', (code, _what, built, status) => {
    expect(outcomeOf(code, { built }).status).toBe(status);
  });
});
