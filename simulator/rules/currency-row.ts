import { inDocumentCurrency } from '../checks/currency.ts';
import type { Rule } from '../judge/engine/rule.ts';
import { line, onLines } from './line-places.ts';
import { type InDocuments, inAll, rejects, row } from './row.ts';

/** The currency of an amount, of the header or of a line, by the path that an invoice has it at. */
export const currencyRow = (family: string, path: string, documents: InDocuments = inAll(rejects)): Rule => {
  const name = path.slice(path.lastIndexOf(':') + 1);
  const part = path.includes('/cac:WithholdingTaxTotal/') ? ' de la retención' : '';
  const whose = `${part}${path.startsWith(`${line}/`) ? ' de la línea' : ''}`;
  return row({
    family,
    ...onLines(documents, `${path}/@currencyID`),
    message: `La moneda de ${name}${whose} difiere de la del documento`,
    check: inDocumentCurrency(),
    alsoFires: ['FAD15b'],
  });
};
