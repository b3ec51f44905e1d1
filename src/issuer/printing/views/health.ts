import type { HealthUser, Health } from '../../documents/model.ts';
import { joined, type ItemColumn, itemTable, unlessEmpty } from './parts.ts';
import { isZero, money } from '../formats.ts';
import type { PrintedTable } from '../printed-document.ts';

/** Several numbers come in one text, separated by semicolons without a space to break a line at. */
const numbersText = (caption: string, numbers: string | undefined): string | undefined =>
  numbers && `${caption}: ${numbers.split(/;\s*/).join('; ')}`;

const userText = (user: HealthUser): string => {
  const { contract, policy, providerCode, uncontractedReason } = user;
  return joined(
    [
      joined([user.surname, user.secondSurname, user.firstName, user.middleName], ' '),
      joined([joined([user.identificationType?.name, user.identificationNumber], ' '), user.type?.name], ' · '),
      joined([user.paymentMethod?.name, user.coverage?.name], ' · '),
      joined(
        [
          providerCode && `Prestador: ${providerCode}`,
          contract && `Contrato: ${contract}`,
          policy && `Póliza: ${policy}`,
          uncontractedReason && `Sin contrato: ${uncontractedReason.name}`,
        ],
        ' · ',
      ),
      joined(
        [
          numbersText('Autorizaciones', user.authorizations),
          numbersText('MIPRES', user.mipres),
          numbersText('Entregas MIPRES', user.mipresDelivery),
        ],
        ' · ',
      ),
    ],
    '\n',
  );
};

const amountText = (amount: string | undefined): string =>
  amount === undefined || isZero(amount) ? '' : money(amount);

const userColumns: readonly ItemColumn<HealthUser>[] = [
  { caption: '#', align: 'right', cell: (_user, index) => String(index + 1) },
  { caption: 'Usuario y servicio', align: 'left', isWide: true, cell: userText },
  { caption: 'Copago', align: 'right', isOptional: true, cell: ({ coPayment }) => amountText(coPayment) },
  {
    caption: 'Cuota moderadora',
    align: 'right',
    isOptional: true,
    cell: ({ moderatingFee }) => amountText(moderatingFee),
  },
  {
    caption: 'Cuota de recuperación',
    align: 'right',
    isOptional: true,
    cell: ({ recoveryFee }) => amountText(recoveryFee),
  },
  {
    caption: 'Pagos compartidos',
    align: 'right',
    isOptional: true,
    cell: ({ sharedPayment }) => amountText(sharedPayment),
  },
  { caption: 'Anticipo', align: 'right', isOptional: true, cell: ({ advance }) => amountText(advance) },
];

/** The users of the services, unless the request says not to print them. */
export const healthTables = (health: Health | undefined): readonly PrintedTable[] =>
  health?.printsUsers === true ? unlessEmpty(itemTable('Usuarios del sector salud', userColumns, health.users)) : [];
