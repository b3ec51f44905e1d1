import { givenAddress } from '../../issuer/authority/given-address.ts';
import { fitsHeader } from '../../common/options.ts';
import { UsageError } from './output.ts';

/**
 * @param option as the person wrote it, such as `--control`
 * @param example what is expected
 * @throws UsageError for anything but an http(s) address, and for one with a password
 */
export const httpAddressOf = (option: string, text: string, example: string): string => {
  const given = givenAddress(text);
  if (given.ok) return text;
  const { problem, shown } = given;
  if (problem === 'credentials')
    throw new UsageError(
      {
        en: `${option} is "${shown}", with a user or a password, and addresses end up in reports and messages. Expected an address without them: ${example}.`,
        es: `${option} es "${shown}", con un usuario o una contraseña, y las direcciones quedan en informes y mensajes. Se esperaba una dirección sin ellos: ${example}.`,
      },
      'password-in-address',
    );
  throw new UsageError({
    en: `${option} is "${shown}". Expected an address: ${example}.`,
    es: `${option} es "${shown}". Se esperaba una dirección: ${example}.`,
  });
};

/**
 * What goes into a header of every call.
 * @param shown empty for a secret
 * @throws UsageError for what no header takes, which `fetch` reports like a bug
 */
export const requireHeader = (option: string, text: string | undefined, shown = ` "${text ?? ''}"`): void => {
  if (text === undefined || fitsHeader(text)) return;
  throw new UsageError({
    en: `${option}${shown} cannot be sent: it is empty, or has blanks or characters that HTTP headers do not take. Expected letters, digits and signs of Latin-1.`,
    es: `${option}${shown} no se puede enviar: está vacío, o tiene espacios o caracteres que las cabeceras HTTP no admiten. Se esperaban letras, dígitos y signos de Latin-1.`,
  });
};
