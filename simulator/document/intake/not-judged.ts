/** Why a file is not judged, and what its sender can do. */
export type NotJudged = {
  readonly code: 'answer' | 'empty' | 'empty-container' | 'envelope' | 'nested' | 'pdf' | 'request' | 'not-xml' | 'zip';
  readonly message: string;
  readonly spanish: { readonly message: string };
};
