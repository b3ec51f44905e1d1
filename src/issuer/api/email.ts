/** Mails an accepted document again: to the other party, or to another address. */
import { fileName } from '../../common/file-name.ts';
import { printedPrefixes } from '../kinds.ts';
import { canonicalBody } from '../requests/aliases.ts';
import { isObject } from '../../common/json/is-object.ts';
import { digitsOf, partAt, required, textOf } from '../requests/parts.ts';
import { fieldErrors } from '../requests/schema-messages.ts';
import { text, digits, email, object, type ObjectSchema } from '../requests/schema-parts.ts';
import { schemaErrors } from '../requests/validator.ts';
import type { StoredDocument } from '../store/port.ts';
import type { Handler, Services } from './http.ts';
import { mailDocument } from './mailing.ts';
import { invalidRequest, noAcceptedDocument } from './problems.ts';

export const emailSchema: ObjectSchema = object(
  {
    prefix: text('Prefijo de la numeración'),
    number: digits('Número sin prefijo; sin él, el servicio da el que sigue'),
    alternate_email: email('Otra dirección a la que se envía en lugar de la del documento'),
  },
  { required: ['number'] },
);

/** Prefix and number do not tell the kind: the first that has an accepted document of that name. */
const acceptedUnder = async (number: string, { store, company }: Services): Promise<StoredDocument | undefined> => {
  for (const printedPrefix of printedPrefixes) {
    const name = `${printedPrefix}-${number}`;
    // Earlier versions named documents as their requests wrote them.
    for (const each of new Set([name, fileName(name)])) {
      const found = await store.documentNamed(company.nit, 'printedName', each);
      if (found?.state === 'accepted') return found;
    }
  }
  return undefined;
};

export const postEmail: Handler = async ({ body: json }, services) => {
  const { body, fieldNames } = canonicalBody(json);
  const errors = schemaErrors(emailSchema, body);
  if (errors.length > 0 || !isObject(body)) return invalidRequest(fieldErrors(errors, fieldNames));
  const part = partAt('', body);
  const number = `${textOf(part, 'prefix') ?? ''}${required(digitsOf(part, 'number'), part, 'number')}`;
  const stored = await acceptedUnder(number, services);
  if (stored === undefined) return noAcceptedDocument(number);
  const other = textOf(part, 'alternate_email');
  const { sentAt, problems } = await mailDocument(stored, services, {
    toCustomer: other === undefined,
    toIssuer: false,
    customerCredentials: false,
    copies: other === undefined ? [] : [other],
  });
  const sent = sentAt !== undefined;
  return {
    status: 200,
    body: {
      success: sent,
      message: sent ? `Correo del documento #${number} enviado` : `El correo del documento #${number} no salió`,
      ...(problems.length === 0 ? {} : { errors: problems }),
    },
  };
};
