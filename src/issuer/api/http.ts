/**
 * A route of the service, and its handler's input and output: plain data, so that it can be tested without a server.
 *
 * To add one: a `Route`, or `withBody` if its body is validated before the handler runs, in the list of a file with
 * handlers (a new list goes into `routes.ts`), and its path in `dialect-paths.json`, from which `npm run generate` writes
 * docs/dialect.md. Router, OpenAPI description, Postman collection and the page of the interface follow from it.
 */
import type { Env } from '../../common/env/env.ts';
import type { JsonSchema, Route as Declared } from '../../common/http/route.ts';
import type { Readiness } from '../../common/http/readiness.ts';
import type { FileName } from '../../common/file-name.ts';
import type { Log } from '../../common/log.ts';
import type { AuthorityClient } from '../authority/client.ts';
import type { ExplanationLanguage } from '../authority/explanations.ts';
import type { RetryPolicy } from '../authority/retry.ts';
import type { Companies } from '../companies.ts';
import type { Company, Compatibility, RefusalOf, TestSetsOf } from '../company.ts';
import type { MailService } from '../mail/service.ts';
import type { OnStep, Tamper } from '../steps.ts';
import type { IssuerStore } from '../store/port.ts';
import type { Turns } from '../store/turns.ts';
import type { ObjectSchema } from '../requests/schema-parts.ts';
import type { Example } from './openapi/examples.ts';
import type { Tag } from './openapi/tags.ts';
import type { Tokens } from './tokens.ts';

export type ApiRequest = {
  /** From the path, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Parameters behind the path. */
  readonly query: Readonly<Record<string, string>>;
  readonly header: (name: string) => string | undefined;
  /** Whether the client has closed the connection: the answer reaches nobody. */
  readonly isGone?: () => boolean;
  /** What is to be done if the client closes the connection before it has the answer; at once. */
  readonly ifGone?: (work: () => Promise<void>) => void;
  /** The JSON of the body; undefined if the route has none. */
  readonly body: unknown;
  /** There was a body which is not JSON, and the route needs none. */
  readonly isBodyIgnored?: boolean;
};

export type ApiAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The name for saving the body. */
  readonly file?: { readonly name: FileName; readonly shown: 'attachment' | 'inline' };
  /** An object is sent as JSON, bytes as they are. */
  readonly body: object;
};

/** The permitted interventions in a request. */
export type TamperContext = { readonly body: unknown; readonly header: (name: string) => string | undefined };

export type Services = {
  readonly env: Env;
  /** The company that the token belongs to; for routes without a token, the company that the service started with. */
  readonly company: Company;
  readonly companies: Companies;
  readonly tokens: Tokens;
  readonly client: AuthorityClient;
  readonly store: IssuerStore;
  readonly turns: Turns;
  readonly mail: Pick<MailService, 'mailer' | 'inbox' | 'turn'>;
  readonly retry?: RetryPolicy | undefined;
  /** Language of explanations for callers that ask for none. */
  readonly language?: ExplanationLanguage | undefined;
  readonly allowResend?: boolean | undefined;
  /** Whether anybody may register a company. */
  readonly openRegistration?: boolean | undefined;
  /** Of companies that have no setting of their own. */
  readonly compatibility?: Compatibility | undefined;
  readonly testSetsOf?: TestSetsOf | undefined;
  readonly refusalOf?: RefusalOf | undefined;
  readonly tamperFor?: ((context: TamperContext) => Tamper | undefined) | undefined;
  readonly onStep?: OnStep | undefined;
  readonly log?: Log | undefined;
  readonly readiness: Pick<Readiness, 'look'>;
};

export type Handler = (request: ApiRequest, services: Services) => Promise<ApiAnswer> | ApiAnswer;

/** By component name; of several, a body or an answer has one. */
type Shapes<Schema> = Readonly<Record<string, Schema>>;

/** The answer to a request that is not refused (200); JSON where it says nothing else. */
export type Answered = {
  readonly description: string;
  readonly schemas?: Shapes<JsonSchema>;
  /** If it is not JSON. */
  readonly contentTypes?: readonly string[];
};

export type Route = Declared<Handler, Shapes<ObjectSchema>, Answered> & {
  readonly tag: Tag;
  /** Whether a bearer token is needed. */
  readonly authenticated: boolean;
  /** Asks the authority; a tenant has one of its own. */
  readonly asksAuthority?: boolean;
  /** A POST whose body is optional. */
  readonly bodyOptional?: boolean;
  /** A sample body to try it with. */
  readonly example?: Example;
  /** Why a request is refused, by status; what follows from token and body need not be listed. */
  readonly failures?: Readonly<Record<number, string>>;
  /** The fields of the dialect that it has no use for, with the reasons in Spanish. */
  readonly unused?: Readonly<Record<string, string>>;
  /** Refuses before the body is read, based on the path and the headers. */
  readonly admit?: (
    request: Pick<ApiRequest, 'params' | 'header'>,
    services: Pick<Services, 'companies' | 'tokens' | 'openRegistration'>,
  ) => ApiAnswer | undefined;
};
