import * as is from '../checks/vocabulary/is.ts';
import { group, published } from '../judge/engine/rule.ts';
import { but, notifies, rejects, row } from './row.ts';
import { inWithholding, withheldInHeader } from './tax-rows.ts';
import { withholdingRows } from './withholding-rows.ts';

const base = row({
  family: 'AT05',
  in: inWithholding(rejects),
  target: `${withheldInHeader.total}/cac:TaxSubtotal/cbc:TaxableAmount`,
  message: 'Falta la base de la retención',
  check: is.present(),
  alsoFires: ['FAT07'],
});

const title = { en: 'Withholdings of the document', es: 'Retenciones del documento' };

export const withholdingRules = group({ code: 'AT', title, stage: 'content' }, [
  ...withholdingRows(withheldInHeader, {
    repeated: rejects,
    base,
    support: but(rejects, {
      source: published,
    }),
    named: inWithholding(notifies),
    alsoFires: [],
  }),
]);
