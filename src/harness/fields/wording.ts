/** The texts about fields in both languages. Fields state theirs in English only: the Spanish is here, by the English. */
import type { Bilingual } from '../../common/text/bilingual.ts';

const spanish: Readonly<Partial<Record<string, string>>> = {
  'subject and text': 'asunto y texto',
  '`POST /api/ubl2.1/next-consecutive`: the number behind the highest':
    '`POST /api/ubl2.1/next-consecutive`: el número que sigue al mayor',
  'overrides what the company has': 'reemplaza lo que tiene la empresa',
  'recipient of `sendmailtome`': 'destinatario de `sendmailtome`',
  'Zona económica y social especial (ZESE); the document has no element for it':
    'Zona económica y social especial (ZESE); el documento no tiene un elemento para ella',
  'whether the other party gets one': 'si la otra parte recibe uno',
  'whether the issuer gets one': 'si el emisor recibe uno',
  'one value only': 'un solo valor',
  'one value only; debit notes have no type in the document':
    'un solo valor; las notas débito no tienen tipo en el documento',
  'true leaves out the sentence “Por favor informe su pago …”': 'true omite la frase «Por favor informe su pago …»',
  'whether the other party gets one, as `sendmail`': 'si la otra parte recibe uno, como `sendmail`',
  'recipient of a message of its own, where `sendmail`, `sendmailtome` or `send_customer_credentials` asks for mail':
    'destinatario de un mensaje aparte, si `sendmail`, `sendmailtome` o `send_customer_credentials` piden correo',
  'file in the archive': 'archivo dentro del ZIP',
  'name of the file in the archive: `anexo-1.png`': 'nombre del archivo dentro del ZIP: `anexo-1.png`',
  'HTML, above the greeting': 'HTML, sobre el saludo',
  'HTML, in place of the link to the catalogue': 'HTML, en lugar del enlace al catálogo',
  'HTML, in place of the footer': 'HTML, en lugar del pie',
  'names of the archive and of the container in it': 'nombres del ZIP y de su contenedor',
  'without it IVA for those responsible for IVA, for others “No aplica”':
    'si falta, IVA para los responsables de IVA y «No aplica» para los demás',
  text: 'texto',
  'without `email` the document has no `cac:Contact`': 'sin `email`, el documento no tiene `cac:Contact`',
  'recipient of `sendmail`': 'destinatario de `sendmail`',
  'on the page unless it is all zeros': 'en la página, salvo que solo tenga ceros',
  'a natural person also has `cac:PartyIdentification`': 'una persona natural tiene además `cac:PartyIdentification`',
  'UBL of the authority has no place for it': 'el UBL de la autoridad no tiene un lugar para él',
  '`cbc:MultiplierFactorNumeric` follows from both': '`cbc:MultiplierFactorNumeric` resulta de los dos',
  'true adds `cac:PricingReference`': 'true agrega `cac:PricingReference`',
  'the schema of debit notes has no element for it; true adds `cac:PricingReference`':
    'el esquema de las notas débito no tiene un elemento para él; true agrega `cac:PricingReference`',
  'a further note: `cac:DiscrepancyResponse` has the text of the table':
    'una nota adicional: `cac:DiscrepancyResponse` tiene el texto de la tabla',
  'printed; the document states a resident seller by NIT (31), and abroad a check digit only with a NIT':
    'se imprime; el documento identifica al vendedor residente con NIT (31), y en el exterior lleva dígito de verificación solo con un NIT',
  'without it, 11 where the seller is abroad': 'si falta, 11 cuando el vendedor está en el exterior',
  'abroad the country also stands in place of municipality and department':
    'en el exterior, el país ocupa además el lugar del municipio y del departamento',
  'the document has no place for it': 'el documento no tiene un lugar para él',
  'text: the difference of both totals': 'texto: la diferencia de los dos totales',
  '`ComprobanteTotal` is the difference of both totals': '`ComprobanteTotal` es la diferencia de los dos totales',
  'true prints the novelty': 'true imprime la novedad',
  '1 replaces, 2 deletes: decides which of the two documents it is':
    '1 reemplaza, 2 elimina: decide cuál de los dos documentos es',
  'of documents in another currency than pesos': 'de documentos en una moneda distinta del peso',
  '`uuid`, with `QRStr` and nothing else; the document is not sent':
    '`uuid`, con `QRStr` y nada más; el documento no se envía',
  'without a unique code, which type 03 requires (FAI03): send `additional_document_reference` with `uuid`':
    'sin código único, que el tipo 03 exige (FAI03): envíe `additional_document_reference` con `uuid`',
  'the official code, as 03; an identifier only if no type has it as code':
    'el código oficial, como 03; un identificador solo si ningún tipo lo tiene como código',
  'the check digit of a NIT is computed': 'el dígito de verificación de un NIT se calcula',
  'begins the note of the line “Administración” (rule FAV03)':
    'inicia la nota de la línea «Administración» (regla FAV03)',
  'wins over `discount_id`': 'tiene prioridad sobre `discount_id`',
  'of lines that are free of charge': 'de líneas gratuitas',
  'in mandates `cbc:ID/@schemeID` of the line tells whose income it is':
    'en los mandatos, `cbc:ID/@schemeID` de la línea indica de quién es el ingreso',
  'true writes the properties of the item; an invoice also states freight (CustomizationID 12)':
    'true escribe las propiedades del producto; una factura indica además transporte (CustomizationID 12)',
  'the property 01 of the item': 'la propiedad 01 del producto',
  'the property 02 of the item': 'la propiedad 02 del producto',
  'the property 03 of the item': 'la propiedad 03 del producto',
  'false leaves the users off the page': 'false omite los usuarios en la página',
};

/** Keys of an answer are the same in both languages. */
const isCode = (text: string): boolean => /^`\w+`(?:, `\w+`)*$/.test(text);

/** @throws Error for a text that has no Spanish yet */
export const inBothLanguages = (text: string): Bilingual => {
  const es = isCode(text) ? text : spanish[text];
  if (es === undefined) throw new Error(`"${text}" has no Spanish text in src/harness/fields/wording.ts.`);
  return { en: text, es };
};

/** When a field must be there. */
const requirements: readonly (readonly [english: RegExp, spanish: string])[] = [
  [/^yes$/, 'sí'],
  [/^no$/, 'no'],
  [/^within (`.+`)$/, 'dentro de $1'],
  [/^when (`.+`) is (.+)$/, 'cuando $1 es $2'],
  [/^never with (`.+`)$/, 'nunca con $1'],
];

/** @throws Error for a form that has no Spanish yet */
export const requirementIn = (text: string): Bilingual => {
  const known = requirements.find(([form]) => form.test(text));
  if (known === undefined) throw new Error(`"${text}" has no Spanish form in src/harness/fields/wording.ts.`);
  return { en: text, es: text.replace(...known) };
};
