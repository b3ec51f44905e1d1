/** What a caller should know about a request that was taken all the same; `paths` are the caller's names. */
export type RequestWarning = {
  readonly code: 'unknown-fields' | 'address-left-out' | 'payment-form-assumed' | 'numbering-not-configured';
  readonly paths: readonly string[];
  /** Spanish, for the integrator. */
  readonly message: string;
};

/** More paths than anybody reads; the message says how many there are. */
const mostPaths = 100;

const longestPath = 200;

const shortened = (path: string): string => (path.length > longestPath ? `${path.slice(0, longestPath)}…` : path);

export const unknownFieldsWarning = (paths: readonly string[]): readonly RequestWarning[] =>
  paths.length === 0
    ? []
    : [
        {
          code: 'unknown-fields',
          paths: paths.slice(0, mostPaths).map(shortened),
          message: `La solicitud trae ${paths.length} ${paths.length === 1 ? 'campo' : 'campos'} que este servicio no usa. Revise que estén bien escritos.`,
        },
      ];
