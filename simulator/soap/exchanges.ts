import { Router } from 'express';
import type { Exchange, Journal } from './journal.ts';

const present = (exchange: Exchange, full: boolean): object => ({
  id: exchange.id,
  receivedAt: new Date(exchange.receivedAt).toISOString(),
  operation: exchange.operation ?? null,
  certificateNit: exchange.certificateNit ?? null,
  status: exchange.status,
  fault: exchange.fault ?? null,
  ...(exchange.faults === undefined ? {} : { faults: exchange.faults }),
  ...(typeof exchange.results === 'object' ? exchange.results : {}),
  ...(exchange.omittedBytes === undefined ? {} : { omittedBytes: exchange.omittedBytes }),
  ...(full ? { envelope: exchange.envelope.toString('utf8'), answer: exchange.answer } : {}),
});

/**
 * `GET /ensayo/exchanges/:id`: what the judge found in one exchange, beside the
 * wire; `?full=1` adds the envelope and the answer. `omittedBytes` is there where
 * no more than the beginning of the envelope was kept.
 */
export const createExchangesRouter = (journal: Pick<Journal, 'get'>): Router => {
  const router = Router();
  router.get('/ensayo/exchanges/:id', (request, response) => {
    const { id } = request.params;
    const exchange = journal.get(id);
    if (exchange === undefined) {
      response.status(404).json({
        code: 'unknown-exchange',
        message: `No hay un intercambio «${id}»: no existió o el diario ya lo descartó. El identificador viene en la cabecera Ensayo-Exchange.`,
      });
      return;
    }
    response.json(present(exchange, request.query.full === '1'));
  });
  return router;
};
