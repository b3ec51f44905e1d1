/** The lines of the QR that is printed on payroll documents and answered as QRStr (NE annex 1.0). */
import type { PayrollFacts } from './cune.ts';

type PayrollQr = { readonly code: string; readonly url: string; readonly isDeletion: boolean };

/** One `Key: value` a line, then the address. A deletion names neither worker nor amounts. */
export const payrollQrText = (facts: PayrollFacts, { code, url, isDeletion }: PayrollQr): string =>
  [
    `NumNIE: ${facts.number}`,
    `FecNIE: ${facts.date}`,
    `HorNIE: ${facts.time}`,
    `NitNIE: ${facts.employer}`,
    ...(isDeletion
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
