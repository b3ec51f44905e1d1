/** The published schemas of requests (docs/schemas/requests), for editors. */
import type { Language } from '../../common/text/bilingual.ts';

/** From the root of the package. */
export const schemaFolder = (language: Language): string =>
  `docs/schemas/requests${language === 'en' ? '' : `/${language}`}`;

/** @param kind `healthInvoice`: an invoice is of the same schema whatever its sector */
export const schemaFile = (kind: string, language: Language): string => {
  const name = kind === 'healthInvoice' ? 'invoice' : kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${schemaFolder(language)}/${name}.schema.json`;
};
