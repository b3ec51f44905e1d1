/**
 * What no rule of the authority speaks about, is most likely a mistake, and shows in the request alone: the document is
 * issued as requested, with a warning. Paths are canonical.
 */
import type { Presentation } from '../documents/model.ts';
import type { Contribution, PayrollModel } from '../documents/payroll/model.ts';
import type { RequestWarning } from './read.ts';

/** The interface names pictures (section 2.2); a PDF is as harmless. */
const usualAnnexes = ['png', 'jpg', 'jpeg', 'gif', 'bmp', 'tif', 'tiff', 'webp', 'pdf'];

export const doubtsOfPresentation = ({ mail: { annexes } }: Presentation): readonly RequestWarning[] =>
  annexes.flatMap(({ extension }, index) =>
    usualAnnexes.includes(extension.replace(/^\./, '').toLowerCase())
      ? []
      : [
          {
            code: 'annex-extension',
            paths: [`annexes.${String(index)}.extension`],
            message: `Los anexos son imágenes (${usualAnnexes.join(', ')}), y este es «${extension}»: muchos servidores de correo rechazan otros archivos o los quitan.`,
          },
        ],
  );

type Usual = { readonly of: string; readonly field: string; readonly codes: readonly string[] };

/** Section 2.11 names 1 and 5; the table has other rates of the worker for the same contributions. */
const health: Usual = { of: 'salud', field: 'eps_type_law_deductions_id', codes: ['1', '3'] };
const pension: Usual = { of: 'pensión', field: 'pension_type_law_deductions_id', codes: ['5', '7'] };

const unusualRate = (path: string, { rate }: Contribution, { of, field, codes }: Usual): readonly RequestWarning[] =>
  codes.includes(rate.code)
    ? []
    : [
        {
          code: 'unusual-deduction-rate',
          paths: [`${path}.${field}`],
          message: `La deducción de ${of} del trabajador lleva la tarifa ${rate.code} (${rate.name}); se esperaba ${codes.join(' o ')}.`,
        },
      ];

/** The document states the time of the request, so another day makes a moment at which nothing was issued. */
const issueDates = ({ issueDate }: PayrollModel, today: string): readonly RequestWarning[] =>
  issueDate === today
    ? []
    : [
        {
          code: 'issue-date-not-today',
          paths: ['period.issue_date'],
          message: `La fecha de emisión (${issueDate}) no es la de hoy en Colombia (${today}), y la hora es la de ahora. Envíe la fecha del día en que transmite.`,
        },
      ];

/** `today` is `YYYY-MM-DD`, in Colombia. */
export const doubtsOfPayroll = (model: PayrollModel, today: string): readonly RequestWarning[] => {
  if (!('period' in model)) return issueDates(model, today);
  const { deductions } = model;
  return [
    ...issueDates(model, today),
    ...unusualRate(deductions.path, deductions.health, health),
    ...unusualRate(deductions.path, deductions.pension, pension),
  ];
};
