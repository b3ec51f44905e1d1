/** Where `ensayo up` keeps its state, as its options say. */
import { UsageError } from '../shared/output.ts';

export type StateFlags = { readonly data?: string; readonly postgres?: string };

/** The host may be a parameter: the folder of a socket. */
const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, host, pathname, searchParams } = new URL(text);
  const hasHost = host !== '' || searchParams.has('host');
  return /^postgres(?:ql)?:$/.test(protocol) && hasHost && /^\/[^/]+$/.test(pathname);
};

/** The environment can give it too, where the processes of others cannot read the password. */
export const postgresOf = ({ data, postgres = process.env.ENSAYO_POSTGRES ?? '' }: StateFlags): string | undefined => {
  if (postgres === '') return undefined;
  if (data !== undefined)
    throw new UsageError({
      en: '--data and --postgres (or ENSAYO_POSTGRES) both say where the state is kept: leave out one.',
      es: '--data y --postgres (o ENSAYO_POSTGRES) indican ambos dónde se guarda el estado: omita uno.',
    });
  if (isAddress(postgres)) return postgres;
  throw new UsageError({
    en: '--postgres (or ENSAYO_POSTGRES) is not the address of a database. Expected postgres://user:password@host:5432/database.',
    es: '--postgres (o ENSAYO_POSTGRES) no es la dirección de una base de datos. Se esperaba postgres://usuario:clave@host:5432/base.',
  });
};
