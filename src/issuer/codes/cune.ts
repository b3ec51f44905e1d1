/**
 * CUNE (NE annex 1.0, 8.1.1): SHA-384 over the figures of a payroll document, as written in it, and the PIN of the
 * payroll software, which is not written. Then the last step before the signature: this code, the security code of the
 * software and the QR are put into the document.
 */
import type { XmlSpec, XmlRootSpec } from '../../common/xml/node.ts';
import { elementsAt, type Steps, withContent, textAt, withText } from './spec-tree.ts';
import { decimalOrZero, truncated } from '../rounding.ts';
import { sha384Hex } from '../../common/hash.ts';
import type { CodeSecrets, FilledCodes } from './fill-codes.ts';
import { publicLookupUrl } from './qr.ts';
import { softwareSecurityCode } from './software-security-code.ts';

/** The attribute of the first element at that place; empty if there is none. */
export const attributeAt = (from: XmlSpec, steps: Steps, name: string): string =>
  elementsAt(from, steps)[0]?.attributes?.[name] ?? '';

type NewAttribute = { readonly name: string; readonly text: string };

const replaceIn = (element: XmlSpec, steps: Steps, attribute: NewAttribute): XmlSpec => {
  const [step, ...rest] = steps;
  const { attributes, content } = element;
  if (step === undefined) {
    if (attributes?.[attribute.name] === undefined) return element;
    return { ...element, attributes: { ...attributes, [attribute.name]: attribute.text } };
  }
  if (typeof content === 'string') return element;
  return withContent(
    element,
    content.map((child) => (child.name === step ? replaceIn(child, rest, attribute) : child)),
  );
};

/** The document with that text in the attribute of every element at that place; an absent one stays absent. */
export const withAttribute = (root: XmlRootSpec, steps: Steps, attribute: NewAttribute): XmlRootSpec => ({
  namespaces: root.namespaces,
  ...replaceIn(root, steps, attribute),
});

/** The payroll document's facts for the code and the printed QR; amounts are truncated to two decimals. */
export type PayrollFacts = {
  /** Prefix and consecutive. */
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM:SS-05:00`. */
  readonly time: string;
  readonly accrued: string;
  readonly deductions: string;
  readonly total: string;
  readonly employer: string;
  readonly worker: string;
  /** 102 payroll, 103 adjustment. */
  readonly type: string;
  /** 1 production, 2 test. */
  readonly environment: string;
};

const replacement = 'Reemplazar';

const deletion = 'Eliminar';

/** Path to the element with the content: the root itself, except in adjustments, where it is a child. */
const blockOf = (root: XmlRootSpec): Steps =>
  [replacement, deletion].filter((name) => elementsAt(root, [name]).length > 0).slice(0, 1);

/** A deletion has neither amounts nor worker; its code uses zeros in their place (8.1.1.4). */
const nothingPaid = { accrued: '0.00', deductions: '0.00', total: '0.00', worker: '0' } as const;

const isDeletion = (block: Steps): boolean => block.includes(deletion);

/** The facts as stated in the document, edited or not; absent ones are empty or 0.00. */
export const payrollFacts = (root: XmlRootSpec): PayrollFacts => {
  const block = blockOf(root);
  const attribute = (element: string, name: string): string => attributeAt(root, [...block, element], name);
  const amount = (name: string): string => truncated(decimalOrZero(textAt(root, [...block, name])), 2);
  return {
    number: attribute('NumeroSecuenciaXML', 'Numero'),
    date: attribute('InformacionGeneral', 'FechaGen'),
    time: attribute('InformacionGeneral', 'HoraGen'),
    employer: attribute('Empleador', 'NIT'),
    type: attribute('InformacionGeneral', 'TipoXML'),
    environment: attribute('InformacionGeneral', 'Ambiente'),
    ...(isDeletion(block)
      ? nothingPaid
      : {
          accrued: amount('DevengadosTotal'),
          deductions: amount('DeduccionesTotal'),
          total: amount('ComprobanteTotal'),
          worker: attribute('Trabajador', 'NumeroDocumento'),
        }),
  };
};

/** The hashed string: no separators. */
export const cuneString = (facts: PayrollFacts, pin: string): string =>
  [
    facts.number,
    facts.date,
    facts.time,
    facts.accrued,
    facts.deductions,
    facts.total,
    facts.employer,
    facts.worker,
    facts.type,
    pin,
    facts.environment,
  ].join('');

/** 96 lower-case hexadecimal digits. */
export const cune = (facts: PayrollFacts, pin: string): string => sha384Hex(cuneString(facts, pin));

type PayrollQr = { readonly code: string; readonly url: string; readonly isDeletion: boolean };

/**
 * The lines of the QR that is printed on payroll documents and returned as QRStr (NE annex 1.0): one `Key: value` per
 * line, then the address. A deletion names neither worker nor amounts.
 */
const payrollQrText = (facts: PayrollFacts, { code, url, isDeletion: deletes }: PayrollQr): string =>
  [
    `NumNIE: ${facts.number}`,
    `FecNIE: ${facts.date}`,
    `HorNIE: ${facts.time}`,
    `NitNIE: ${facts.employer}`,
    ...(deletes
      ? []
      : [
          `DocEmp: ${facts.worker}`,
          `ValDev: ${facts.accrued}`,
          `ValDed: ${facts.deductions}`,
          `ValTol: ${facts.total}`,
        ]),
    `CUNE: ${code}`,
    url,
  ].join('\n');

/** Codes for a payroll document or an adjustment; removed elements and attributes stay absent. */
export const fillPayrollCodes = (root: XmlRootSpec, { pin, softwareId }: CodeSecrets): FilledCodes => {
  const facts = payrollFacts(root);
  const block = blockOf(root);
  const provider = [...block, 'ProveedorXML'];
  const uuid = cune(facts, pin);
  const qrUrl = publicLookupUrl(facts.environment, uuid);
  const security = softwareSecurityCode({
    softwareId: attributeAt(root, provider, 'SoftwareID') || softwareId,
    pin,
    number: facts.number,
  });
  const secured = withAttribute(root, provider, { name: 'SoftwareSC', text: security });
  const coded = withAttribute(secured, [...block, 'InformacionGeneral'], { name: 'CUNE', text: uuid });
  return {
    root: withText(coded, [...block, 'CodigoQR'], qrUrl),
    uuid,
    scheme: 'CUNE-SHA384',
    qrText: payrollQrText(facts, { code: uuid, url: qrUrl, isDeletion: isDeletion(block) }),
    qrUrl,
  };
};
