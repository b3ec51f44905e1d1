/**
 * Payroll documents and their adjustments (NE annex 1.0, structure tables; the
 * schema fixes the order). An adjustment holds the same parts one level deeper,
 * in `Reemplazar`, or only its head in `Eliminar`.
 */
import type { XmlRootSpec, XmlSpec } from '../../../common/xml/node.ts';
import { fieldAt, group, leaf, type Children } from '../elements.ts';
import { accruedElement, deductionsElement, totalElements } from './amounts.ts';
import { bearing } from './bearing.ts';
import { employer, generalInformation, periodElement, placeOfIssue, provider, sequence } from './header.ts';
import { namespacesOf, rootAttributes, type PayrollRoot } from './literals.ts';
import type {
  Novelty,
  Payroll,
  PayrollContent,
  PayrollDeletion,
  PayrollHead,
  PayrollModel,
  PayrollReplacement,
  Predecessor,
} from './model.ts';
import { paymentDates, paymentElement, workerElement } from './worker.ts';

/** One extension, for the signature: payroll documents carry nothing else there. */
const signaturePlace: XmlSpec = group('ext:UBLExtensions', [
  group('ext:UBLExtension', [group('ext:ExtensionContent', [])]),
]);

const noveltyElement = ({ path, isNovelty, cune }: Novelty): XmlSpec =>
  leaf('Novedad', String(isNovelty), {
    attributes: { CUNENov: cune },
    field: fieldAt(path, 'novelty'),
    attributeFields: { CUNENov: fieldAt(path, 'uuidnov') },
  });

const predecessorElement = (name: string, { path, number, cune, issueDate }: Predecessor): XmlSpec =>
  bearing(
    name,
    [
      ['NumeroPred', number, fieldAt(path, 'predecessor_number')],
      ['CUNEPred', cune, fieldAt(path, 'predecessor_cune')],
      ['FechaGenPred', issueDate, fieldAt(path, 'predecessor_issue_date')],
    ],
    path,
  );

const header = (head: PayrollHead, root: PayrollRoot, content?: PayrollContent): Children => [
  sequence(head, content),
  placeOfIssue(head),
  provider(head),
  leaf('CodigoQR', ''),
  generalInformation(head, root, content),
  head.notes.map((note) => leaf('Notas', note, { field: 'notes' })),
  employer(head),
];

const paid = (model: Payroll | PayrollReplacement, root: PayrollRoot): Children => [
  periodElement(model.period, model.issueDate),
  ...header(model, root, model),
  workerElement(model),
  paymentElement(model.payment),
  paymentDates(model.paymentDates),
  accruedElement(model.accrued),
  deductionsElement(model.deductions),
  totalElements(model),
];

const rooted = (root: PayrollRoot, children: Children): XmlRootSpec => ({
  attributes: rootAttributes(root),
  namespaces: namespacesOf(root),
  ...group(root, [signaturePlace, ...children]),
});

const adjustment = (model: PayrollReplacement | PayrollDeletion): XmlRootSpec => {
  const root = 'NominaIndividualDeAjuste';
  return rooted(root, [
    leaf('TipoNota', model.noteType, { field: 'type_note' }),
    model.noteType === '1'
      ? group('Reemplazar', [predecessorElement('ReemplazandoPredecesor', model.predecessor), ...paid(model, root)])
      : group('Eliminar', [predecessorElement('EliminandoPredecesor', model.predecessor), ...header(model, root)]),
  ]);
};

/**
 * The document without its codes: `InformacionGeneral/@CUNE`, `CodigoQR` and
 * `ProveedorXML/@SoftwareSC` are empty for `fillPayrollCodes`, the extension for
 * the signature.
 */
export const buildPayroll = (model: PayrollModel): XmlRootSpec =>
  model.kind === 'payroll'
    ? rooted('NominaIndividual', [model.novelty && noveltyElement(model.novelty), ...paid(model, 'NominaIndividual')])
    : adjustment(model);
