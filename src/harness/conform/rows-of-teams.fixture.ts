/** Rows as teams write them, in both languages: one of every step, earlier wordings, and mistakes. */
import type { Language } from '../../common/text/bilingual.ts';
import type { StepSort } from '../violations/row-steps.ts';
import type { StepErrorCode } from '../violations/step-error.ts';

type Answer = readonly [status: string, code?: string, kind?: string, others?: readonly string[]];
type Row = Readonly<Record<Language, readonly [given: string, change: string]>> & { readonly answer: Answer };

const signed = 'ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature';

const dian = 'ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions';

/** None has the value of a declaration. */
export const rows: Readonly<Record<StepSort, Row>> = {
  beforeCode: {
    en: ['a generated document: invoice', 'before its code is computed, cbc:IssueDate is changed to "2019-05-06"'],
    es: ['un documento generado: factura', 'antes de calcular su código, cbc:IssueDate se cambia a "2019-05-06"'],
    answer: ['99', 'FAD09e', 'Rechazo'],
  },
  afterCode: {
    en: ['a generated document: invoice', 'after its code is computed, cbc:UUID is changed to "c0ffee"'],
    es: ['un documento generado: factura', 'después de calcular su código, cbc:UUID se cambia a "c0ffee"'],
    answer: ['99', 'FAD06', 'Rechazo'],
  },
  beforeSigning: {
    en: [
      'a generated document: debit note',
      `before it is signed, ${signed}/ds:SignedInfo/ds:Reference[2] is changed to twice`,
    ],
    es: [
      'un documento generado: nota débito',
      `antes de firmarlo, ${signed}/ds:SignedInfo/ds:Reference[2] se cambia a dos veces`,
    ],
    answer: ['99', 'DC02', 'Rechazo'],
  },
  afterSigning: {
    en: [
      'a generated document: invoice',
      'after it is signed, cac:LegalMonetaryTotal/cbc:PayableAmount is changed from "1.00" to one cent more',
    ],
    es: [
      'un documento generado: factura',
      'después de firmarlo, cac:LegalMonetaryTotal/cbc:PayableAmount se cambia de "1.00" a un centavo más',
    ],
    answer: ['99', 'ZE02', 'Rechazo', ['DC09 Rechazo', 'FAD06']],
  },
  bytes: {
    en: [
      'a complete document: payroll',
      'after it is signed, its bytes "</NominaIndividual>" are replaced by " </NominaIndividual>"',
    ],
    es: [
      'un documento completo: nómina',
      'después de firmarlo, sus bytes "</NominaIndividual>" se reemplazan por " </NominaIndividual>"',
    ],
    answer: ['99', 'ZE02', 'Rechazo', ['DC09 Rechazo']],
  },
  corrected: {
    en: [
      'a complete document: credit note, where cac:CreditNoteLine[1]/cac:Item/cbc:ModelName = empty',
      'in the invoice that it corrects, cbc:InvoiceTypeCode is changed to "02"',
    ],
    es: [
      'un documento completo: nota crédito, donde cac:CreditNoteLine[1]/cac:Item/cbc:ModelName = vacío',
      'en la factura que corrige, cbc:InvoiceTypeCode se cambia a "02"',
    ],
    answer: ['00', 'CAZ05', 'Notificación'],
  },
  events: {
    en: ['a generated document: credit note', 'its invoice has had the events 030, 032, 033'],
    es: ['un documento generado: nota crédito', 'su factura ha tenido los eventos 030, 032, 033'],
    answer: ['99', 'LGC15', 'Rechazo'],
  },
  daysLater: {
    en: ['a complete document: event 033', 'it is dated 9 days later'],
    es: ['un documento completo: evento 033', 'se fecha 9 días después'],
    answer: ['99', 'LGC06', 'Rechazo', ['DC24c Rechazo']],
  },
  padding: {
    en: ['a generated document: support document', 'a comment of 600000 bytes is put before its root'],
    es: ['un documento generado: documento soporte', 'se pone un comentario de 600000 bytes antes de su raíz'],
    answer: ['99', 'ZA01', 'Rechazo'],
  },
  certificate: {
    en: ['a generated document: support adjustment note', 'it is signed with the certificate expired'],
    es: ['un documento generado: nota de ajuste', 'se firma con el certificado expired'],
    answer: ['99', 'ZD02', 'Rechazo'],
  },
  sender: {
    en: ['a generated document: invoice', 'its message is signed with the certificate revoked'],
    es: ['un documento generado: factura', 'su mensaje se firma con el certificado revoked'],
    answer: ['99', 'ZC03', 'Rechazo'],
  },
  zip: {
    en: ['a generated document: payroll deletion', 'its ZIP holds a PDF'],
    es: ['un documento generado: nómina de eliminación', 'su ZIP contiene un PDF'],
    answer: ['89'],
  },
  registry: {
    en: ['a complete request: invoice, where RUT01 is on', 'the registry says that the RUT does not answer'],
    es: ['una solicitud completa: factura, donde RUT01 está activa', 'el registro dice que el RUT no responde'],
    answer: ['00', 'RUT01', 'Notificación'],
  },
  service: {
    en: ['a complete request: payroll', 'the service of the authority is stopped'],
    es: ['una solicitud completa: nómina', 'el servicio de la autoridad está detenido'],
    answer: ['99', 'ZA03', 'Notificación'],
  },
  sendingTime: {
    en: ['a generated document: invoice, where FAD09c is on', 'its message is sent 9 days after its signing time'],
    es: [
      'un documento generado: factura, donde FAD09c está activa',
      'su mensaje se envía 9 días después de la hora de su firma',
    ],
    answer: ['99', 'FAD09c', 'Rechazo'],
  },
  repeat: {
    en: ['a generated document: invoice', 'it has the number of an accepted document'],
    es: ['un documento generado: factura', 'tiene el número de un documento aceptado'],
    answer: ['99', '90', 'Rechazo'],
  },
  field: {
    en: [
      'a generated request: credit note, where the field type_operation_id is not there',
      'its field discrepancyresponsecode is changed from 3 to absent',
    ],
    es: [
      'una solicitud generada: nota crédito, donde el campo type_operation_id no está presente',
      'su campo discrepancyresponsecode se cambia de 3 a ausente',
    ],
    answer: ['99', 'CBF01', 'Rechazo'],
  },
  unchanged: {
    en: [
      'a generated request: invoice, where the field customer.dv is there; the field prepaid_payment is not there; FAK59 is on',
      'it is sent unchanged',
    ],
    es: [
      'una solicitud generada: factura, donde el campo customer.dv está presente; el campo prepaid_payment no está presente; FAK59 está activa',
      'se envía sin cambios',
    ],
    answer: ['00', 'FAK59', 'Notificación'],
  },
  resend: {
    en: ['a complete document: event 030', 'the same bytes are sent again'],
    es: ['un documento completo: evento 030', 'se envían de nuevo los mismos bytes'],
    answer: ['99', '90', 'Rechazo'],
  },
};

export const answerIn = (language: Language, [status, code, kind = '', others = []]: Answer): string => {
  const listed = others.join(language === 'en' ? ' and ' : ' y ');
  if (language === 'en')
    return code === undefined
      ? `the status is ${status}, without lines`
      : `the status is ${status}, with ${code} as ${kind}; other lines: ${listed || 'none'}`;
  return code === undefined
    ? `el estado es ${status}, sin líneas`
    : `el estado es ${status}, con ${code} como ${kind}; otras líneas: ${listed || 'ninguna'}`;
};

const keywords = {
  en: { feature: 'Feature', scenario: 'Scenario', given: 'Given', when: 'When', then: 'Then', and: 'And' },
  es: { feature: 'Característica', scenario: 'Escenario', given: 'Dado', when: 'Cuando', then: 'Entonces', and: 'Y' },
} as const;

export type Scenario = readonly [name: string, given: string, changes: readonly string[], answers: readonly string[]];

export const featureOf = (language: Language, scenarios: readonly Scenario[]): string => {
  const { feature, scenario, given: givenWord, when, then, and } = keywords[language];
  const listed = (first: string, steps: readonly string[]) =>
    steps.map((step, at) => `    ${at === 0 ? first : and} ${step}\n`).join('');
  return [
    `# language: ${language}\n${feature}: Rows\n`,
    ...scenarios.map(
      ([name, given, changes, answers]) =>
        `  ${scenario}: ${name}\n    ${givenWord} ${given}\n${listed(when, changes)}${listed(then, answers)}`,
    ),
  ].join('\n');
};

// Earlier wordings, beside those of rows

export const earlier: Readonly<Record<Language, readonly Scenario[]>> = {
  en: [
    [
      'earlier en',
      'a valid invoice',
      ['the field "legal_monetary_totals.line_extension_amount" is "999999.00"', 'it is sent', 'it is sent again'],
      ['it is rejected', 'it is rejected with exactly the codes "FAU02, FAU06"'],
    ],
    [
      'together en',
      'a complete request: invoice',
      ['the field "legal_monetary_totals.line_extension_amount" is "999999.00"', 'it is sent'],
      ['it is rejected', 'its codes contain "FAU02"', 'the explanation of "FAU02" says what was found and expected'],
    ],
    [
      'several en',
      'a generated document: invoice, where cac:PaymentMeans is there; cbc:Note = "a; b"',
      [
        'before its code is computed, /Invoice/cbc:ProfileID is changed to "DIAN"',
        'its message is sent 3 hours after its signing time',
      ],
      ['it is rejected with exactly the codes "FAD03"', 'its codes do not contain "FAD06"'],
    ],
  ],
  es: [
    [
      'earlier es',
      'una factura válida',
      ['el campo "legal_monetary_totals.line_extension_amount" es "999999.00"', 'se envía', 'se envía de nuevo'],
      ['se rechaza', 'se rechaza exactamente con los códigos "FAU02, FAU06"'],
    ],
    [
      'al día anterior es',
      'un documento generado: factura',
      ['antes de calcular su código, cbc:IssueDate se cambia de "2019-05-06" al día anterior'],
      ['el estado es 99, con FAD09e como Rechazo; otras líneas: ninguna'],
    ],
    [
      'one after the other es',
      'un documento generado: factura',
      ['antes de calcular su código, cbc:ProfileID se cambia a "DIAN"'],
      ['se rechaza', 'una factura válida', 'se envía', 'se acepta'],
    ],
    [
      'together es',
      'una solicitud completa: factura',
      ['el campo "customer" no va', 'se envía'],
      ['la solicitud no se admite por el campo "customer"'],
    ],
  ],
};

// Mistakes: each is the first failure of its scenario

type Mistake = readonly [code: StepErrorCode, nearest: string, given: string, change: string, answer?: string];

export const mistakes: readonly Mistake[] = [
  [
    'unknown-place',
    'cac:LegalMonetaryTotal/cbc:PayableAmount',
    'un documento generado: factura',
    'antes de calcular su código, cac:LegalMonetaryTotals/cbc:PayableAmount se cambia a ausente',
  ],
  [
    'unknown-place',
    'cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID',
    'un documento completo: factura',
    'después de firmarlo, cac:AccountingCustomerParty/cac:Party/cbc:CompanyID se cambia a "1"',
  ],
  [
    'unknown-place',
    'Trabajador',
    'un documento completo: nómina, donde Trabajadores está presente',
    'se envía sin cambios',
  ],
  [
    'unknown-place',
    '/ds:SignedInfo/ds:Reference',
    'un documento completo: factura',
    `antes de firmarlo, ${signed}/ds:SignedInfo/ds:Referense se cambia a ausente`,
  ],
  [
    'unknown-place',
    'invoice_lines.1.code',
    'una solicitud completa: factura',
    'su campo invoice_lines.11.code se cambia a "x"',
  ],
  [
    'unmet-condition',
    'el campo customer.type_regime_id es "x',
    'una solicitud generada: factura, donde el campo customer.type_regime_id es "x; y"',
    'se envía sin cambios',
  ],
  [
    'unknown-place',
    'cac:SenderParty',
    'un documento completo: evento 030',
    'antes de calcular su código, cac:SenderPary se cambia a ausente',
  ],
  [
    'unknown-field',
    'identification_number',
    'una solicitud completa: factura',
    'su campo customer.nit se cambia a ausente',
  ],
  [
    'unknown-field',
    'name?',
    'una solicitud generada: factura, donde el campo customer.naem está presente',
    'se envía sin cambios',
  ],
  [
    'change-out-of-place',
    'solicitud generada',
    'una solicitud completa: factura, donde el campo customer.dv está presente',
    'se envía sin cambios',
  ],
  ['unknown-field', 'name?', 'una solicitud completa: factura', 'su campo customer.naem se cambia a ausente'],
  [
    'unknown-word',
    'ausente?',
    'un documento generado: factura',
    'antes de calcular su código, cbc:ID se cambia a ausnte',
  ],
  [
    'unknown-word',
    '300 centavos más?',
    'un documento generado: factura',
    'antes de calcular su código, cac:LegalMonetaryTotal/cbc:PayableAmount se cambia a 3,00 pesos más',
  ],
  ['unknown-word', 'expired', 'un documento generado: factura', 'se firma con el certificado expird'],
  ['unknown-word', 'cbc:ID = ausente', 'un documento generado: factura, donde cbc:ID ausente', 'se envía sin cambios'],
  ['unknown-word', '3 días después', 'un documento completo: evento 033', 'se fecha pronto'],
  ['unknown-document', 'documento soporte', 'un documento generado: recibo de caja', 'se envía sin cambios'],
  ['unknown-document', 'factura?', 'un documento generado: faktura', 'se envía sin cambios'],
  [
    'unknown-kind',
    'Rechazo?',
    'un documento generado: factura',
    'se envía sin cambios',
    'el estado es 99, con FAU02 como Rechaso; otras líneas: ninguna',
  ],
  [
    'unknown-code',
    'FAU02?',
    'un documento generado: factura',
    'se envía sin cambios',
    'el estado es 99, con FAU022 como Rechazo; otras líneas: ninguna',
  ],
  [
    'unknown-code',
    'FAV02a, FAV02b?',
    'un documento generado: factura',
    'se envía sin cambios',
    'el estado es 99, con FAV02 como Rechazo; otras líneas: ninguna',
  ],
  ...['FAU99', 'FAV02'].map((other): Mistake => [
    'unknown-code',
    `«${other}»`,
    'un documento generado: factura',
    'se envía sin cambios',
    `el estado es 99, con FAU14 como Rechazo; otras líneas: FAU02 y ${other}`,
  ]),
  [
    'unknown-code',
    'FAU14?',
    'un documento generado: factura',
    'se envía sin cambios',
    'el estado es 99, con CAU14 como Rechazo; otras líneas: ninguna',
  ],
  ['unknown-code', 'RUT01', 'un documento generado: factura, donde RUT10 está activa', 'se envía sin cambios'],
  [
    'unmet-condition',
    'cbc:ProfileID no es "DIAN 2.1: Factura Electrónica de Venta"',
    'un documento completo: factura, donde cbc:ProfileID no es "DIAN 2.1: Factura Electrónica de Venta"',
    'se envía sin cambios',
  ],
  [
    'unmet-condition',
    'cac:InvoiceLine no está presente',
    'un documento generado: factura, donde cac:InvoiceLine no está presente',
    'se envía sin cambios',
  ],
  [
    'impossible-change',
    'cbc:ProfileID',
    'un documento generado: factura',
    'antes de calcular su código, cbc:ProfileID se cambia a un centavo más',
  ],
  ...(
    [
      ['factura', 'cbc:UUID'],
      ['nota crédito', `${dian}/sts:SoftwareSecurityCode`],
      ['nómina', 'InformacionGeneral/@CUNE'],
      ['nómina', 'ProveedorXML/@SoftwareSC'],
      ['nómina', 'CodigoQR'],
    ] as const
  ).map(([name, place]): Mistake => [
    'impossible-change',
    `${place} se calcula después`,
    `un documento generado: ${name}`,
    `antes de calcular su código, ${place} se cambia a "abc"`,
  ]),
  [
    'impossible-change',
    `${dian}/sts:QRCode se calcula después`,
    'un documento completo: evento 030',
    `antes de calcular su código, ${dian}/sts:QRCode se cambia a "abc"`,
  ],
  ['change-out-of-place', 'date', 'un documento generado: factura', 'su campo date se cambia a el día anterior'],
  [
    'change-out-of-place',
    'cbc:ID',
    'una solicitud completa: factura',
    'antes de calcular su código, cbc:ID se cambia a ausente',
  ],
  [
    'change-out-of-place',
    'los eventos de su factura',
    'un documento generado: factura',
    'su factura ha tenido ningún evento',
  ],
  [
    'said-twice',
    'su certificado',
    'un documento generado: factura, donde su certificado = expired',
    'se firma con el certificado revoked',
  ],
];
