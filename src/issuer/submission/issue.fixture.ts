/** Scripts of the authority for issuing an invoice, and the answer of the service as JSON. */
import { verdictXml, type Reaction, type Script } from '../authority/fake-authority.fixture.ts';

export const [send, status] = ['SendBillSync', 'GetStatus'] as const;

/** Accepts everything sent, and confirms it when its status is queried. */
export const accepting: Script = ({ operation }) => ({
  body: verdictXml({ operation: operation === send ? send : status }),
});

export const always =
  (reaction: Reaction): Script =>
  () =>
    reaction;

type Body = Readonly<Record<string, unknown>>;

export const json = async (response: Response): Promise<Body> => (await response.json()) as Body; // checked by the tests
