/** Tells open pages that something happened in their world. They fetch themselves again: what they show is written in one place. */
import type { Response } from 'express';
import { isOver } from '../../src/common/http/server.ts';
import type { World } from '../platform/world.ts';

/** Ends when nobody looks any more. */
export const serveLive = async ({ journal }: World, response: Response): Promise<void> => {
  response.status(200).set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.flushHeaders();
  // Told at once, so that a page knows that it is live; and it comes back soon after a restart.
  response.write('retry: 2000\nevent: ready\ndata:\n\n');
  const stop = journal.onRecord((id) => {
    response.write(`event: exchange\ndata: ${id}\n\n`);
  });
  await isOver(response);
  stop();
};
